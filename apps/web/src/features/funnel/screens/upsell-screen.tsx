import { UpsellVisit } from "./upsell-visit.tsx";

/** S2.07 */
export const UpsellScreen = () => <UpsellVisit key="megaUpsell" step="megaUpsell" />;
