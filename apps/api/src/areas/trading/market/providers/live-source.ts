import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { HttpClientError } from "#api/platform/http-client.ts";
import type { Log } from "#api/platform/log.ts";
import type { Lease } from "../lease.ts";
import type { PriceSource } from "../price-source.ts";
import { FRESH_SECONDS, LiveCandles } from "./live-candles.ts";
import type { LiveInstrument } from "./live-instruments.ts";
import { liveMatching } from "./live-matching.ts";
import { LiveTicker, type TradingHours } from "./live-ticker.ts";
import type { Provider } from "./provider.ts";
import { createQuotePolling, type QuotePolling } from "./quote-polling.ts";
import type { TickStore } from "./tick-store.ts";

/** A provider with its instruments and trading hours. */
export interface LiveMarket {
  readonly provider: Provider;
  readonly instruments: readonly LiveInstrument[];
  readonly hours: TradingHours;
}

export interface LiveSource extends PriceSource {
  readonly polling: QuotePolling;
}

export interface LiveParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly store: TickStore;
  /** Lease of the node that polls a provider for quotes. */
  readonly leaseOf: (provider: string) => Lease;
}

/** The first second of the providers' history. */
const BEGINS_AT = Date.UTC(2016, 0, 4) / 1000;

/** Real prices behind the same interface as the practice market. */
export function createLiveSource(markets: readonly LiveMarket[], parts: LiveParts): LiveSource {
  const groups = markets.map(({ provider, instruments, hours }) => ({
    provider,
    tickers: instruments.map((instrument) => new LiveTicker(instrument, provider, hours)),
    candles: new LiveCandles(provider, parts.clock),
    hours,
  }));
  const byTicker = new Map(
    groups.flatMap(({ tickers, candles, hours }) =>
      tickers.map((ticker) => [ticker.listed.ticker, { ticker, candles, hours }] as const),
    ),
  );
  const of = (ticker: string) => {
    const known = byTicker.get(ticker);
    if (known === undefined) throw new RangeError(`No instrument is called ${ticker}.`);
    return known;
  };
  const candles: PriceSource["candles"] = (ticker, timeframe, from, until) =>
    answered(of(ticker).candles.find(ticker, timeframe, Math.max(from, BEGINS_AT), until));
  return {
    source: "live",
    version: null,
    instruments: [...byTicker.values()]
      .map(({ ticker }) => ticker.listed)
      .toSorted((a, b) => (a.ticker < b.ticker ? -1 : 1)),
    beginsAt: BEGINS_AT,
    firstSecond: () => BEGINS_AT,
    polling: createQuotePolling(groups, BEGINS_AT, parts),
    find: (ticker) => byTicker.get(ticker)?.ticker.listed,
    session: (ticker, at) => of(ticker).hours.session(at),
    lastSession: (ticker, at) => of(ticker).hours.last(at),
    quote: (ticker, at) => of(ticker).ticker.quote(at),
    startPrice: (ticker, startAt) => of(ticker).ticker.startPrice(startAt),
    sparkline: (ticker, at) => of(ticker).ticker.sparkline(at),
    candles,
    latestCandles: candles,
    closes: (ticker, count, at) => answered(of(ticker).ticker.closes(count, at, BEGINS_AT)),
    async priceAt(ticker, at, seenAt) {
      const days = await answered(of(ticker).ticker.days(seenAt, BEGINS_AT));
      return days.findLast(({ time }) => time <= at)?.close ?? null;
    },
    splits: () => [],
    corporateActions: () => [],
    news: () => [],
    async profile() {
      const nothing = { founded: null, headquarters: null, employees: null, follows: null, expenseRatio: null };
      return { description: "", ...nothing };
    },
    fundamentals: async () => ({ marketValue: null, earningsPerShare: null }),
    matching: liveMatching((ticker) => of(ticker).ticker),
  };
}

/** Maps errors of a provider to `unavailable`. */
async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    if (cause instanceof HttpClientError)
      throw new AppError("unavailable", { cause, retryAfter: cause.retryAfter ?? FRESH_SECONDS });
    throw cause;
  }
}
