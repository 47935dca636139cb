/** Seconds since 1970-01-01 UTC, whole. */
export type Second = number;

/** US dollars in whole units of 1e-4, as a safe integer: 123.45 USD is 1_234_500. */
export type Price = number;

/** Shares or coins in whole units of 1e-8. */
export type Quantity = bigint;

export const INSTRUMENT_KINDS = ["share", "fund", "bond_fund", "crypto"] as const;
export type InstrumentKind = (typeof INSTRUMENT_KINDS)[number];

export const SECTORS = [
  "technology",
  "health",
  "finance",
  "energy",
  "industry",
  "consumer",
  "utilities",
  "materials",
] as const;
export type Sector = (typeof SECTORS)[number];

/** A fictional security. Figures that follow from its price path are derived, not stored. */
export interface Instrument {
  /** 2 to 5 capital letters. No listed company's symbol. */
  readonly ticker: string;
  readonly name: string;
  readonly kind: InstrumentKind;
  /** Null for funds over all sectors, bond funds and crypto assets. */
  readonly sector: Sector | null;
  /** Mid price around which the path fluctuates, reached in about 2022 (crypto assets: 2026), per share of 2010. */
  readonly referencePrice: Price;
  /** Half the distance between bid and ask, in 1e-6 of the mid price. */
  readonly halfSpreadPpm: number;
  /** Units traded on an average day. */
  readonly averageDailyVolume: number;
  /** Shares or coins in existence at the reference price. */
  readonly unitsOutstanding: number;
  readonly path: PathParameters;
  readonly payouts: PayoutParameters;
}

/** Dependence of the path on the market's factors. */
export interface PathParameters {
  /** Expected log return per trading day, dividends included. */
  readonly drift: number;
  /** Beta to the market; for bond funds to the interest-rate factor, for crypto assets to the crypto market. */
  readonly marketBeta: number;
  readonly sectorBeta: number;
  /** Daily standard deviation of the instrument's own factor. */
  readonly ownVolatility: number;
}

export interface PayoutParameters {
  /** Annual dividends as a share of the price; 0 for none. */
  readonly dividendYield: number;
  /** Payments per year. */
  readonly dividendsPerYear: 0 | 1 | 2 | 4 | 12;
}

export const TIMEFRAMES = ["1s", "5s", "1m", "5m", "15m", "30m", "1h", "4h", "1d", "1w", "1M"] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

/** Opens at `time`; the prices are mid prices. High and low are exact to the second. */
export interface Candle {
  readonly time: Second;
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly close: Price;
  /** Whole units. */
  readonly volume: number;
}

/** Bars that open in `[from, until)`. */
export interface CandleRange {
  readonly timeframe: Timeframe;
  readonly from: Second;
  readonly until: Second;
  /** Prices and volumes are adjusted to the splits before this second; `until - 1` when absent. */
  readonly seenAt?: Second;
}

export interface CloseRange {
  readonly count: number;
  readonly at: Second;
  readonly seenAt: Second;
}

/** The mid price of the last second of a session. */
export interface Close {
  readonly at: Second;
  readonly price: Price;
}

export interface Quote {
  readonly ticker: string;
  /** The second of this price; the last traded second when the market is closed. */
  readonly at: Second;
  readonly mid: Price;
  /** Rounded down. */
  readonly bid: Price;
  /** Rounded up. */
  readonly ask: Price;
  /**
   * Close before the session of this price; for crypto assets, the last price before 00:00 UTC. Split-adjusted to that session, not
   * adjusted for dividends.
   */
  readonly previousClose: Price;
}

/** Trading hours around an instant. Crypto assets are always open: `closesAt` and `opensAt` are null. */
export interface Session {
  readonly isOpen: boolean;
  /** End of the current session (first second that is no longer traded), or null when closed. */
  readonly closesAt: Second | null;
  /** Start of the next session. */
  readonly opensAt: Second | null;
  /** Reason for the closure. */
  readonly closedFor: "night" | "weekend" | "holiday" | null;
}

/** A second and its mid price. */
export interface Tick {
  readonly at: Second;
  readonly mid: Price;
  readonly bid: Price;
  readonly ask: Price;
}

/**
 * What happens to a holding before the first trade of a session. `dividend`: `amount` per unit is paid to holders at the last close.
 * `split`: one unit becomes `numerator / denominator`.
 */
export type CorporateAction = { readonly type: "dividend"; readonly at: Second; readonly amount: Price } | Split;

export interface Split {
  readonly type: "split";
  readonly at: Second;
  readonly numerator: number;
  readonly denominator: number;
}

/** The quoted price to search: buyers pay the ask, sellers get the bid. */
export type QuoteSide = "bid" | "ask" | "mid";

/** `above`: first second at which the price is at or above the level; `below`: at or below it. */
export type CrossDirection = "above" | "below";

export interface CrossingSearch {
  readonly side: QuoteSide;
  readonly direction: CrossDirection;
  readonly level: Price;
  /** First second searched. */
  readonly from: Second;
  /** First second no longer searched. */
  readonly until: Second;
}

export interface TrailingSearch {
  /** `sell` trails below the highest bid since `from`; `buy` above the lowest ask. */
  readonly side: "sell" | "buy";
  /** Distance in price, or in 1e-4 of the extreme (100 is 1 %). */
  readonly trail:
    | { readonly type: "amount"; readonly amount: Price }
    | { readonly type: "ratio"; readonly basisPoints: number };
  /** The extreme reached before `from`, when there is one. */
  readonly extreme: Price | null;
  readonly from: Second;
  readonly until: Second;
}

/** The cause of a day's move, attributed to factors. Contains no text; the client has the wording in the reader's language. */
export interface NewsItem {
  /** Stable for all readers, so that lists can be merged. */
  readonly id: string;
  /** Time of publication, after the move. */
  readonly at: Second;
  readonly ticker: string;
  readonly cause: "market" | "sector" | "company" | "dividend" | "split";
  readonly direction: "up" | "down" | "flat";
  /** Change of the day in 1e-4 (250 is 2.5 %). For a dividend, its share of the last close; for a split, 0. */
  readonly changeBasisPoints: number;
  /** Selects one of four wordings: 0 to 3. */
  readonly variant: number;
}

/**
 * The practice market: everything is a pure function of the key, the ticker and the second. It has no clock, so callers must not show
 * learners prices of future seconds. Unknown tickers and seconds before the first or after the last session (2059) throw `RangeError`.
 */
export interface PracticeMarket {
  /** Version of the algorithm and its parameters, stored with every price used. A change to any price requires a new version. */
  readonly version: number;
  /** Fixed, sorted by ticker. */
  readonly instruments: readonly Instrument[];
  find(ticker: string): Instrument | undefined;
  /** First second at which every instrument has a price. */
  readonly beginsAt: Second;
  /** Opening of an instrument's first session. */
  firstSecond(ticker: string): Second;
  session(ticker: string, at: Second): Session;
  /** Price at a second; outside trading hours, the last price before it. As traded: not adjusted for later splits. */
  quote(ticker: string, at: Second): Quote;
  /**
   * Bars that open in `[from, until)`, oldest first; a bar unfinished at `until` closes at the price of `until - 1`. Prices are
   * split-adjusted as of `until`.
   */
  candles(ticker: string, timeframe: Timeframe, from: Second, until: Second): Candle[];
  /** Like `candles`, but yields after each bar or session so that the caller can do other work in between. */
  candleSteps(ticker: string, range: CandleRange): Generator<void, Candle[]>;
  /** The first second at or after `from` from which bars of days until `until` take the computation of at most so many sessions. */
  reachableFrom(ticker: string, from: Second, until: Second, sessions: number): Second;
  /** Closes of the last `count` sessions finished at `at`, oldest first, split-adjusted as of `seenAt`; one per step. */
  closeSteps(ticker: string, range: CloseRange): Generator<void, Close[]>;
  /** Shares at a second per share of the first session. */
  shares(ticker: string, at: Second): number;
  /** Number of finished pages of daily bars, each of 64 sessions, at a second. */
  finishedPages(ticker: string, at: Second): number;
  /**
   * Computes a page of daily bars, one session per step. The numbers can be passed to `takePage` of a market with the same key and version.
   */
  makePage(ticker: string, page: number): Generator<void, Float64Array>;
  /** Loads a page computed by another market. @throws RangeError when its size is wrong */
  takePage(ticker: string, page: number, numbers: Float64Array): void;
  /** Units (1e-8) traded in the minute of a second, as traded; 0 outside trading hours. */
  minuteVolume(ticker: string, at: Second): Quantity;
  /** Daily standard deviation around a second, in 1e-6 of the price. */
  dailyVolatilityPpm(ticker: string, at: Second): number;
  /**
   * The first traded second that matches the search, on prices as traded; null when there is none.
   * @throws RangeError when a split lies between `from` and `until`: the level is not comparable across it, so callers split the range
   * there.
   */
  firstCrossing(ticker: string, search: CrossingSearch): Tick | null;
  /**
   * The first second at which a trailing stop is triggered, with the extreme reached by then. Without any traded second, the given extreme
   * or the last price. The level of a ratio is rounded away from the market.
   * @throws RangeError like `firstCrossing`.
   */
  firstTrailingCrossing(
    ticker: string,
    search: TrailingSearch,
  ): { readonly tick: Tick | null; readonly extreme: Price };
  /** Splits with `from <= at < until`, oldest first; without dividends this costs a few draws a year. */
  splits(ticker: string, from: Second, until: Second): Split[];
  /** With `from <= at < until`, oldest first. */
  corporateActions(ticker: string, from: Second, until: Second): CorporateAction[];
  /** News published in `[from, until)`, newest first. */
  news(ticker: string, from: Second, until: Second): NewsItem[];
}

/** Derives the 2 x 32 bit key of a factor for one day, or for the whole path when `day` is null. The secret stays with the caller. */
export type FactorKey = (factor: string, day: number | null) => readonly [number, number];
