import type { Candle, Price, Quote, Second, Timeframe } from "@candlewise/market/types";

/** A provider of real prices. Every call may throw `HttpClientError`. */
export interface Provider {
  readonly name: string;
  /** The last quote of each ticker, with the second of the provider's clock; tickers unknown to the provider are left out. */
  quotes(tickers: readonly string[]): Promise<readonly Quote[]>;
  /** Bars that open in `[from, until)`, oldest first, split-adjusted; empty for a timeframe that the provider does not support. */
  candles(ticker: string, timeframe: Timeframe, from: Second, until: Second): Promise<readonly Candle[]>;
}

/** Decimal dollars, as text or as number, in 1e-4 USD. */
export const toPrice = (dollars: string | number): Price => Math.round(Number(dollars) * 10_000);
