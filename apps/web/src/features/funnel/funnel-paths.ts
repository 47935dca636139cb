import type { FunnelStep } from "@candlewise/domain/funnel/next-step";

const PATHS = {
  megaUpsell: "/upsell",
  upsell: "/upsell/second",
  webToApp: "/auth/signup/app-download",
  onboarding: "/onboarding",
} as const satisfies Record<FunnelStep, string>;

/** Address of a step (S2.07 to S2.10); `wanted` is the page that the visitor came for and gets to after the funnel. */
export const funnelPath = (step: FunnelStep, wanted: string | null): string =>
  PATHS[step] + (wanted === null ? "" : `?${new URLSearchParams({ next: wanted })}`);
