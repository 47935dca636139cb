import { groupsOf } from "@candlewise/domain/geo/country-groups";
import { hiddenBy } from "@candlewise/domain/geo/hidden-countries";
import { tierOf } from "@candlewise/domain/offers/price-list";
import {
  findPrice,
  findProduct,
  findProviderProduct,
  listPricesOfProduct,
  listProviderProducts,
  periodOf,
  trialOf,
  type PriceRow,
} from "./catalogue-store.ts";
import type { OffersDependencies } from "./dependencies.ts";
import { findDiscount, pinTier } from "./learner-store.ts";
import type { OffersPort, PriceBuyer, Quote } from "./port.ts";
import { termsFor } from "./terms.ts";
import { vatRateOf } from "./vat-rates.ts";

/** Prices as payments ask for them: from the database, by the rules by which they were shown. */
export function createOffersPort(deps: Omit<OffersDependencies, "countryOf">): OffersPort {
  const { kysely } = deps.database;
  const ifOnList = async (price: PriceRow | undefined, buyer: PriceBuyer) =>
    deps.isSelling && price !== undefined && (await isForSale(deps, price, buyer)) ? price : null;
  return {
    async quote({ offerId, pricingId }, buyer) {
      const price = await findPrice(kysely, pricingId, deps.clock.now());
      const listed = await ifOnList(price?.offer_id === offerId ? price : undefined, buyer);
      if (listed === null) return null;
      const hadTrial = listed.trial_days !== null && (await deps.hadTrial(buyer.userId));
      return quoteOf(listed, buyer, { hasTrial: !hadTrial });
    },
    async quoteProduct({ productId, currency }, buyer) {
      const tier = await tierFor(deps, buyer);
      const prices = await listPricesOfProduct(kysely, productId, deps.clock.now());
      const price = prices.find((each) => each.tier === tier && each.currency === currency);
      const listed = await ifOnList(price, buyer);
      return listed === null ? null : quoteOf(listed, buyer, { hasTrial: false });
    },
    async productOf(db, providerProductId) {
      const price = await findProviderProduct(db, providerProductId);
      if (price === undefined) return null;
      const { product_id, product_type, total_minor, currency } = price;
      return {
        productId: product_id,
        kind: product_type,
        period: periodOf(price),
        totalMinor: total_minor,
        currency,
      };
    },
    async catalogueProduct(db, productId) {
      const product = await findProduct(db, productId);
      return product === undefined ? null : { kind: product.product_type, period: periodOf(product) };
    },
    wasDiscounted: async (userId) => (await findDiscount(kysely, userId)) !== null,
    async billedProducts() {
      return (await listProviderProducts(kysely)).flatMap((price) => {
        const { provider_product_id: id, name, currency, total_minor: amountMinor } = price;
        const [period, trial] = [periodOf(price), trialOf(price)];
        if (id === null || period === null) return [];
        const billed = { name, currency, amountMinor, period };
        const [first, untried] = [trial, price.provider_product_id_without_trial];
        return [
          { ...billed, id, trial: first && { days: first.days, amountMinor: first.totalMinor } },
          ...(untried === null ? [] : [{ ...billed, id: untried, trial: null }]),
        ];
      });
    },
  };
}

/** The list of a learner; ordering without having seen an offer counts as the first one. */
const tierFor = ({ database, clock }: Pick<OffersDependencies, "database" | "clock">, buyer: PriceBuyer) =>
  pinTier(database.kysely, buyer.userId, tierOf(groupsOf(buyer.country)), clock.now());

async function isForSale(
  deps: Pick<OffersDependencies, "database" | "clock">,
  { tier, hidden_with, discount_hours, paywall_config_id }: PriceRow,
  buyer: PriceBuyer,
): Promise<boolean> {
  if (hidden_with !== null && hiddenBy(groupsOf(buyer.country))[hidden_with]) return false;
  if ((await tierFor(deps, buyer)) !== tier) return false;
  if (discount_hours === null) return true;
  const discount = await findDiscount(deps.database.kysely, buyer.userId);
  return discount?.config_id === paywall_config_id && deps.clock.now() < discount.ends_at;
}

function quoteOf(price: PriceRow, { country }: PriceBuyer, { hasTrial }: { hasTrial: boolean }): Quote {
  const { trial, providerProductId } = termsFor(price, !hasTrial);
  return {
    offerId: price.offer_id,
    pricingId: price.pricing_id,
    productId: price.product_id,
    kind: price.product_type,
    totalMinor: price.total_minor,
    currency: price.currency,
    vat: vatRateOf(country),
    period: periodOf(price),
    trial,
    providerProductId,
  };
}
