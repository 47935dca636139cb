import type { CallResult } from "@candlewise/contracts/endpoint";
import type { Offer, OffersShapes, Pricing } from "@candlewise/contracts/offers/schemas";
import { guestUuid } from "@candlewise/domain/auth/guest";
import { groupsOf } from "@candlewise/domain/geo/country-groups";
import { currencyOf } from "@candlewise/domain/geo/currencies";
import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import { usualPrice } from "@candlewise/domain/offers/discount";
import { pricesFor, tierOf } from "@candlewise/domain/offers/price-list";
import type { PriceRepresentation, PriceTier, ProductKind } from "@candlewise/domain/offers/product";
import { represent } from "@candlewise/domain/offers/representation";
import { vatIn } from "@candlewise/domain/offers/vat";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import { listFormerPrices, listPrices, periodOf, type PriceRow } from "./catalogue-store.ts";
import { DEFAULT_CONFIG } from "./default-config.ts";
import type { OffersDependencies } from "./dependencies.ts";
import { openDiscount, pinTier } from "./learner-store.ts";
import { termsFor } from "./terms.ts";
import { vatRateOf } from "./vat-rates.ts";

interface Wanted {
  readonly product_type: ProductKind;
  readonly pricing_repr: PriceRepresentation;
  readonly configId: string;
}

/** Who looks at offers. */
interface Viewer {
  /** Null for visitors and guests: they have no account whose price list could be pinned, or whose discount could end. */
  readonly learnerId: string | null;
  readonly hidden: Hidden;
  readonly country: string | null;
  readonly tier: PriceTier;
  readonly now: Date;
}

/** A price as it is shown, with what it is compared with. */
interface ShownPrice {
  readonly price: PriceRow;
  readonly usualMinor: number | null;
  readonly endsAt: Date | null;
}

type Caller = Pick<CallContext, "userId" | "hidden" | "ip" | "edge" | "now">;

/** What a paywall shows to the caller. An unknown paywall, and a discount that the caller cannot have, show the default one. */
export async function listOffers(
  deps: OffersDependencies,
  context: Caller,
  { product_type, pricing_repr, configId }: Wanted,
): Promise<CallResult<OffersShapes["listOffers"]>> {
  if (!deps.isSelling) return { offers: [], pricing_repr, country: deps.countryOf(context) };
  const viewer = await viewerOf(deps, context);
  const wanted = await shownPrices(deps, viewer, { configId, productType: product_type });
  const shown =
    wanted.length === 0 && configId !== DEFAULT_CONFIG
      ? await shownPrices(deps, viewer, { configId: DEFAULT_CONFIG, productType: product_type })
      : wanted;
  const { country, learnerId } = viewer;
  const hasTrial = shown.some(({ price }) => price.trial_days !== null);
  const hadTrial = hasTrial && learnerId !== null && (await deps.hadTrial(learnerId));
  const offers = presentOffers(shown, { country, hadTrial, representation: pricing_repr });
  return { offers, pricing_repr, country };
}

async function viewerOf(deps: OffersDependencies, context: Caller): Promise<Viewer> {
  const { userId, hidden } = context;
  const [country, now] = [deps.countryOf(context), context.now()];
  const learnerId = userId !== null && guestUuid(userId) === null ? userId : null;
  const tierHere = tierOf(groupsOf(country));
  const tier = learnerId === null ? tierHere : await pinTier(deps.database.kysely, learnerId, tierHere, now);
  return { learnerId, hidden, country, tier, now };
}

async function shownPrices(
  deps: OffersDependencies,
  viewer: Viewer,
  paywall: { readonly configId: string; readonly productType: ProductKind },
): Promise<ShownPrice[]> {
  const { kysely } = deps.database;
  const { hidden, country, tier, now } = viewer;
  const all = await listPrices(kysely, { ...paywall, now });
  const visible = all.filter(({ hidden_with }) => hidden_with === null || !hidden[hidden_with]);
  const list = { tier, currency: currencyOf(country) };
  const prices = [...Map.groupBy(visible, ({ offer_id }) => offer_id).values()].flatMap((each) =>
    pricesFor(each, list),
  );
  const hours = prices[0]?.discount_hours ?? null;
  if (hours === null) return prices.map((price) => ({ price, usualMinor: null, endsAt: null }));
  return discountedPrices(deps, viewer, { prices, configId: paywall.configId, hours });
}

/** The discounted prices that are really lower than usual, as long as the learner's discount lasts. */
async function discountedPrices(
  { database }: OffersDependencies,
  { learnerId, now }: Viewer,
  {
    prices,
    configId,
    hours,
  }: { readonly prices: readonly PriceRow[]; readonly configId: string; readonly hours: number },
): Promise<ShownPrice[]> {
  if (learnerId === null) return [];
  const compared = await Promise.all(
    prices.map(async (price) => {
      const former = await listFormerPrices(database.kysely, price);
      return { price, usualMinor: usualPrice(price.total_minor, former, now) };
    }),
  );
  const lower = compared.filter(({ usualMinor }) => usualMinor !== null);
  if (lower.length === 0) return [];
  const endsAt = await database.transaction((transaction) =>
    openDiscount(transaction, learnerId, { configId, hours, now }),
  );
  return endsAt === null ? [] : lower.map((each) => ({ ...each, endsAt }));
}

/** For whom prices are presented, and how. */
interface Presentation {
  readonly country: string | null;
  readonly hadTrial: boolean;
  readonly representation: PriceRepresentation;
}

function presentOffers(shown: readonly ShownPrice[], how: Presentation): Offer[] {
  return [...Map.groupBy(shown, ({ price }) => price.offer_id).entries()].flatMap(([id, prices]) => {
    const [first] = prices;
    if (first === undefined) return [];
    const { paywall_config_id, product_type, product_id } = first.price;
    const pricings = prices.map((each) => presentPricing(each, how));
    return [{ id, paywall_config_id, product_type, product_id, pricings }];
  });
}

function presentPricing(
  { price, usualMinor, endsAt }: ShownPrice,
  { country, hadTrial, representation }: Presentation,
): Pricing {
  const { pricing_id, tier, currency, total_minor } = price;
  const [period, rate] = [periodOf(price), vatRateOf(country)];
  const { trial, isTrialUsed } = termsFor(price, hadTrial);
  return {
    id: pricing_id,
    tier,
    currency,
    total_minor,
    vat:
      rate === null
        ? null
        : {
            country: rate.country,
            rate_percent: rate.ratePercent,
            amount_minor: vatIn(total_minor, rate.ratePercent),
          },
    period,
    represented_minor: represent(total_minor, period, representation),
    trial: trial === null ? null : { days: trial.days, total_minor: trial.totalMinor },
    is_trial_used: isTrialUsed,
    usual_total_minor: usualMinor,
    discount_ends_at: endsAt?.toISOString() ?? null,
  };
}
