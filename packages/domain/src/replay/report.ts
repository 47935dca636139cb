import { curvePoint, deepestDrawdown, growthOf, snapshotsAt, type Drawdown } from "../performance/equity-curve.ts";
import { marketGrowth } from "../performance/market-growth.ts";
import { plannedStops } from "../performance/planned-stops.ts";
import { roundTrips, type RoundTrip } from "../performance/round-trips.ts";
import { tradeFigures, type TradeFigures } from "../performance/trade-figures.ts";
import type { MatchingMarket } from "../simulator/matching-market.ts";
import { START_BALANCE } from "../simulator/open-account.ts";
import type { ReplayState } from "./session.ts";

/** Value of a replay's account at the end of a bar. Sums in 1e-4 USD. */
export interface ReplayPoint {
  /** 0 is the bar before the first. */
  readonly bar: number;
  readonly value: bigint;
  /** Value of the same money invested in the instrument from the beginning (buy and hold). */
  readonly held: bigint;
}

export interface ReplayReport {
  /** One per bar, including the bar before the first. */
  readonly points: readonly ReplayPoint[];
  /** The points with the highest and lowest value; the earlier one of equals. */
  readonly best: ReplayPoint;
  readonly worst: ReplayPoint;
  readonly last: ReplayPoint;
  /** Times are in seconds. */
  readonly drawdown: Drawdown | null;
  readonly trips: readonly RoundTrip[];
  readonly figures: TradeFigures;
  /** Spread, slippage and commission of all trades. */
  readonly costs: bigint;
  readonly dividends: bigint;
}

type Prices = Pick<MatchingMarket, "tick" | "holdingActions">;

function pointsOf(state: ReplayState, market: Prices, ticker: string, seconds: readonly number[]) {
  const prices = seconds.map((at) => ({ at, price: market.tick(ticker, at).mid }));
  const priceAt = new Map(prices.map(({ at, price }) => [at, price]));
  const curve = snapshotsAt(state.facts, seconds).map((snapshot) =>
    curvePoint(snapshot, () => priceAt.get(snapshot.at) ?? 0n),
  );
  const actions = market.holdingActions(ticker, seconds[0] ?? 0, (seconds.at(-1) ?? 0) + 1);
  const held = marketGrowth(prices, actions);
  const points = curve.map(({ equity }, bar) => ({
    bar,
    value: equity,
    held: BigInt(Math.round(Number(START_BALANCE) * (held[bar] ?? 1))),
  }));
  return { curve, points };
}

function pick(points: readonly ReplayPoint[], isBetter: (a: bigint, b: bigint) => boolean): ReplayPoint {
  const [first, ...rest] = points;
  if (first === undefined) throw new RangeError("a replay without bars");
  return rest.reduce((found, point) => (isBetter(point.value, found.value) ? point : found), first);
}

/** The report of a replay over the bars that end at `ends`; the first is the bar before the replay. */
export function reportOf(
  state: ReplayState,
  market: Prices,
  { ticker, ends }: { ticker: string; ends: readonly number[] },
): ReplayReport {
  const seconds = ends.map((end) => end - 1);
  const { curve, points } = pointsOf(state, market, ticker, seconds);
  const stops = plannedStops(state.facts, state.orders);
  const trips = roundTrips(state.facts, (orderId) => stops.get(orderId) ?? null);
  const costs = state.facts.reduce((sum, { cost }) => sum + (cost?.total ?? 0n), 0n);
  const dividends = state.facts.reduce((sum, { type, amount }) => (type === "dividend" ? sum + amount : sum), 0n);
  return {
    points,
    best: pick(points, (a, b) => a > b),
    worst: pick(points, (a, b) => a < b),
    last: pick(points.slice(-1), () => false),
    drawdown: deepestDrawdown(seconds, growthOf(curve)),
    trips,
    figures: tradeFigures(trips),
    costs,
    dividends,
  };
}
