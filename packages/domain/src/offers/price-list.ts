import type { GeoGroup } from "../geo/country-groups.ts";
import type { PriceTier } from "./product.ts";

/** S6.12: the price list of a country that is in these groups. */
export function tierOf(groups: readonly GeoGroup[]): PriceTier {
  if (groups.includes("pricing_t1")) return "pricing_t1";
  return groups.includes("pricing_t1_new") ? "pricing_t1_new" : "worldwide";
}

interface Price {
  readonly tier: PriceTier;
  readonly currency: string;
}

/** Those of a list in the wanted currency, or in dollars if the list has none in it. */
export function pricesFor<P extends Price>(prices: readonly P[], { tier, currency }: Price): P[] {
  const listed = prices.filter((price) => price.tier === tier);
  const wanted = listed.filter((price) => price.currency === currency);
  return wanted.length > 0 ? wanted : listed.filter((price) => price.currency === "USD");
}
