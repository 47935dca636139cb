import { UpsellVisit } from "./upsell-visit.tsx";

/** S2.08: each of it by itself. */
export const SecondUpsellScreen = () => (
  <UpsellVisit key="upsell" step="upsell" products={["upsell_market_news", "upsell_reports"]} source="funnel_upsell" />
);
