import type { TradingDay } from "@candlewise/domain/simulator/day-start";
import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";

/** The properties of an instrument that the simulator needs. */
export interface TradedInstrument {
  readonly ticker: string;
  readonly name: string;
  readonly kind: "share" | "fund" | "bond_fund" | "crypto";
}

/** A quote; prices in 1e-4 USD. */
export interface CurrentQuote {
  /** The second of this price; the last traded second when the market is closed. */
  readonly at: number;
  readonly mid: bigint;
  readonly bid: bigint;
  readonly ask: bigint;
  readonly previousClose: bigint;
}

/** What the simulator needs from the market; supplied by the app. */
export interface SimulatorMarket {
  readonly source: "practice" | "live";
  /** Version of the algorithm that computes the prices; null for prices of a provider. */
  readonly version: number | null;
  readonly matching: MatchingMarket;
  /** Tickers of all crypto assets. */
  readonly coins: readonly string[];
  find(ticker: string): TradedInstrument | undefined;
  isOpen(ticker: string, at: number): boolean;
  /** The quote at a past second or the current one. @throws AppError `quote_stale` */
  quote(ticker: string, at: number): CurrentQuote;
  /** The day of a second, for day P/L. */
  dayOf(at: number): TradingDay;
  /** Mid price at the start of a day, in the units of that second. @throws AppError `quote_stale` */
  startPrice(ticker: string, startAt: number): bigint;
}
