import type { ProviderKind } from "@candlewise/domain/subscriptions/subscription-state";

export type StoreProvider = Exclude<ProviderKind, "solidgate">;

/** What the app stores are called, and where learners change and cancel their subscriptions. */
export const STORES: Readonly<Record<StoreProvider, { readonly name: string; readonly manageUrl: string }>> = {
  apple_in_app: { name: "App Store", manageUrl: "https://apps.apple.com/account/subscriptions" },
  android_in_app: { name: "Google Play", manageUrl: "https://play.google.com/store/account/subscriptions" },
};
