import { longestBar } from "@candlewise/market/timeframes";
import type { Candle, Second, Timeframe } from "@candlewise/market/types";
import type { Clock } from "#api/platform/clock.ts";
import { createBoundedCache } from "#api/platform/bounded-cache.ts";
import { secondOf } from "../assets/present.ts";
import type { Provider } from "./provider.ts";

/** Bars per page: as many as providers return in one response. */
const BARS_OF_PAGE = 1000;

/** About 100 bytes each. */
const CACHED_BARS = 200_000;

/** A page that contains the current second is requested again after this many seconds. */
export const FRESH_SECONDS = 5;
/** A bar does not change after this many seconds. */
const SETTLED_SECONDS = 60;

interface Page {
  readonly candles: readonly Candle[];
  readonly askedAt: Second;
}

interface Span {
  readonly first: number;
  readonly last: number;
}

/** Bars of a provider in pages with fixed start times, so that calls for different ranges share them. */
export class LiveCandles {
  readonly #provider: Provider;
  readonly #clock: Clock;
  readonly #pages = createBoundedCache<string, Page>(CACHED_BARS, ({ candles }) => Math.max(1, candles.length));
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(provider: Provider, clock: Clock) {
    this.#provider = provider;
    this.#clock = clock;
  }

  /** Bars that open in `[from, until)`. */
  async find(ticker: string, timeframe: Timeframe, from: Second, until: Second): Promise<readonly Candle[]> {
    const seconds = pageSeconds(timeframe);
    const end = Math.min(until, secondOf(this.#clock) + 1);
    if (end <= from) return [];
    const span = { first: Math.floor(from / seconds), last: Math.floor((end - 1) / seconds) };
    const pages = await this.#pagesOf(ticker, timeframe, span);
    return pages.flatMap(({ candles }) => candles.filter(({ time }) => time >= from && time < end));
  }

  async #pagesOf(ticker: string, timeframe: Timeframe, { first, last }: Span): Promise<Page[]> {
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const missing = numbers.filter((page) => !this.#isFresh(ticker, timeframe, page));
    const [begin, end] = [missing[0], missing.at(-1)];
    // One request for all missing pages: the pages between them are rarely cached.
    if (begin !== undefined && end !== undefined) await this.#ask(ticker, timeframe, { first: begin, last: end });
    return numbers.flatMap((page) => this.#pages.get(`${ticker} ${timeframe} ${page}`) ?? []);
  }

  #isFresh(ticker: string, timeframe: Timeframe, page: number): boolean {
    const known = this.#pages.get(`${ticker} ${timeframe} ${page}`);
    if (known === undefined) return false;
    const end = (page + 1) * pageSeconds(timeframe);
    return known.askedAt >= end + SETTLED_SECONDS || secondOf(this.#clock) < known.askedAt + FRESH_SECONDS;
  }

  #ask(ticker: string, timeframe: Timeframe, span: Span): Promise<void> {
    const key = `${ticker} ${timeframe} ${span.first} ${span.last}`;
    const asked = this.#underWay.get(key) ?? this.#load(ticker, timeframe, span);
    this.#underWay.set(key, asked);
    return asked.finally(() => this.#underWay.delete(key));
  }

  async #load(ticker: string, timeframe: Timeframe, { first, last }: Span): Promise<void> {
    const seconds = pageSeconds(timeframe);
    const askedAt = secondOf(this.#clock);
    const until = Math.min((last + 1) * seconds, askedAt + 1);
    const candles = await this.#provider.candles(ticker, timeframe, first * seconds, until);
    for (let page = first; page <= last; page++) {
      const inPage = candles.filter(({ time }) => Math.floor(time / seconds) === page);
      this.#pages.set(`${ticker} ${timeframe} ${page}`, { candles: inPage, askedAt });
    }
  }
}

const pageSeconds = (timeframe: Timeframe): number => BARS_OF_PAGE * longestBar(timeframe);
