import type { Hideable } from "@candlewise/domain/geo/hidden-countries";
import type { FormerPrice } from "@candlewise/domain/offers/discount";
import type { BillingPeriod, PriceTier, ProductKind } from "@candlewise/domain/offers/product";
import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import { DEFAULT_CONFIG } from "./default-config.ts";

/** A price with its offer and product. */
export interface PriceRow {
  readonly pricing_id: string;
  readonly offer_id: string;
  readonly paywall_config_id: string;
  /** Null for a config without an end. */
  readonly discount_hours: number | null;
  readonly product_id: string;
  readonly product_type: ProductKind;
  readonly name: string;
  readonly period_unit: BillingPeriod["unit"] | null;
  readonly period_count: number | null;
  readonly hidden_with: Hideable | null;
  readonly tier: PriceTier;
  readonly currency: string;
  readonly total_minor: number;
  readonly trial_days: number | null;
  readonly trial_total_minor: number | null;
  readonly provider_product_id: string | null;
  /** Null for a price without a trial. */
  readonly provider_product_id_without_trial: string | null;
}

const select = (db: Queryable, condition: RawBuilder<unknown>) =>
  sql<PriceRow>`
    select pricing_id, offer_id, paywall_config_id, discount_hours, product_id, product_type, name, period_unit, period_count, hidden_with,
      tier, currency, total_minor, trial_days, trial_total_minor, provider_product_id, provider_product_id_without_trial
    from offers_pricing join offers_offer using (offer_id) join offers_paywall_config using (paywall_config_id)
      join offers_product using (product_id)
    where ${condition} order by place, tier, currency`
    .execute(db)
    .then(({ rows }) => rows);

const onSale = (now: Date) =>
  sql`is_delivered and on_sale_from <= ${now} and (on_sale_until is null or on_sale_until > ${now})`;

interface PricesOf {
  readonly configId: string;
  readonly productType: ProductKind;
  readonly now: Date;
}

/** The prices on sale of a paywall, in its order. */
export const listPrices = (db: Queryable, { configId, productType, now }: PricesOf): Promise<PriceRow[]> =>
  select(db, sql`paywall_config_id = ${configId} and product_type = ${productType} and ${onSale(now)}`);

export async function findPrice(db: Queryable, pricingId: string, now: Date): Promise<PriceRow | undefined> {
  return (await select(db, sql`pricing_id = ${pricingId} and ${onSale(now)}`))[0];
}

/** The prices on sale of a product on the default paywall. */
export const listPricesOfProduct = (db: Queryable, productId: string, now: Date): Promise<PriceRow[]> =>
  select(db, sql`paywall_config_id = ${DEFAULT_CONFIG} and product_id = ${productId} and ${onSale(now)}`);

/** On sale or not. */
export async function findProviderProduct(db: Queryable, providerProductId: string): Promise<PriceRow | undefined> {
  return (await select(db, sql`${providerProductId} in (provider_product_id, provider_product_id_without_trial)`))[0];
}

type ProductRow = Pick<PriceRow, "product_type" | "period_unit" | "period_count">;

/** Whether it has a price or not: the app stores have their own. */
export async function findProduct(db: Queryable, productId: string): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select product_type, period_unit, period_count from offers_product where product_id = ${productId}`.execute(db);
  return rows[0];
}

/** Everything that the provider bills, on sale or not. */
export const listProviderProducts = (db: Queryable): Promise<PriceRow[]> =>
  select(db, sql`provider_product_id is not null`);

/** Every price that a product had on the default paywall, in the list and currency of another price of it. */
export async function listFormerPrices(db: Queryable, price: PriceRow): Promise<FormerPrice[]> {
  const { product_id, tier, currency } = price;
  const { rows } = await sql<FormerPrice>`
    select total_minor, on_sale_from as "from", on_sale_until as "until"
    from offers_pricing join offers_offer using (offer_id)
    where paywall_config_id = ${DEFAULT_CONFIG} and product_id = ${product_id} and tier = ${tier} and currency = ${currency}`.execute(
    db,
  );
  return rows;
}

export const periodOf = ({ period_unit, period_count }: ProductRow): BillingPeriod | null =>
  period_unit === null || period_count === null ? null : { unit: period_unit, count: period_count };

export const trialOf = ({ trial_days, trial_total_minor }: PriceRow) =>
  trial_days === null || trial_total_minor === null ? null : { days: trial_days, totalMinor: trial_total_minor };
