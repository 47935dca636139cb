import { canRunApp, type Device } from "../profile/app-device.ts";

/** S3.04: pages that are shown once. */
export const FUNNEL_STEPS = ["megaUpsell", "upsell", "webToApp", "onboarding"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
export type VisitedPages = Readonly<Record<FunnelStep, boolean>>;

/** S2.12, between sign-up and the first lesson. The app is offered later: see `offersApp`. */
const AFTER_SIGN_UP = ["megaUpsell", "upsell", "onboarding"] as const satisfies readonly FunnelStep[];

/** The first step after sign-up that is not visited yet; null at the end of the funnel. Without `offers` nothing is for sale. */
export function nextFunnelStep(visited: VisitedPages, { offers }: { readonly offers: boolean }): FunnelStep | null {
  return AFTER_SIGN_UP.find((step) => !visited[step] && (offers || step === "onboarding")) ?? null;
}

/** Completed lessons after which the app is worth having. */
const LESSONS_BEFORE_APP = 2;

/** S4.06: whether to offer the app on this device, once. */
export const offersApp = (visited: VisitedPages, device: Device, completedLessons: number): boolean =>
  !visited.webToApp && canRunApp(device) && completedLessons >= LESSONS_BEFORE_APP;
