import { BAR_SECONDS } from "@candlewise/market/timeframes";
import type { Candle, CandleRange, PracticeMarket, Second, Timeframe } from "@candlewise/market/types";
import type { TimeSlices } from "#api/platform/time-slices.ts";
import type { SessionSpan } from "../price-source.ts";
import { SessionCandles, type SessionRequest } from "./session-candles.ts";
import type { PracticeSessions } from "./sessions.ts";

type Candles = Promise<readonly Candle[]>;

/** Sessions that a call for the latest bars computes at most. Those with shorter bars take twice as long. */
interface Most {
  readonly days: number;
  readonly sessions: number;
}
const AT_ONCE: Most = { days: 400, sessions: 200 };
const ALL: Most = { days: Infinity, sessions: Infinity };

interface Parts {
  readonly sessions: PracticeSessions;
  readonly timeSlices: TimeSlices;
  /** Loads the stored bars of an instrument into the market. */
  readonly loadHistory: (ticker: string, until: Second) => Promise<void>;
}

/** Candles of the practice market, computed in time slices. Calls for the same range share one computation. */
export function createPracticeCandles(market: PracticeMarket, { sessions, timeSlices, loadHistory }: Parts) {
  const sessionCandles = new SessionCandles(market);
  const underWay = new Map<string, Candles>();

  function* sessionSteps(request: SessionRequest, most: number): Generator<void, readonly Candle[]> {
    const candles: (readonly Candle[])[] = [];
    for (const session of reachable(request, most)) candles.push(yield* sessionCandles.steps(request, session));
    return candles.flat();
  }

  /** The last sessions of the range; at most so many of them have yet to be computed. */
  function reachable(request: SessionRequest, most: number): readonly SessionSpan[] {
    const all = sessions.between(request.ticker, request.from, request.until);
    let missing = 0;
    const last = all.findLastIndex((session) => !sessionCandles.has(request, session) && ++missing > most);
    return all.slice(last + 1);
  }

  const make = async (ticker: string, range: CandleRange, most: Most): Candles => {
    const seconds = BAR_SECONDS[range.timeframe];
    if (seconds !== null) return timeSlices.run(sessionSteps({ ticker, seconds, ...range }, most.sessions));
    // The market itself caches daily bars and aggregates longer bars from them.
    await loadHistory(ticker, range.until);
    const from = market.reachableFrom(ticker, range.from, range.until, most.days);
    return timeSlices.run(market.candleSteps(ticker, { ...range, from }));
  };

  const candlesOf =
    (most: Most) =>
    async (ticker: string, timeframe: Timeframe, from: Second, until: Second): Candles => {
      const begin = Math.max(from, market.firstSecond(ticker));
      if (until <= begin) return [];
      const key = `${ticker} ${timeframe} ${begin} ${until} ${most.days}`;
      const known = underWay.get(key);
      if (known !== undefined) return known;
      const range = { timeframe, from: begin, until };
      const candles = make(ticker, range, most).finally(() => underWay.delete(key));
      underWay.set(key, candles);
      return candles;
    };
  return { candles: candlesOf(ALL), latestCandles: candlesOf(AT_ONCE) };
}
