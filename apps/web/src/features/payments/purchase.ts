import type { CallArguments } from "@candlewise/contracts/endpoint";
import type { Offer, Pricing } from "@candlewise/contracts/offers/schemas";
import type { PaymentsShapes } from "@candlewise/contracts/payments/schemas";
import type { OfferSource } from "@candlewise/domain/offers/product";

/** What is bought, by whom, and what the page said about it. */
export interface Purchase {
  readonly userId: string;
  readonly offer: Pick<Offer, "id">;
  readonly pricing: Pricing;
  readonly source?: OfferSource | undefined;
  readonly wantsImmediateStart?: boolean | undefined;
  /** As it was typed. */
  readonly vatNumber?: string | undefined;
}

/** What is charged at once. */
export const dueNow = ({ trial, total_minor }: Pricing): number => trial?.total_minor ?? total_minor;

export const bodyOf = (purchase: Purchase): CallArguments<PaymentsShapes["createPaymentForm"]>["body"] => ({
  user_id: purchase.userId,
  offer_id: purchase.offer.id,
  pricing_id: purchase.pricing.id,
  seen_total_minor: dueNow(purchase.pricing),
  ...(purchase.source && { source: purchase.source }),
  ...(purchase.vatNumber?.trim() && { vat_number: purchase.vatNumber.trim() }),
  ...(purchase.wantsImmediateStart !== undefined && { wants_immediate_start: purchase.wantsImmediateStart }),
});
