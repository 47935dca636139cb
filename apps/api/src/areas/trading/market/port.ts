import { NOTHING_HIDDEN, type Hidden } from "@candlewise/domain/geo/hidden-countries";
import { cryptoDayStart, exchangeDayStart, type TradingDay } from "@candlewise/domain/simulator/day-start";
import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import type { Candle, Close, Second, Timeframe } from "@candlewise/market/types";
import type { ListedInstrument, PriceSource } from "./price-source.ts";
import { isShown } from "./visibility.ts";

/** A quote; prices in 1e-4 USD. */
export interface MarketQuote {
  /** The second of this price; the last traded second when the market is closed. */
  readonly at: Second;
  readonly mid: bigint;
  readonly bid: bigint;
  readonly ask: bigint;
  /** Close of the last finished session; for crypto assets, the last price before 00:00 UTC. */
  readonly previousClose: bigint;
}

/** What other features may use of the market. Tickers unknown to `find` throw `RangeError`. */
export interface MarketPort {
  readonly source: PriceSource["source"];
  /** Version of the algorithm that computes the prices; null for prices of a provider. */
  readonly version: number | null;
  readonly matching: MatchingMarket;
  /** Sorted by ticker. */
  readonly instruments: readonly ListedInstrument[];
  /** Tickers of all crypto assets. */
  readonly coins: readonly string[];
  /** First second with prices. */
  readonly beginsAt: Second;
  /** Undefined if unknown or hidden. Without `hidden`, nothing is hidden. */
  find(ticker: string, hidden?: Hidden): ListedInstrument | undefined;
  isOpen(ticker: string, at: Second): boolean;
  /** Hours of shares and funds: whether they trade at a second, and the second of the next open. */
  exchange(at: Second): { readonly isOpen: boolean; readonly opensAt: Second | null };
  /** The quote at a past second or the current one. @throws AppError `quote_stale` */
  quote(ticker: string, at: Second): MarketQuote;
  /** @throws AppError `quote_stale` */
  quotes(tickers: readonly string[], at: Second): ReadonlyMap<string, MarketQuote>;
  /** The starts of the day of a second. */
  dayOf(at: Second): TradingDay;
  /**
   * Mid price at the start of a day, in the units of that second; for a provider that does not know it, the previous close.
   * @throws AppError `quote_stale`
   */
  startPrice(ticker: string, startAt: Second): bigint;
  /** Closing mid prices in 1e-4 USD of the last `days` finished sessions, oldest first, split-adjusted as of `at`. */
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
  const coins = prices.instruments.flatMap(({ ticker, kind }) => (kind === "crypto" ? [ticker] : []));
  const listed = prices.instruments.find(({ kind }) => kind !== "crypto");
  const dayOf = (at: Second): TradingDay => {
    const crypto = cryptoDayStart(at);
    if (listed === undefined) return { exchange: crypto, crypto };
    return { exchange: exchangeDayStart((second) => prices.lastSession(listed.ticker, second), at), crypto };
  };
  return {
    source: prices.source,
    version: prices.version,
    matching: prices.matching,
    instruments: prices.instruments,
    coins,
    beginsAt: prices.beginsAt,
    find(ticker, hidden = NOTHING_HIDDEN) {
      const instrument = prices.find(ticker);
      return instrument !== undefined && isShown(instrument, hidden) ? instrument : undefined;
    },
    isOpen: (ticker, at) => prices.session(ticker, at).isOpen,
    exchange(at) {
      if (listed === undefined) return { isOpen: true, opensAt: null };
      const { isOpen, opensAt } = prices.session(listed.ticker, at);
      return { isOpen, opensAt };
    },
    quote,
    dayOf,
    startPrice: (ticker, startAt) => BigInt(prices.startPrice(ticker, startAt)),
    quotes: (tickers, at) => new Map(tickers.map((ticker) => [ticker, quote(ticker, at)])),
    closes: (ticker, days, at) => prices.closes(ticker, days, at),
    candles: (ticker, timeframe, from, until) => prices.candles(ticker, timeframe, from, until),
  };
}
