import type { Candle, PracticeMarket, Second, Timeframe } from "@candlewise/market/types";
import { createBoundedCache, type BoundedCache } from "#api/platform/bounded-cache.ts";
import type { SessionSpan } from "../price-source.ts";

/** About 100 bytes each. */
const CACHED_BARS = 200_000;

/** Bars per cached stretch of a session: a call for a few seconds need not compute the whole session. */
const BARS_OF_STRETCH = 720;

/** Finished bars of a stretch. */
interface Stretch {
  readonly candles: readonly Candle[];
  /** The first second not covered by a bar. */
  readonly until: Second;
}

/** Bars shorter than a session. */
export interface SessionRequest {
  readonly ticker: string;
  readonly timeframe: Timeframe;
  /** Length of a bar in seconds. */
  readonly seconds: number;
  readonly from: Second;
  readonly until: Second;
}

/** Candles within sessions. Finished bars are cached; the bar in progress is computed on each call. */
export class SessionCandles {
  readonly #market: PracticeMarket;
  readonly #stretches: BoundedCache<string, Stretch> = createBoundedCache(CACHED_BARS, ({ candles }) => candles.length);

  constructor(market: PracticeMarket) {
    this.#market = market;
  }

  /** The requested bars of one session. */
  *steps(request: SessionRequest, { opensAt, closesAt }: SessionSpan): Generator<void, readonly Candle[]> {
    const { from, until, seconds } = request;
    const length = seconds * BARS_OF_STRETCH;
    const parts: (readonly Candle[])[] = [];
    const first = opensAt + Math.floor(Math.max(0, from - opensAt) / length) * length;
    for (let begin = first; begin < Math.min(until, closesAt); begin += length) {
      parts.push(yield* this.#stretch(request, begin, Math.min(closesAt, begin + length)));
      yield;
    }
    return parts.flat().filter(({ time }) => time >= from);
  }

  /** Whether the first stretch of a session is cached, as far as requested. */
  has({ ticker, timeframe, seconds, until }: SessionRequest, { opensAt, closesAt }: SessionSpan): boolean {
    const end = Math.min(until, closesAt, opensAt + seconds * BARS_OF_STRETCH);
    const known = this.#stretches.get(this.#keyOf(ticker, timeframe, opensAt, until));
    return known !== undefined && known.until > end - seconds;
  }

  /** Bars of `[begin, end)`, which is one stretch. */
  *#stretch(request: SessionRequest, begin: Second, end: Second): Generator<void, readonly Candle[]> {
    const { ticker, timeframe, seconds, until } = request;
    const seenAt = until - 1;
    if (until >= end) return (yield* this.#over(request, begin, end)).candles;
    const last = until - ((until - begin) % seconds);
    const { candles, until: cachedUntil } = yield* this.#over(request, begin, last);
    const over = cachedUntil > last ? candles.filter(({ time }) => time < last) : candles;
    if (last === until) return over;
    return [...over, ...(yield* this.#market.candleSteps(ticker, { timeframe, from: last, until, seenAt }))];
  }

  /** Bars of a stretch finished at `until`, plus later ones that are already cached. */
  *#over(
    { ticker, timeframe, until: requestUntil }: SessionRequest,
    begin: Second,
    until: Second,
  ): Generator<void, Stretch> {
    const seenAt = requestUntil - 1;
    const key = this.#keyOf(ticker, timeframe, begin, requestUntil);
    const known = this.#stretches.get(key) ?? { candles: [], until: begin };
    if (known.until >= until) return known;
    const added = yield* this.#market.candleSteps(ticker, { timeframe, from: known.until, until, seenAt });
    const stretch = { candles: [...known.candles, ...added], until };
    this.#stretches.set(key, stretch);
    return stretch;
  }

  #keyOf(ticker: string, timeframe: Timeframe, begin: Second, until: Second): string {
    return `${ticker} ${timeframe} ${begin} ${this.#market.shares(ticker, until - 1)}`;
  }
}
