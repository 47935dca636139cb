import { nextFunnelStep, type FunnelStep, type VisitedPages } from "@candlewise/domain/funnel/next-step";
import { runtimeConfig } from "#web/shared/config/runtime-config.ts";
import { appDevice } from "./app-device.ts";

const PATHS = {
  megaUpsell: "/upsell",
  upsell: "/upsell/second",
  webToApp: "/auth/signup/app-download",
  onboarding: "/onboarding",
} as const satisfies Record<FunnelStep, string>;

/** S2.07 to S2.10, S2.12: the address of the next step; null at the end. The visitor gets to the page `wanted` after the funnel. */
export function nextFunnelPath(visited: VisitedPages, wanted: string | null): string | null {
  const step = nextFunnelStep(visited, { offers: runtimeConfig().features.payments, device: appDevice() });
  return step && PATHS[step] + (wanted === null ? "" : `?${new URLSearchParams({ next: wanted })}`);
}
