/** What can be bought. `app` is access to everything; the others are sold beside it. S3.05 */
export const PRODUCT_KINDS = ["app", "upsell_market_news", "upsell_reports", "upsell"] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Where an offer is shown. S3.26 */
export const OFFER_SOURCES = [
  "funnel_upsell",
  "funnel_mega_upsell",
  "webapp_mentor_upsell",
  "ai_chat",
  "ai_tools",
  "third_upsell",
  "discount_subscription",
] as const;
export type OfferSource = (typeof OFFER_SOURCES)[number];

/** How a price is put beside its total. S7.85 */
export const PRICE_REPRESENTATIONS = ["daily", "weekly", "monthly", "total"] as const;
export type PriceRepresentation = (typeof PRICE_REPRESENTATIONS)[number];

/** The price lists: of two groups of countries, and of all others. S6.12 */
export const PRICE_TIERS = ["pricing_t1", "pricing_t1_new", "worldwide"] as const;
export type PriceTier = (typeof PRICE_TIERS)[number];

/** What a subscription is billed for; a product that is bought once has none. */
export interface BillingPeriod {
  readonly unit: "day" | "week" | "month" | "year";
  readonly count: number;
}
