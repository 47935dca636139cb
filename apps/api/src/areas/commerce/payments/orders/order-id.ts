import { createHash } from "node:crypto";

/**
 * The id of an order, derived from what is wanted: however often a purchase is tried again, the provider sees one order. `attempt` tells it
 * from earlier orders of the same that have failed or ended.
 */
export function orderIdOf(wanted: {
  readonly userId: string;
  readonly offerId: string;
  readonly pricingId: string;
  readonly attempt: number;
}): string {
  const { userId, offerId, pricingId, attempt } = wanted;
  return `cw-${createHash("sha256").update(`${userId} ${offerId} ${pricingId} ${attempt}`).digest("hex").slice(0, 40)}`;
}
