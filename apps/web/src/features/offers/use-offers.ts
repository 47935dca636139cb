import type { Offer, Pricing } from "@candlewise/contracts/offers/schemas";
import type { PriceRepresentation, ProductKind } from "@candlewise/domain/offers/product";
import type { OfferErrorCode } from "#web/modules/paying/offer-problem.tsx";
import { useListOffersQuery } from "./api.ts";

export interface Offers {
  readonly offers: readonly Offer[] | null;
  readonly representation: PriceRepresentation;
  readonly country: string | null;
  readonly problem: Extract<OfferErrorCode, "ERROR_GET_OFFER" | "ERROR_OFFER_EMPTY"> | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** S5.06, S8.14: what is for sale. Prices may have changed since they were last shown, so they are always asked for. */
export function useOffers(product: ProductKind, config: string | null = null): Offers {
  const { currentData, isError, isFetching, refetch } = useListOffersQuery(
    { query: { product_type: product }, ...(config && { headers: { "paywall-config-id": config } }) },
    { refetchOnMountOrArgChange: true },
  );
  const isEmpty = currentData?.offers.every(({ pricings }) => pricings.length === 0);
  return {
    offers: currentData && !isEmpty ? currentData.offers : null,
    representation: currentData?.pricing_repr ?? "daily",
    country: currentData?.country ?? null,
    problem: isEmpty ? "ERROR_OFFER_EMPTY" : isError && !currentData ? "ERROR_GET_OFFER" : null,
    isFetching,
    refetch: () => void refetch(),
  };
}

export interface Choice {
  readonly offer: Offer;
  readonly pricing: Pricing;
}

/** An offer of each price, in the order of the server. */
export const choicesOf = (offers: readonly Offer[]): Choice[] =>
  offers.flatMap((offer) => offer.pricings.map((pricing) => ({ offer, pricing })));

/** The one that costs the least a day; null where there is no other, or where the prices are not shown by the day, week or month. */
export function cheapestOf(choices: readonly Choice[], representation: PriceRepresentation): Choice | null {
  if (representation === "total") return null;
  const [first, second] = choices
    .filter(({ pricing }) => pricing.period !== null)
    .toSorted((one, other) => one.pricing.represented_minor - other.pricing.represented_minor);
  const isCheaper = first && second && first.pricing.represented_minor < second.pricing.represented_minor;
  return isCheaper ? first : null;
}
