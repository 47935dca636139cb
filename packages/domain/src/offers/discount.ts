const DAY_MS = 86_400_000;
/** A discount is offered again after so many days, and is measured by the lowest price of as many. */
const DISCOUNT_DAYS = 30;

export interface Discount {
  readonly offered_at: Date;
  readonly ends_at: Date;
}

/** Whether a learner's discount is under way, begins now, or was offered too recently to be offered again. */
export function discountNow(last: Discount | null, now: Date): "running" | "begins" | "too_soon" {
  if (last === null) return "begins";
  if (now < last.ends_at) return "running";
  return now.getTime() - last.offered_at.getTime() < DISCOUNT_DAYS * DAY_MS ? "too_soon" : "begins";
}

/** A price that a product has, or had until `until`, without a discount. */
export interface FormerPrice {
  readonly total_minor: number;
  readonly from: Date;
  readonly until: Date | null;
}

/**
 * What a discount may be compared with: the lowest price at which the product was sold to everybody in the last 30 days. Null if it is not
 * higher than the discounted price, or if the product is no longer sold without a discount.
 */
export function usualPrice(discounted: number, prices: readonly FormerPrice[], now: Date): number | null {
  const since = new Date(now.getTime() - DISCOUNT_DAYS * DAY_MS);
  const recent = prices.filter(({ from, until }) => from <= now && (until === null || until > since));
  if (!recent.some(({ until }) => until === null || until > now)) return null;
  const lowest = Math.min(...recent.map(({ total_minor }) => total_minor));
  return lowest > discounted ? lowest : null;
}
