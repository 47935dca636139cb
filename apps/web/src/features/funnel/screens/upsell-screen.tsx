import { UpsellVisit } from "./upsell-visit.tsx";

/** S2.07: everything that is sold beside the plan, in one. */
export const UpsellScreen = () => (
  <UpsellVisit key="megaUpsell" step="megaUpsell" products={["upsell"]} source="funnel_mega_upsell" />
);
