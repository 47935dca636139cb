import { divide } from "../simulator/money.ts";
import { rMultiple, type RoundTrip } from "./round-trips.ts";

/** Closed trades from which on figures of them begin to say something. */
export const TRADES_NEEDED = 20;

/** What closed trades came to. Sums in 1e-4 USD; shares as parts of 1; null where there is nothing to divide by. */
export interface TradeFigures {
  readonly closed: number;
  readonly wins: number;
  readonly losses: number;
  readonly profit: bigint;
  /** Wins ÷ closed trades. */
  readonly winRate: number | null;
  readonly averageWin: bigint | null;
  /** Below 0. */
  readonly averageLoss: bigint | null;
  /** Average win ÷ average loss. */
  readonly payoff: number | null;
  /** What a trade brought on average: profit ÷ closed trades. */
  readonly expectancy: bigint | null;
  /** All wins ÷ all losses. */
  readonly profitFactor: number | null;
  readonly best: bigint | null;
  readonly worst: bigint | null;
  /** Seconds. */
  readonly holding: number | null;
  readonly holdingOfWins: number | null;
  readonly holdingOfLosses: number | null;
  readonly r: RFigures;
}

/** Results in units of the planned risk. Trades without a planned stop are left out, and counted. */
export interface RFigures {
  readonly counted: number;
  readonly uncounted: number;
  readonly average: number | null;
  readonly best: number | null;
  readonly worst: number | null;
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

const averageOf = (values: readonly bigint[]): bigint | null =>
  values.length === 0 ? null : divide(sum(values), BigInt(values.length));

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
}

const ratioOf = (part: bigint | null, whole: bigint | null): number | null =>
  part === null || whole === null || whole === 0n ? null : Number(part) / Number(whole);

function extremesOf<Value extends bigint | number>(
  values: readonly Value[],
): { best: Value | null; worst: Value | null } {
  const [first] = values;
  if (first === undefined) return { best: null, worst: null };
  return {
    best: values.reduce((best, value) => (value > best ? value : best), first),
    worst: values.reduce((worst, value) => (value < worst ? value : worst), first),
  };
}

const holdingOf = (trips: readonly RoundTrip[]): number | null =>
  meanOf(trips.map(({ openedAt, closedAt }) => closedAt - openedAt));

function rFiguresOf(trips: readonly RoundTrip[]): RFigures {
  const multiples = trips.flatMap((trip) => rMultiple(trip) ?? []);
  return {
    counted: multiples.length,
    uncounted: trips.length - multiples.length,
    average: meanOf(multiples),
    ...extremesOf(multiples),
  };
}

/** A trade that came out at exactly nothing is neither a win nor a loss. */
export function tradeFigures(trips: readonly RoundTrip[]): TradeFigures {
  const profits = trips.map(({ profit }) => profit);
  const wins = trips.filter(({ profit }) => profit > 0n);
  const losses = trips.filter(({ profit }) => profit < 0n);
  const averageWin = averageOf(wins.map(({ profit }) => profit));
  const averageLoss = averageOf(losses.map(({ profit }) => profit));
  const lost = -sum(losses.map(({ profit }) => profit));
  return {
    closed: trips.length,
    wins: wins.length,
    losses: losses.length,
    profit: sum(profits),
    winRate: trips.length === 0 ? null : wins.length / trips.length,
    averageWin,
    averageLoss,
    payoff: ratioOf(averageWin, averageLoss === null ? null : -averageLoss),
    expectancy: averageOf(profits),
    profitFactor: ratioOf(sum(wins.map(({ profit }) => profit)), lost),
    ...extremesOf(profits),
    holding: holdingOf(trips),
    holdingOfWins: holdingOf(wins),
    holdingOfLosses: holdingOf(losses),
    r: rFiguresOf(trips),
  };
}
