import type { Side, Trail } from "./orders.ts";

/** A second and the prices that the market had in it, in 1e-4 USD. */
export interface MarketTick {
  /** Seconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly mid: bigint;
  readonly bid: bigint;
  readonly ask: bigint;
}

/** `amount` in 1e-4 USD a unit, paid to who holds at `at`; a split turns one unit into `numerator / denominator`. */
export type HoldingAction =
  | { readonly type: "dividend"; readonly at: number; readonly amount: bigint }
  | { readonly type: "split"; readonly at: number; readonly numerator: bigint; readonly denominator: bigint };

/**
 * What the rules of matching ask of a market; the server hands in the practice market or a provider's history. All seconds lie in the
 * caller's past, except that a market order fills in the second after its acceptance.
 */
export interface MatchingMarket {
  /** The first traded second at or after `at`. */
  nextTradedSecond(ticker: string, at: number): number;
  /** The first second no longer traded, of the session that `at` lies in or that comes next; null when the market never closes. */
  sessionEnd(ticker: string, at: number): number | null;
  /** Prices of a traded second. */
  tick(ticker: string, at: number): MarketTick;
  /** First traded second in `[from, until)` at which the side's price (a buyer's ask, a seller's bid) is at or past the level. */
  firstCrossing(
    ticker: string,
    search: { side: Side; direction: "above" | "below"; level: bigint; from: number; until: number },
  ): MarketTick | null;
  firstTrailingCrossing(
    ticker: string,
    search: { side: Side; trail: Trail; extreme: bigint | null; from: number; until: number },
  ): { tick: MarketTick | null; extreme: bigint };
  /** Units (1e-8) traded in the minute of a second. */
  minuteVolume(ticker: string, at: number): bigint;
  /** Units (1e-8) traded on an average day, as units were counted at a second. */
  averageDailyVolume(ticker: string, at: number): bigint;
  /** Daily standard deviation, in 1e-6 of the price. */
  dailyVolatilityPpm(ticker: string, at: number): bigint;
  /** With `from <= at < until`, oldest first. */
  holdingActions(ticker: string, from: number, until: number): readonly HoldingAction[];
}
