import type { MatchingMarket } from "@candlewise/domain/simulator/matching-market";
import type {
  Candle,
  CorporateAction,
  Instrument,
  NewsItem,
  Quote,
  Second,
  Session,
  Timeframe,
} from "@candlewise/market/types";
import type { Language } from "#api/platform/mount.ts";

/** An instrument as far as lists and orders have to know it. */
export type ListedInstrument = Pick<Instrument, "ticker" | "name" | "kind" | "sector">;

/** First second of a session and the first second after it. */
export interface SessionSpan {
  readonly opensAt: Second;
  readonly closesAt: Second;
}

/** What stands on an instrument's page beside its prices. Sums in US dollars; null where nobody knows or it makes no sense. */
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
 * Where prices come from. Tickers are those of `instruments`; any other throws `RangeError`. No second later than the caller's clock is
 * asked for, except by `matching`.
 */
export interface PriceSource {
  readonly source: "practice" | "live";
  /** Of the algorithm that makes the prices; null for those of a provider. */
  readonly version: number | null;
  /** In order of ticker. */
  readonly instruments: readonly ListedInstrument[];
  find(ticker: string): ListedInstrument | undefined;
  session(ticker: string, at: Second): Session;
  /** The session in progress, or the last one; a day of 24 hours UTC where the market never closes. */
  lastSession(ticker: string, at: Second): SessionSpan;
  /** @throws AppError `quote_stale` */
  quote(ticker: string, at: Second): Quote;
  /** At most 48 mid prices of the last session, or of the last 24 hours, evenly spaced and oldest first; the last one is the present. */
  sparkline(ticker: string, at: Second): readonly number[];
  /** Bars that open in `[from, until)`, oldest first, split-adjusted as seen at `until`. @throws AppError `unavailable` */
  candles(ticker: string, timeframe: Timeframe, from: Second, until: Second): Promise<readonly Candle[]>;
  /** Mid prices at the ends of the last `count` sessions that are over, oldest first, split-adjusted as seen at `at`. */
  closes(ticker: string, count: number, at: Second): Promise<readonly Close[]>;
  /** Mid price at a second long past, split-adjusted as seen at `seenAt`; null when it is not known. */
  priceAt(ticker: string, at: Second, seenAt: Second): Promise<number | null>;
  corporateActions(ticker: string, from: Second, until: Second): readonly CorporateAction[];
  news(ticker: string, from: Second, until: Second): readonly NewsItem[];
  /** First second with prices. */
  readonly beginsAt: Second;
  profile(ticker: string, language: Language): Promise<Profile>;
  fundamentals(ticker: string, at: Second): Promise<Fundamentals>;
  readonly matching: MatchingMarket;
}

/** The mid price in 1e-4 USD of a session's last second. */
export interface Close {
  readonly at: Second;
  readonly price: number;
}
