import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import type { Candle, Second, Timeframe } from "@candlewise/market/types";
import type { Hidden } from "./dependencies.ts";
import type { Close, ListedInstrument, PriceSource } from "./price-source.ts";
import { isShown } from "./visibility.ts";

/** Prices of a moment in 1e-4 USD. */
export interface MarketQuote {
  /** The second whose price this is: the last traded one when the market is closed. */
  readonly at: Second;
  readonly mid: bigint;
  readonly bid: bigint;
  readonly ask: bigint;
  /** Of the last finished session; of 24 hours ago for crypto assets. */
  readonly previousClose: bigint;
}

/** What other features may know of the market. Tickers that `find` does not know throw `RangeError`. */
export interface MarketPort {
  readonly source: PriceSource["source"];
  /** Of the algorithm that makes the prices; null for a provider's. */
  readonly version: number | null;
  readonly matching: MatchingMarket;
  /** In order of ticker. */
  readonly instruments: readonly ListedInstrument[];
  /** First second with prices. */
  readonly beginsAt: Second;
  /** Undefined when there is none, or none that these eyes may see; all of them when nothing is said of hiding. */
  find(ticker: string, hidden?: Hidden): ListedInstrument | undefined;
  isOpen(ticker: string, at: Second): boolean;
  /** The price at a second that is over or has begun. @throws AppError `quote_stale` */
  quote(ticker: string, at: Second): MarketQuote;
  /** @throws AppError `quote_stale` */
  quotes(tickers: readonly string[], at: Second): ReadonlyMap<string, MarketQuote>;
  /** Mid prices in 1e-4 USD at the ends of the last `days` sessions that are over, oldest first, split-adjusted as seen at `at`. */
  closes(ticker: string, days: number, at: Second): Promise<readonly Close[]>;
  /** See `PriceSource.candles`. */
  candles(ticker: string, timeframe: Timeframe, from: Second, until: Second): Promise<readonly Candle[]>;
}

export function createMarketPort(prices: PriceSource): MarketPort {
  const quote = (ticker: string, at: Second): MarketQuote => {
    const { at: tradedAt, mid, bid, ask, previousClose } = prices.quote(ticker, at);
    return {
      at: tradedAt,
      mid: BigInt(mid),
      bid: BigInt(bid),
      ask: BigInt(ask),
      previousClose: BigInt(previousClose),
    };
  };
  return {
    source: prices.source,
    version: prices.version,
    matching: prices.matching,
    instruments: prices.instruments,
    beginsAt: prices.beginsAt,
    find(ticker, hidden = { crypto: false, simulator: false }) {
      const instrument = prices.find(ticker);
      return instrument !== undefined && !hidden.simulator && isShown(instrument, hidden) ? instrument : undefined;
    },
    isOpen: (ticker, at) => prices.session(ticker, at).isOpen,
    quote,
    quotes: (tickers, at) => new Map(tickers.map((ticker) => [ticker, quote(ticker, at)])),
    closes: (ticker, days, at) => prices.closes(ticker, days, at),
    candles: (ticker, timeframe, from, until) => prices.candles(ticker, timeframe, from, until),
  };
}
