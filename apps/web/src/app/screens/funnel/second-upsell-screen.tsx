import { UpsellVisit } from "./upsell-visit.tsx";

/** S2.08 */
export const Screen = () => <UpsellVisit key="upsell" step="upsell" />;
