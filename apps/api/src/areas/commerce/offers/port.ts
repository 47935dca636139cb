import type { Queryable } from "#api/platform/database/database.ts";
import type { BillingPeriod, ProductKind } from "@candlewise/domain/offers/product";

/** For whom a price is: the list of prices depends on the country, and on the first offer that a learner saw. */
export interface PriceBuyer {
  readonly userId: string;
  /** Alpha-2; null if unknown. */
  readonly country: string | null;
}

/** A price of the database: what is charged is taken from here and never from a client. */
export interface Quote {
  readonly offerId: string;
  readonly pricingId: string;
  readonly productId: string;
  readonly kind: ProductKind;
  /** The price of a period, or of a single purchase, VAT included. */
  readonly totalMinor: number;
  readonly currency: string;
  /** The VAT in every charge of it; null where none is due. */
  readonly vat: { readonly country: string; readonly ratePercent: number } | null;
  /** Null for what is bought once. */
  readonly period: BillingPeriod | null;
  /** Charged now instead of the total. */
  readonly trial: { readonly days: number; readonly totalMinor: number } | null;
  /** The provider's id of the product at this price; null for what is bought once. */
  readonly providerProductId: string | null;
}

/** What payments and subscriptions ask of offers. */
export interface OffersPort {
  /** Null if it is not, or no longer, for sale to this buyer. */
  quote(wanted: { readonly offerId: string; readonly pricingId: string }, buyer: PriceBuyer): Promise<Quote | null>;
  /** The usual price of a product for a buyer who has subscribed before, so without a trial; null if it is not for sale in the currency. */
  quoteProduct(
    wanted: { readonly productId: string; readonly currency: string },
    buyer: PriceBuyer,
  ): Promise<Quote | null>;
  /** What the provider's id of a product stands for; null for an unknown one. */
  productOf(
    db: Queryable,
    providerProductId: string,
  ): Promise<Pick<Quote, "productId" | "kind" | "period" | "totalMinor" | "currency"> | null>;
  /** What is sold under an id of the catalogue, at whatever price; null for an unknown one. */
  catalogueProduct(db: Queryable, productId: string): Promise<Pick<Quote, "kind" | "period"> | null>;
  /** Whether a discount was ever offered to a learner. */
  wasDiscounted(userId: string): Promise<boolean>;
  /** Everything that the provider bills, also at prices that are no longer on sale. */
  billedProducts(): Promise<readonly BilledProduct[]>;
}

/** A product at a price, as the provider is told of it. */
export interface BilledProduct {
  /** The provider's id. */
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly amountMinor: number;
  readonly period: BillingPeriod;
  readonly trial: { readonly days: number; readonly amountMinor: number } | null;
}
