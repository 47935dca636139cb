import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import type {
  Candle,
  Close,
  CorporateAction,
  Instrument,
  NewsItem,
  Price,
  Quote,
  Second,
  Session,
  Split,
  Timeframe,
} from "@candlewise/market/types";
import type { Language } from "#api/platform/http/endpoint.ts";

/** The properties of an instrument that lists and orders need. */
export type ListedInstrument = Pick<Instrument, "ticker" | "name" | "kind" | "sector">;

/** The first second of a session, and the first second after it. */
export interface SessionSpan {
  readonly opensAt: Second;
  readonly closesAt: Second;
}

/** Fundamentals on an instrument's page. Sums in US dollars; null when unknown or not applicable. */
export interface Profile {
  readonly description: string;
  readonly founded: number | null;
  readonly headquarters: string | null;
  readonly employees: number | null;
  readonly follows: string | null;
  readonly expenseRatio: number | null;
}

export interface Fundamentals {
  readonly marketValue: number | null;
  /** In 1e-4 USD a share. */
  readonly earningsPerShare: number | null;
}

/**
 * A source of prices. Tickers outside `instruments` throw `RangeError`. Callers pass no second later than their clock, except through
 * `matching`.
 */
export interface PriceSource {
  readonly source: "practice" | "live";
  /** Version of the algorithm that computes the prices; null for prices of a provider. */
  readonly version: number | null;
  /** Sorted by ticker. */
  readonly instruments: readonly ListedInstrument[];
  find(ticker: string): ListedInstrument | undefined;
  session(ticker: string, at: Second): Session;
  /** The current session or the last one; a UTC day where the market never closes. */
  lastSession(ticker: string, at: Second): SessionSpan;
  /** @throws AppError `quote_stale` */
  quote(ticker: string, at: Second): Quote;
  /** Mid price at the last second of a past day; the previous close when that second is not known. @throws AppError `quote_stale` */
  startPrice(ticker: string, startAt: Second): Price;
  /** At most 48 evenly spaced mid prices of the last session, oldest first; the last one is the current price. */
  sparkline(ticker: string, at: Second): readonly number[];
  /** Bars that open in `[from, until)`, oldest first, split-adjusted as of `until`. @throws AppError `unavailable` */
  candles(ticker: string, timeframe: Timeframe, from: Second, until: Second): Promise<readonly Candle[]>;
  /** Like `candles`, but may begin later, where years have yet to be computed. */
  latestCandles(ticker: string, timeframe: Timeframe, from: Second, until: Second): Promise<readonly Candle[]>;
  /** Closing mid prices of the last `count` finished sessions, oldest first, split-adjusted as of `at`. */
  closes(ticker: string, count: number, at: Second): Promise<readonly Close[]>;
  /** Mid price at a second in the distant past, split-adjusted as of `seenAt`; null when unknown. */
  priceAt(ticker: string, at: Second, seenAt: Second): Promise<number | null>;
  /** All splits before a second, oldest first. */
  splits(ticker: string, until: Second): readonly Split[];
  corporateActions(ticker: string, from: Second, until: Second): readonly CorporateAction[];
  news(ticker: string, from: Second, until: Second): readonly NewsItem[];
  /** First second at which every instrument has a price. */
  readonly beginsAt: Second;
  /** Opening of an instrument's oldest bar. */
  firstSecond(ticker: string): Second;
  profile(ticker: string, language: Language): Promise<Profile>;
  fundamentals(ticker: string, at: Second): Promise<Fundamentals>;
  readonly matching: MatchingMarket;
}
