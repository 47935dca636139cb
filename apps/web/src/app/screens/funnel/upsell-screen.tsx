import { UpsellVisit } from "./upsell-visit.tsx";

/** S2.07 */
export const Screen = () => <UpsellVisit key="megaUpsell" step="megaUpsell" />;
