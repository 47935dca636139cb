import type { Candle, Second, Timeframe } from "@candlewise/market/types";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { HttpClientError } from "#api/platform/http-client.ts";
import type { Log } from "#api/platform/log.ts";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import { secondOf } from "../present.ts";
import type { PriceSource } from "../price-source.ts";
import type { LiveInstrument } from "./live-instruments.ts";
import { liveMatching } from "./live-matching.ts";
import { LiveTicker, type TradingHours } from "./live-ticker.ts";
import type { Provider } from "./provider.ts";
import { createQuotePolling, type QuotePolling } from "./quote-polling.ts";

/** What one provider gives, and when it is traded. */
export interface LiveMarket {
  readonly provider: Provider;
  readonly instruments: readonly LiveInstrument[];
  readonly hours: TradingHours;
}

export interface LiveSource extends PriceSource {
  readonly polling: QuotePolling;
}

/** How far back providers go. */
const BEGINS_AT = Date.UTC(2016, 0, 4) / 1000;
/** A chart that ends with the present is asked for anew after so many seconds. */
const FRESH_SECONDS = 5;
const CHARTS_KEPT = 200;

/** Real prices behind the same port as the practice market. What was seen of them stays in memory. */
export function createLiveSource(markets: readonly LiveMarket[], clock: Clock, log: Log): LiveSource {
  const groups = markets.map(({ provider, instruments, hours }) => ({
    provider,
    tickers: instruments.map((instrument) => new LiveTicker(instrument, provider, hours)),
    hours,
  }));
  const byTicker = new Map(
    groups.flatMap(({ tickers, provider, hours }) =>
      tickers.map((ticker) => [ticker.listed.ticker, { ticker, provider, hours }] as const),
    ),
  );
  const of = (ticker: string) => {
    const known = byTicker.get(ticker);
    if (known === undefined) throw new RangeError(`No instrument is called ${ticker}.`);
    return known;
  };
  const charts = createBoundedCache<string, Promise<readonly Candle[]>>(CHARTS_KEPT);
  const chart = (ticker: string, timeframe: Timeframe, from: Second, until: Second) => {
    const isPast = until < secondOf(clock) - 60;
    const key = `${ticker} ${timeframe} ${from} ${isPast ? until : Math.floor(until / FRESH_SECONDS) * FRESH_SECONDS}`;
    const known = charts.get(key);
    if (known !== undefined) return known;
    const asked = of(ticker).provider.candles(ticker, timeframe, from, until);
    charts.set(key, asked);
    asked.catch(() => charts.delete(key));
    return asked;
  };
  return {
    source: "live",
    version: null,
    instruments: [...byTicker.values()]
      .map(({ ticker }) => ticker.listed)
      .toSorted((a, b) => (a.ticker < b.ticker ? -1 : 1)),
    beginsAt: BEGINS_AT,
    polling: createQuotePolling(groups, BEGINS_AT, clock, log),
    find: (ticker) => byTicker.get(ticker)?.ticker.listed,
    session: (ticker, at) => of(ticker).hours.session(at),
    lastSession: (ticker, at) => of(ticker).hours.last(at),
    quote: (ticker, at) => of(ticker).ticker.quote(at),
    sparkline: (ticker, at) => of(ticker).ticker.sparkline(at),
    candles: (ticker, timeframe, from, until) => answered(chart(ticker, timeframe, Math.max(from, BEGINS_AT), until)),
    closes: (ticker, count, at) => answered(of(ticker).ticker.closes(count, at, BEGINS_AT)),
    async priceAt(ticker, at, seenAt) {
      const days = await answered(of(ticker).ticker.days(seenAt, BEGINS_AT));
      return days.findLast(({ time }) => time <= at)?.close ?? null;
    },
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

/** A provider that is away is a call that cannot be served for a moment. */
async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    if (cause instanceof HttpClientError) throw new AppError("unavailable", { cause, retryAfter: FRESH_SECONDS });
    throw cause;
  }
}
