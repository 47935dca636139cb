import { UpsellVisit } from "./upsell-visit.tsx";

/** S2.08 */
export const SecondUpsellScreen = () => <UpsellVisit key="upsell" step="upsell" />;
