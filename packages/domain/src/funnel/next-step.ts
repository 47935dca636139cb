import { canRunApp, type Device } from "../profile/app-device.ts";

/** S3.04: pages between sign-up and the first lesson, in the order of S2.12. */
export const FUNNEL_STEPS = ["megaUpsell", "upsell", "webToApp", "onboarding"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
export type VisitedPages = Readonly<Record<FunnelStep, boolean>>;

export interface FunnelSituation {
  readonly platform: Device;
  /** Whether anything is for sale; upsells are skipped otherwise. */
  readonly offers: boolean;
}

/** S2.12: the first step that is not visited yet and has content; null at the end of the funnel. */
export function nextFunnelStep(visited: VisitedPages, { platform, offers }: FunnelSituation): FunnelStep | null {
  const hasContent: VisitedPages = {
    megaUpsell: offers,
    upsell: offers,
    webToApp: canRunApp(platform),
    onboarding: true,
  };
  return FUNNEL_STEPS.find((step) => !visited[step] && hasContent[step]) ?? null;
}
