import type { Offer, Pricing } from "@candlewise/contracts/offers/schemas";
import type { OfferSource } from "@candlewise/domain/offers/product";

interface Purchase {
  readonly offer: Pick<Offer, "product_type" | "paywall_config_id">;
  readonly pricing: Pick<Pricing, "id">;
  readonly source?: OfferSource | undefined;
  /** Where to go once it is paid, or left. */
  readonly next?: string | null | undefined;
}

/** The page that takes the payment for an offer. It can be reloaded at any time. */
export function checkoutAddress({ offer, pricing, source, next }: Purchase): string {
  const search = new URLSearchParams({
    product: offer.product_type,
    config: offer.paywall_config_id,
    pricing: pricing.id,
    ...(source && { source }),
    ...(next && { next }),
  });
  return `/checkout?${search}`;
}
