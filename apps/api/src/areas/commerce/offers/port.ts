import type { BillingPeriod, PriceTier, ProductKind } from "@candlewise/domain/offers/product";
import type { Queryable } from "#api/platform/database/database.ts";

/** The VAT that a total contains. */
export interface Vat {
  /** Alpha-2 */
  readonly country: string;
  readonly ratePercent: number;
  readonly amountMinor: number;
}

/** Who buys, and where. */
export interface QuoteBuyer {
  readonly userId: string;
  /** Alpha-2; null if unknown. */
  readonly country: string | null;
}

/** What is for sale at a price, read from the catalogue. Amounts are minor units of the currency, VAT included. */
export interface Quote {
  readonly offerId: string;
  readonly pricingId: string;
  readonly paywallConfigId: string;
  readonly productId: string;
  readonly productType: ProductKind;
  readonly tier: PriceTier;
  readonly currency: string;
  /** The price of a period, or of what is bought once. */
  readonly totalMinor: number;
  readonly vat: Vat | null;
  /** Null for what is bought once. */
  readonly period: BillingPeriod | null;
  /** Charged at once, instead of the total, where there is one. */
  readonly trial: { readonly days: number; readonly totalMinor: number; readonly vat: Vat | null } | null;
  /** The provider's id of what is billed again; null for what is bought once. */
  readonly providerProductId: string | null;
}

/** A product of the catalogue, known by the provider's id or by ours. */
export interface CatalogueProduct {
  readonly productId: string;
  readonly productType: ProductKind;
  readonly providerProductId: string | null;
  readonly currency: string;
  readonly totalMinor: number;
  readonly period: BillingPeriod | null;
}

/** What other features of the area may ask about prices. */
export interface OffersPort {
  /** Null if the price does not exist, is not on the buyer's price list, or belongs to a discount that has ended. */
  quote(db: Queryable, pricingId: string, buyer: QuoteBuyer): Promise<Quote | null>;
  /** The VAT in a total that is charged to a country: for renewals, whose rate may have changed. Null where none is due. */
  vatIn(totalMinor: number, country: string | null): Vat | null;
  /** What a provider's product id stands for, whether it is still on sale or not; null for an unknown one. */
  productOf(db: Queryable, providerProductId: string): Promise<CatalogueProduct | null>;
  /** What a subscription to this product could be switched to: the prices of the learner's list, in the currency of the present one. */
  alternatives(db: Queryable, providerProductId: string, buyer: QuoteBuyer): Promise<readonly Quote[]>;
}
