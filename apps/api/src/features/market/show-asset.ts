import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { CorporateAction, Second } from "@candlewise/market/types";
import type { z } from "zod";
import type { CallContext, Language } from "#api/platform/mount.ts";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import type { MarketDependencies } from "./dependencies.ts";
import { presentAsset, presentPrice, presentSession, secondOf } from "./present.ts";
import type { ListedInstrument, PriceSource } from "./price-source.ts";
import { statisticsOf, type Statistics } from "./statistics.ts";
import { requireInstrument } from "./visibility.ts";

type Answer = z.input<MarketShapes["getAsset"]["response"]>;

const FIVE_YEARS = 5 * 365.25 * 86_400;
const KEPT = 100;

/** Statistics of an instrument as of a second, made once for all who ask within it. */
export function createStatistics(prices: PriceSource) {
  const kept = createBoundedCache<string, { at: Second; statistics: Promise<Statistics> }>(KEPT);
  return (instrument: ListedInstrument, at: Second): Promise<Statistics> => {
    const known = kept.get(instrument.ticker);
    if (known?.at === at) return known.statistics;
    const statistics = statisticsOf(prices, instrument, at);
    kept.set(instrument.ticker, { at, statistics });
    return statistics;
  };
}

/** Everything an instrument's page shows beside its chart. @throws AppError `not_found`, `quote_stale` */
export async function showAsset(
  deps: MarketDependencies & { statistics: ReturnType<typeof createStatistics> },
  ticker: string,
  locale: Language | undefined,
  context: CallContext,
): Promise<Answer> {
  const { prices, clock, statistics } = deps;
  const instrument = await requireInstrument(deps, context, ticker);
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
    ...presentActions(prices.corporateActions(ticker, prices.beginsAt, at + 1), at),
  };
}

function presentActions(actions: readonly CorporateAction[], at: Second): Pick<Answer, "dividends" | "splits"> {
  const newestFirst = actions.toReversed();
  return {
    dividends: newestFirst.flatMap((action) =>
      action.type === "dividend" && action.at > at - FIVE_YEARS
        ? [{ at: action.at, amount: presentPrice(action.amount) }]
        : [],
    ),
    splits: newestFirst.flatMap((action) =>
      action.type === "split" ? [{ at: action.at, numerator: action.numerator, denominator: action.denominator }] : [],
    ),
  };
}
