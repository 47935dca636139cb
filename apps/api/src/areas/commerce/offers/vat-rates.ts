import { taxPlaceOf } from "@candlewise/domain/geo/tax-places";
import rates from "sales-tax/res/sales_tax_rates.json" with { type: "json" };
import { z } from "zod";

const rateOf = z.record(z.string(), z.object({ rate: z.number() })).parse(rates);

/** Liechtenstein has the rate of Switzerland by treaty, which the data lags behind. */
const SAME_RATE: Readonly<Record<string, string>> = { LI: "CH" };

export interface VatRate {
  /** Alpha-2 */
  readonly country: string;
  readonly ratePercent: number;
}

/**
 * The VAT in a price that is charged to a country; null where none is due. California's sales tax is not charged: whether it applies to
 * lessons is to be decided first.
 */
export function vatRateOf(country: string | null): VatRate | null {
  if (country === null || taxPlaceOf(country, null) !== "vat") return null;
  const found = rateOf[SAME_RATE[country] ?? country];
  if (found === undefined) throw new Error(`No VAT rate of ${country} is known.`);
  return { country, ratePercent: Math.round(found.rate * 10_000) / 100 };
}
