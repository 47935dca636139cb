import { PRICE_REPRESENTATIONS, PRICE_TIERS, PRODUCT_KINDS } from "@candlewise/domain/offers/product";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { offersRoutes } from "./routes.ts";

export const ProductKindSchema = z.enum(PRODUCT_KINDS);

/** In the smallest unit of the currency: 999 is 9.99 USD. */
export const MinorSchema = z.int();
/** ISO 4217, in capitals. */
export const CurrencySchema = z.string().regex(/^[A-Z]{3}$/);

export const BillingPeriodSchema = z.strictObject({
  unit: z.enum(["day", "week", "month", "year"]),
  count: z.int().positive(),
});

export const PricingSchema = z.strictObject({
  id: z.uuid(),
  tier: z.enum(PRICE_TIERS),
  currency: CurrencySchema,
  /** What is charged, VAT included. */
  total_minor: MinorSchema,
  /** The VAT in the total; null where none is due. */
  vat: z.strictObject({ country: z.string(), rate_percent: z.number(), amount_minor: MinorSchema }).nullable(),
  /** Null for what is bought once. */
  period: BillingPeriodSchema.nullable(),
  /** The total in the representation that was asked for, rounded up: never less than what is charged. */
  represented_minor: MinorSchema,
  /** The first days for a lower price, charged at once; null if there are none. */
  trial: z.strictObject({ days: z.int().positive(), total_minor: MinorSchema }).nullable(),
  /** Others get a trial at this price, and the caller has had one. */
  is_trial_used: z.boolean(),
  /** The usual price of the same product, if this one is lower. */
  usual_total_minor: MinorSchema.nullable(),
  /** When the discount ends; it is not offered again before 30 days have passed. */
  discount_ends_at: z.iso.datetime().nullable(),
});

export const OfferSchema = z.strictObject({
  id: z.uuid(),
  paywall_config_id: z.string(),
  product_type: ProductKindSchema,
  product_id: z.string(),
  pricings: z.array(PricingSchema),
});

export const offersContract = defineContract("offers", offersRoutes, {
  listOffers: {
    query: z.strictObject({
      product_type: ProductKindSchema.default("app"),
      /** S9.05 */
      pricing_repr: z.enum(PRICE_REPRESENTATIONS).default("daily"),
    }),
    headers: z.object({ "paywall-config-id": z.string().max(80).optional() }),
    response: z.strictObject({
      /** Empty if nothing is for sale to the caller. */
      offers: z.array(OfferSchema),
      pricing_repr: z.enum(PRICE_REPRESENTATIONS),
      /** The country that the prices are for, alpha-2; null if it is unknown. */
      country: z.string().nullable(),
    }),
  },
});

export type OffersShapes = typeof offersContract.shapes;
export type Offer = z.output<typeof OfferSchema>;
export type Pricing = z.output<typeof PricingSchema>;
