import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { CorporateAction, Second } from "@candlewise/market/types";
import type { z } from "zod";
import type { CallContext, Language } from "#api/platform/http/endpoint.ts";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { MarketDependencies } from "../dependencies.ts";
import { presentAsset, presentPrice, presentSession, secondOf } from "./present.ts";
import type { ListedInstrument, PriceSource } from "../price-source.ts";
import { statisticsOf, type Statistics } from "./statistics.ts";
import { requireInstrument } from "../visibility.ts";

type Answer = z.input<MarketShapes["getAsset"]["response"]>;

const FIVE_YEARS = 5 * 365.25 * 86_400;
const CACHED_INSTRUMENTS = 100;

/** Statistics of an instrument as of a second, computed once per second and shared by all calls. */
export function createStatistics(prices: PriceSource) {
  const cache = createBoundedCache<string, { at: Second; statistics: Promise<Statistics> }>(CACHED_INSTRUMENTS);
  return (instrument: ListedInstrument, at: Second): Promise<Statistics> => {
    const known = cache.get(instrument.ticker);
    if (known?.at === at) return known.statistics;
    const statistics = statisticsOf(prices, instrument, at);
    cache.set(instrument.ticker, { at, statistics });
    return statistics;
  };
}

/** Everything that an instrument's page shows besides its chart. @throws AppError `not_found`, `quote_stale` */
export async function showAsset(
  deps: MarketDependencies & { statistics: ReturnType<typeof createStatistics> },
  ticker: string,
  locale: Language | undefined,
  context: CallContext,
): Promise<Answer> {
  const { prices, clock, statistics } = deps;
  const instrument = requireInstrument(deps, context, ticker);
  const at = secondOf(clock);
  const asset = presentAsset(prices, instrument, at);
  const [figures, profile] = await Promise.all([
    statistics(instrument, at),
    prices.profile(ticker, locale ?? context.language),
  ]);
  const { description, founded, headquarters, employees, follows, expenseRatio } = profile;
  return {
    source: prices.source,
    asset,
    session: presentSession(prices.session(ticker, at)),
    profile: { description, founded, headquarters, employees, follows, expense_ratio: expenseRatio },
    statistics: figures,
    dividends: presentDividends(prices.corporateActions(ticker, at - FIVE_YEARS + 1, at + 1)),
    splits: prices
      .splits(ticker, at + 1)
      .toReversed()
      .map(({ at: splitAt, numerator, denominator }) => ({ at: splitAt, numerator, denominator })),
  };
}

/** Newest first. */
function presentDividends(actions: readonly CorporateAction[]): Answer["dividends"] {
  return actions
    .toReversed()
    .flatMap((action) => (action.type === "dividend" ? [{ at: action.at, amount: presentPrice(action.amount) }] : []));
}
