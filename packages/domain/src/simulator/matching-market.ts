import type { Side, Trail } from "./orders.ts";

/** The prices of a second, in 1e-4 USD. */
export interface MarketTick {
  /** Unix time in seconds. */
  readonly at: number;
  readonly mid: bigint;
  readonly bid: bigint;
  readonly ask: bigint;
}

/** A dividend pays `amount`, in 1e-4 USD per unit, to holders at `at`; a split turns one unit into `numerator / denominator`. */
export type HoldingAction =
  | { readonly type: "dividend"; readonly at: number; readonly amount: bigint }
  | { readonly type: "split"; readonly at: number; readonly numerator: bigint; readonly denominator: bigint };

/**
 * The market data that matching needs; the server supplies the practice market or a provider's history. All seconds are in the caller's
 * past, except that a market order fills in the second after its acceptance.
 */
export interface MatchingMarket {
  /** The first traded second at or after `at`. */
  nextTradedSecond(ticker: string, at: number): number;
  /** The first second after the session that contains `at`, or after the next session; null when the market never closes. */
  sessionEnd(ticker: string, at: number): number | null;
  /** Prices of a traded second. */
  tick(ticker: string, at: number): MarketTick;
  /** The first traded second in `[from, until)` at which the side's price (ask for buyers, bid for sellers) is at or past the level. */
  firstCrossing(
    ticker: string,
    search: { side: Side; direction: "above" | "below"; level: bigint; from: number; until: number },
  ): MarketTick | null;
  /** The second that triggers a trailing stop, and the extreme reached by then; null when there was no price yet. */
  firstTrailingCrossing(
    ticker: string,
    search: { side: Side; trail: Trail; extreme: bigint | null; from: number; until: number },
  ): { tick: MarketTick | null; extreme: bigint | null };
  /** Units (1e-8) traded in the minute of a second. */
  minuteVolume(ticker: string, at: number): bigint;
  /** Average daily volume (1e-8 units), in units of a second. */
  averageDailyVolume(ticker: string, at: number): bigint;
  /** Daily standard deviation, in 1e-6 of the price. */
  dailyVolatilityPpm(ticker: string, at: number): bigint;
  /** Actions with `from <= at < until`, oldest first. */
  holdingActions(ticker: string, from: number, until: number): readonly HoldingAction[];
}
