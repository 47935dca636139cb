import {
  cashBetween,
  NO_TOTALS,
  pointAt,
  shareOfTimeInvested,
  type AccountTotals,
  type Dated,
} from "@candlewise/domain/performance/account-totals";
import { growthOf, type CurvePoint } from "@candlewise/domain/performance/equity-curve";
import { marketGrowth, type PricedSecond } from "@candlewise/domain/performance/market-growth";
import type { PerformancePorts, PriceHistory } from "./dependencies.ts";
import { curveSeconds, type Span } from "./span.ts";

/** The practice market's broad fund, used as the benchmark of accounts. */
export const BROAD_FUND = "SNBM";

export interface Curve {
  readonly points: readonly CurvePoint[];
  /** Value at each point of one dollar invested at the first point. */
  readonly growth: readonly number[];
  /** The same for the broad fund; null if the market has none. */
  readonly market: readonly number[] | null;
  /** Share of the time with open holdings. */
  readonly timeInvested: number;
  /** Costs and dividends from the first point to the last. */
  readonly cash: ReturnType<typeof cashBetween>;
  /** Growth at the ends of days. */
  readonly dailyGrowth: readonly number[];
}

type Needs = Pick<PerformancePorts, "market" | "timeSlices">;

/** The value of an account over time, compared with the broad fund. @throws AppError `quote_stale` */
export async function loadCurve(
  { market, timeSlices }: Needs,
  span: Span,
  totalsAt: (seconds: readonly number[]) => Promise<readonly AccountTotals[]>,
): Promise<Curve> {
  const calendar = market.find(BROAD_FUND) === undefined ? null : BROAD_FUND;
  const { all, daily } = await curveSeconds(market, span, calendar);
  const totals = await totalsAt([span.from - 1, ...all]);
  const dated = all.map((second, index) => ({ second, totals: totals[index + 1] ?? NO_TOTALS }));
  const [first, last] = [dated[0], dated.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError("a curve without points");
  const points = await timeSlices.run(pointsOf(market, dated));
  const growth = growthOf(points);
  const days = new Set(daily);
  return {
    points,
    timeInvested: shareOfTimeInvested(first, last),
    cash: cashBetween(totals[0] ?? NO_TOTALS, last.totals),
    growth,
    market: calendar === null ? null : await timeSlices.run(fundGrowth(market, calendar, all)),
    dailyGrowth: growth.filter((_, index) => days.has(all[index] ?? -1)),
  };
}

/** One point per step: each holding needs its price. */
function* pointsOf(market: PriceHistory, dated: readonly Dated[]): Generator<void, CurvePoint[]> {
  const points: CurvePoint[] = [];
  for (const each of dated) {
    points.push(pointAt(each, (ticker) => market.price(ticker, each.second)));
    yield;
  }
  return points;
}

function* fundGrowth(market: PriceHistory, ticker: string, seconds: readonly number[]): Generator<void, number[]> {
  const prices: PricedSecond[] = [];
  for (const at of seconds) {
    prices.push({ at, price: market.price(ticker, at) });
    yield;
  }
  const actions = market.actions(ticker, seconds[0] ?? 0, (seconds.at(-1) ?? 0) + 1);
  return marketGrowth(prices, actions);
}
