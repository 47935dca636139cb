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

/** A fictional security. Every figure that can be derived from its price path is derived, none is stored. */
export interface Instrument {
  /** 2 to 5 capital letters. No listed company's symbol. */
  readonly ticker: string;
  readonly name: string;
  readonly kind: InstrumentKind;
  /** Null for funds over all sectors, bond funds and crypto assets. */
  readonly sector: Sector | null;
  /** Mid price around which the path wanders: that of about 2022, for crypto assets of 2026, in the shares of 2010. */
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

/** How the path hangs on the factors of the market. */
export interface PathParameters {
  /** Expected log return a trading day, dividends included. */
  readonly drift: number;
  /** On the market; of bond funds, on the price of a bond of about six years; of crypto assets, on the crypto market. */
  readonly marketBeta: number;
  readonly sectorBeta: number;
  /** Daily standard deviation of the instrument's own factor. */
  readonly ownVolatility: number;
}

export interface PayoutParameters {
  /** A year, as a share of the price; 0 for none. */
  readonly dividendYield: number;
  /** Payments a year: 0, 1, 2, 4 or 12. */
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

export interface Quote {
  readonly ticker: string;
  /** The second whose price this is: the last traded one when the market is closed. */
  readonly at: Second;
  readonly mid: Price;
  /** Rounded down. */
  readonly bid: Price;
  /** Rounded up. */
  readonly ask: Price;
  /**
   * The close before the session whose price this is; of 24 hours ago for crypto assets. In the shares of that session (split-adjusted),
   * dividends not put back.
   */
  readonly previousClose: Price;
}

/** Trading hours around an instant. Crypto assets are always open: `closesAt` and `opensAt` are null. */
export interface Session {
  readonly isOpen: boolean;
  /** End of the current session (first second that is no longer traded), or null when closed. */
  readonly closesAt: Second | null;
  /** Start of the next session after the instant. */
  readonly opensAt: Second | null;
  /** Why it is closed. */
  readonly closedFor: "night" | "weekend" | "holiday" | null;
}

/** A second and the mid price that the market had in it. */
export interface Tick {
  readonly at: Second;
  readonly mid: Price;
  readonly bid: Price;
  readonly ask: Price;
}

/**
 * What happens to a holding before the first trade of a session.
 * `dividend`: `amount` per unit is paid to who held at the last close. `split`: one unit becomes `numerator / denominator`.
 */
export type CorporateAction =
  | { readonly type: "dividend"; readonly at: Second; readonly amount: Price }
  | { readonly type: "split"; readonly at: Second; readonly numerator: number; readonly denominator: number };

/** Which quoted price a search looks at: a buyer pays the ask, a seller gets the bid. */
export type QuoteSide = "bid" | "ask" | "mid";

/** `above`: first second at which the price is at or above the level; `below`: at or below it. */
export type CrossDirection = "above" | "below";

export interface CrossingSearch {
  readonly side: QuoteSide;
  readonly direction: CrossDirection;
  readonly level: Price;
  /** First second looked at. */
  readonly from: Second;
  /** First second no longer looked at. */
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

/** What moved a price on a day, told by the factors that made the move: data, no words; the reader's language supplies those. */
export interface NewsItem {
  /** The same for every reader, so that a list can be merged. */
  readonly id: string;
  /** When the move was over and the line could be known. */
  readonly at: Second;
  readonly ticker: string;
  readonly cause: "market" | "sector" | "company" | "dividend" | "split";
  readonly direction: "up" | "down" | "flat";
  /** Of the day, in 1e-4 (250 is 2.5 %). Of a dividend, its share of the last close; of a split, 0. */
  readonly changeBasisPoints: number;
  /** Which of several wordings; whole, from 0 to 3. */
  readonly variant: number;
}

/**
 * The practice market: everything is a pure function of the key, the ticker and the second. No price of a second that lies ahead of the
 * caller's clock may be shown to a learner; the market itself knows no clock.
 * Unknown tickers and seconds before the first or after the last session (2059) throw `RangeError`.
 */
export interface PracticeMarket {
  /** Of the algorithm and its parameters; kept with every price that was used. A change to any price is a new version. */
  readonly version: number;
  /** Fixed, in order of ticker. */
  readonly instruments: readonly Instrument[];
  find(ticker: string): Instrument | undefined;
  /** First second with prices. */
  readonly beginsAt: Second;
  session(ticker: string, at: Second): Session;
  /** Price at a second; outside trading hours, the last price before it. As traded: not adjusted for later splits. */
  quote(ticker: string, at: Second): Quote;
  /**
   * Bars that open in `[from, until)`, oldest first; a bar that is not over at `until` ends with the price of `until - 1`. Prices are
   * split-adjusted as seen at `until`.
   */
  candles(ticker: string, timeframe: Timeframe, from: Second, until: Second): Candle[];
  /** Units (1e-8) traded in the minute of a second, as traded; 0 outside trading hours. */
  minuteVolume(ticker: string, at: Second): Quantity;
  /** Daily standard deviation around a second, in 1e-6 of the price. */
  dailyVolatilityPpm(ticker: string, at: Second): number;
  /**
   * The first traded second that meets the search, on prices as traded; null when there is none.
   * @throws RangeError when a split lies after `from` and before `until`: a level of before means nothing after it, so the caller cuts there.
   */
  firstCrossing(ticker: string, search: CrossingSearch): Tick | null;
  /**
   * The first second at which a trailing stop is hit, with the extreme reached by then; without any traded second, the extreme given or
   * the price that stands. The level of a ratio is rounded away from the market.
   * @throws RangeError as `firstCrossing`.
   */
  firstTrailingCrossing(
    ticker: string,
    search: TrailingSearch,
  ): { readonly tick: Tick | null; readonly extreme: Price };
  /** With `from <= at < until`, oldest first. */
  corporateActions(ticker: string, from: Second, until: Second): CorporateAction[];
  /** Known in `[from, until)`, newest first. */
  news(ticker: string, from: Second, until: Second): NewsItem[];
}

/** Makes the 2 x 32 bit key of a factor for one day, or for the whole path when `day` is null. The secret stays with the caller. */
export type FactorKey = (factor: string, day: number | null) => readonly [number, number];
