import { curvePoint, growthOf, snapshotsAt, type CurvePoint } from "@candlewise/domain/performance/equity-curve";
import { marketGrowth } from "@candlewise/domain/performance/market-growth";
import type { PerformanceEntry, PriceHistory } from "./dependencies.ts";
import { curveSeconds, type Span } from "./span.ts";

/** The broad fund of the practice market that accounts are compared with. */
export const BROAD_FUND = "SNBM";

export interface Curve {
  readonly points: readonly CurvePoint[];
  /** What a dollar of the first point has become, at each point. */
  readonly growth: readonly number[];
  /** The same of the broad fund; null where there is none. */
  readonly market: readonly number[] | null;
  /** Of the days' ends. */
  readonly dailyGrowth: readonly number[];
}

/** How an account's value went, and the broad fund's beside it. @throws AppError `quote_stale` */
export async function loadCurve(
  market: PriceHistory,
  entries: readonly PerformanceEntry[],
  span: Span,
): Promise<Curve> {
  const calendar = market.find(BROAD_FUND) === undefined ? null : BROAD_FUND;
  const deposits = entries.flatMap(({ type, at }) => (type === "deposit" ? [at] : []));
  const { all, daily } = await curveSeconds(market, span, { calendar, deposits });
  const points = snapshotsAt(entries, all).map((snapshot) =>
    curvePoint(snapshot, (ticker) => market.price(ticker, snapshot.at)),
  );
  const growth = growthOf(points);
  const days = new Set(daily);
  return {
    points,
    growth,
    market: calendar === null ? null : fundGrowth(market, calendar, all),
    dailyGrowth: growth.filter((_, index) => days.has(all[index] ?? -1)),
  };
}

function fundGrowth(market: PriceHistory, ticker: string, seconds: readonly number[]): number[] {
  const prices = seconds.map((at) => ({ at, price: market.price(ticker, at) }));
  const actions = market.actions(ticker, seconds[0] ?? 0, (seconds.at(-1) ?? 0) + 1);
  return marketGrowth(prices, actions);
}
