import type { Bars, SessionBar } from "./bars.ts";
import { toPrice, type InstrumentPath } from "./instrument-path.ts";
import { BAR_SECONDS, periodOf } from "./timeframes.ts";
import type { Candle, CandleRange, Second, Timeframe } from "./types.ts";
import { PARTS_OF_UNIT } from "./volume.ts";

/** See `PracticeMarket.candleSteps`; the range lies within the calendar. */
export function* candleStepsOf(
  path: InstrumentPath,
  bars: Bars,
  { timeframe, from, until, seenAt = until - 1 }: CandleRange,
): Generator<void, Candle[]> {
  if (until <= from) return [];
  const shares = path.splits.sharesOn(path.calendar.dayAt(seenAt));
  const seconds = BAR_SECONDS[timeframe];
  const days = { path, bars, shares, from, until };
  return yield* seconds === null ? periodCandles(days, timeframe) : sessionCandles(days, seconds);
}

interface Days {
  readonly path: InstrumentPath;
  readonly bars: Bars;
  /** The share count that prices and volumes are adjusted to. */
  readonly shares: number;
  readonly from: Second;
  readonly until: Second;
}

/** Rounds volumes as running totals of the session, so that its bars add up to the day's volume. */
function toCandle(time: Second, bar: SessionBar, shares: number): Candle {
  const units = (parts: number): number => Math.round((parts * shares) / PARTS_OF_UNIT);
  return {
    time,
    open: toPrice(bar.open, shares),
    high: toPrice(bar.high, shares),
    low: toPrice(bar.low, shares),
    close: toPrice(bar.close, shares),
    volume: units(bar.volumeAfter) - units(bar.volumeBefore),
  };
}

/** Bars of `seconds`, aligned to the opening of each session; the last bar of a session may be shorter. */
function* sessionCandles({ path, bars, shares, from, until }: Days, seconds: number): Generator<void, Candle[]> {
  const { calendar, positions } = path;
  const result: Candle[] = [];
  const last = calendar.dayAt(until - 1);
  for (let day = calendar.dayAt(from); day <= last; day++) {
    const opensAt = calendar.opensAt(day);
    const end = Math.min(positions, until - opensAt);
    for (let start = Math.ceil(Math.max(0, from - opensAt) / seconds) * seconds; start < end; start += seconds) {
      result.push(toCandle(opensAt + start, bars.of(day, start, Math.min(end, start + seconds)), shares));
      yield;
    }
  }
  return result;
}

/** Bars of days, calendar weeks and calendar months, by the date of their first session. */
function* periodCandles(days: Days, timeframe: Timeframe): Generator<void, Candle[]> {
  const { path, bars, shares, from, until } = days;
  const { calendar, positions } = path;
  const result: Candle[] = [];
  const last = calendar.dayAt(until - 1);
  let period = Number.NaN;
  for (let day = firstDayOfPeriod(path, timeframe, from); day <= last; day++) {
    const opensAt = calendar.opensAt(day);
    const candle = toCandle(opensAt, bars.of(day, 0, Math.min(positions, until - opensAt)), shares);
    const current = periodOf(timeframe, calendar.dateOf(day));
    const open = result.at(-1);
    if (open && current === period) result[result.length - 1] = joined(open, candle);
    else result.push(candle);
    period = current;
    yield;
  }
  return result;
}

/** The first day on or after a second that begins a bar. */
function firstDayOfPeriod(path: InstrumentPath, timeframe: Timeframe, from: Second): number {
  const { calendar } = path;
  const period = (day: number) => periodOf(timeframe, calendar.dateOf(day));
  let day = calendar.dayAt(from);
  if (calendar.opensAt(day) < from) day++;
  while (day > 0 && period(day) === period(day - 1)) day++;
  return day;
}

function joined(first: Candle, next: Candle): Candle {
  return {
    time: first.time,
    open: first.open,
    high: Math.max(first.high, next.high),
    low: Math.min(first.low, next.low),
    close: next.close,
    volume: first.volume + next.volume,
  };
}
