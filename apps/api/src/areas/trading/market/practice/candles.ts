import { BAR_SECONDS } from "@candlewise/market/timeframes";
import type { Candle, CandleRange, PracticeMarket, Second, Timeframe } from "@candlewise/market/types";
import type { TimeSlices } from "#api/platform/time-slices.ts";
import { SessionCandles } from "./session-candles.ts";
import type { PracticeSessions } from "./sessions.ts";

type Candles = Promise<readonly Candle[]>;

/** Sessions that a call for the latest bars computes; about 0.3 ms each. */
const SESSIONS_AT_ONCE = 400;

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

  function* sessionSteps(ticker: string, range: CandleRange, seconds: number): Generator<void, readonly Candle[]> {
    const candles: (readonly Candle[])[] = [];
    for (const session of sessions.between(ticker, range.from, range.until))
      candles.push(yield* sessionCandles.steps({ ticker, seconds, ...range }, session));
    return candles.flat();
  }

  const make = async (ticker: string, range: CandleRange, sessionsAtOnce: number): Candles => {
    const seconds = BAR_SECONDS[range.timeframe];
    if (seconds !== null) return timeSlices.run(sessionSteps(ticker, range, seconds));
    // The market itself caches daily bars and aggregates longer bars from them.
    await loadHistory(ticker, range.until);
    const from = market.reachableFrom(ticker, range.from, range.until, sessionsAtOnce);
    return timeSlices.run(market.candleSteps(ticker, { ...range, from }));
  };

  const candlesOf =
    (sessionsAtOnce: number) =>
    async (ticker: string, timeframe: Timeframe, from: Second, until: Second): Candles => {
      const begin = Math.max(from, market.firstSecond(ticker));
      if (until <= begin) return [];
      const key = `${ticker} ${timeframe} ${begin} ${until} ${sessionsAtOnce}`;
      const known = underWay.get(key);
      if (known !== undefined) return known;
      const range = { timeframe, from: begin, until };
      const candles = make(ticker, range, sessionsAtOnce).finally(() => underWay.delete(key));
      underWay.set(key, candles);
      return candles;
    };
  return { candles: candlesOf(Infinity), latestCandles: candlesOf(SESSIONS_AT_ONCE) };
}
