import { canRunApp, type Device } from "../profile/app-device.ts";

/** S3.04: pages that are shown once, in the order of S2.12. */
export const FUNNEL_STEPS = ["megaUpsell", "upsell", "webToApp", "onboarding"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
export type VisitedPages = Readonly<Record<FunnelStep, boolean>>;
/** S4.06 */
export const NONE_VISITED: VisitedPages = { megaUpsell: false, upsell: false, webToApp: false, onboarding: false };

interface Circumstances {
  /** Whether anything is for sale. */
  readonly offers: boolean;
  readonly device: Device;
}

/** S2.12, S4.06: the first step after sign-up that is not visited yet and has something to show; null at the end of the funnel. */
export function nextFunnelStep(visited: VisitedPages, { offers, device }: Circumstances): FunnelStep | null {
  const isShown = { megaUpsell: offers, upsell: offers, webToApp: canRunApp(device), onboarding: true };
  return FUNNEL_STEPS.find((step) => !visited[step] && isShown[step]) ?? null;
}
