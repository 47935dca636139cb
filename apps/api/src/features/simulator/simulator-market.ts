import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";

/** What can be traded, as far as the simulator has to know it. */
export interface TradedInstrument {
  readonly ticker: string;
  readonly name: string;
  readonly kind: "share" | "fund" | "bond_fund" | "crypto";
}

/** Prices of a moment in 1e-4 USD. */
export interface CurrentQuote {
  /** The second whose price this is: the last traded one when the market is closed. */
  readonly at: number;
  readonly mid: bigint;
  readonly bid: bigint;
  readonly ask: bigint;
  readonly previousClose: bigint;
}

/** What the simulator needs of the market; the app supplies it. */
export interface SimulatorMarket {
  readonly source: "practice" | "live";
  /** Of the algorithm that makes the prices; null for a provider's. */
  readonly version: number | null;
  readonly matching: MatchingMarket;
  find(ticker: string): TradedInstrument | undefined;
  isOpen(ticker: string, at: number): boolean;
  /** The price at a second that is over or has begun. @throws AppError `quote_stale` */
  quote(ticker: string, at: number): CurrentQuote;
}
