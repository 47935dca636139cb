import { divide } from "../simulator/money.ts";
import { rMultiple, type RoundTrip } from "./round-trips.ts";

/** Minimum number of closed trades for meaningful statistics. */
export const TRADES_NEEDED = 20;

/** Statistics of closed trades. Sums in 1e-4 USD, shares as fractions; null where the divisor would be 0. */
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
  /** Average profit per trade: profit ÷ closed trades. */
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

/** Results in units of the planned risk. Trades without a planned stop are excluded, and counted. */
export interface RFigures {
  readonly counted: number;
  readonly uncounted: number;
  readonly average: number | null;
  readonly best: number | null;
  readonly worst: number | null;
}

/** Sums over closed trades, from which all statistics are derived. Money in 1e-4 USD, durations in seconds. */
export interface TradeSums {
  readonly closed: number;
  readonly wins: number;
  readonly losses: number;
  readonly profit: bigint;
  /** Total of the wins, and of the losses (negative). */
  readonly won: bigint;
  readonly lost: bigint;
  readonly best: bigint | null;
  readonly worst: bigint | null;
  readonly held: number;
  readonly heldByWins: number;
  readonly heldByLosses: number;
  /** Results in R of the trades with a planned risk. */
  readonly r: {
    readonly counted: number;
    readonly sum: number;
    readonly best: number | null;
    readonly worst: number | null;
  };
}

const ratioOf = (part: bigint | null, whole: bigint | null): number | null =>
  part === null || whole === null || whole === 0n ? null : Number(part) / Number(whole);

const averageOf = (sum: bigint, count: number): bigint | null => (count === 0 ? null : divide(sum, BigInt(count)));

const meanOf = (sum: number, count: number): number | null => (count === 0 ? null : sum / count);

const larger = <Value extends bigint | number>(a: Value | null, b: Value): Value => (a === null || b > a ? b : a);
const smaller = <Value extends bigint | number>(a: Value | null, b: Value): Value => (a === null || b < a ? b : a);

/** Adds the results in R of trades that are already counted as closed. */
export function addMultiples(sums: TradeSums, multiples: readonly number[]): TradeSums {
  const r = multiples.reduce(
    ({ counted, sum, best, worst }, multiple) => ({
      counted: counted + 1,
      sum: sum + multiple,
      best: larger(best, multiple),
      worst: smaller(worst, multiple),
    }),
    sums.r,
  );
  return { ...sums, r };
}

const NO_TRADES: TradeSums = {
  closed: 0,
  wins: 0,
  losses: 0,
  profit: 0n,
  won: 0n,
  lost: 0n,
  best: null,
  worst: null,
  held: 0,
  heldByWins: 0,
  heldByLosses: 0,
  r: { counted: 0, sum: 0, best: null, worst: null },
};

/** What the statistics need of a trade. */
type CountedTrip = Pick<RoundTrip, "profit" | "openedAt" | "closedAt" | "risk">;

/** A trade with a profit of exactly 0 is neither a win nor a loss. */
function addTrip(sums: TradeSums, { profit, openedAt, closedAt }: CountedTrip): TradeSums {
  const [isWin, isLoss, held] = [profit > 0n, profit < 0n, closedAt - openedAt];
  return {
    closed: sums.closed + 1,
    wins: sums.wins + (isWin ? 1 : 0),
    losses: sums.losses + (isLoss ? 1 : 0),
    profit: sums.profit + profit,
    won: sums.won + (isWin ? profit : 0n),
    lost: sums.lost + (isLoss ? profit : 0n),
    best: larger(sums.best, profit),
    worst: smaller(sums.worst, profit),
    held: sums.held + held,
    heldByWins: sums.heldByWins + (isWin ? held : 0),
    heldByLosses: sums.heldByLosses + (isLoss ? held : 0),
    r: sums.r,
  };
}

export function figuresOfSums(sums: TradeSums): TradeFigures {
  const { closed, wins, losses, profit, won, lost, r } = sums;
  const averageWin = averageOf(won, wins);
  const averageLoss = averageOf(lost, losses);
  return {
    closed,
    wins,
    losses,
    profit,
    winRate: meanOf(wins, closed),
    averageWin,
    averageLoss,
    payoff: ratioOf(averageWin, averageLoss === null ? null : -averageLoss),
    expectancy: averageOf(profit, closed),
    profitFactor: ratioOf(won, -lost),
    best: sums.best,
    worst: sums.worst,
    holding: meanOf(sums.held, closed),
    holdingOfWins: meanOf(sums.heldByWins, wins),
    holdingOfLosses: meanOf(sums.heldByLosses, losses),
    r: {
      counted: r.counted,
      uncounted: closed - r.counted,
      average: meanOf(r.sum, r.counted),
      best: r.best,
      worst: r.worst,
    },
  };
}

export const tradeFigures = (trips: readonly CountedTrip[]): TradeFigures =>
  figuresOfSums(
    addMultiples(
      trips.reduce(addTrip, NO_TRADES),
      trips.flatMap((trip) => rMultiple(trip) ?? []),
    ),
  );
