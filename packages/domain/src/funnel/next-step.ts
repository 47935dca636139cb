import { canRunApp, type Device } from "../profile/app-device.ts";

/** S3.04: pages between sign-up and the first lesson, in the order of S2.12. */
export const FUNNEL_STEPS = ["megaUpsell", "upsell", "webToApp", "onboarding"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
export type VisitedPages = Readonly<Record<FunnelStep, boolean>>;

export interface FunnelSituation {
  readonly platform: Device;
  /** Whether something is for sale here: without it there is nothing that an upsell could offer. */
  readonly offers: boolean;
}

/** S2.12: the first step that was not visited yet and has something to show; null at the end of the funnel. */
export function nextFunnelStep(visited: VisitedPages, { platform, offers }: FunnelSituation): FunnelStep | null {
  const hasContent: VisitedPages = {
    megaUpsell: offers,
    upsell: offers,
    webToApp: canRunApp(platform),
    onboarding: true,
  };
  return FUNNEL_STEPS.find((step) => !visited[step] && hasContent[step]) ?? null;
}
