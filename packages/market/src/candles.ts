import type { Bars, UnsplitBar } from "./bars.ts";
import { toPrice, type InstrumentPath } from "./instrument-path.ts";
import { BAR_SECONDS, periodOf } from "./timeframes.ts";
import type { Candle, Second, Timeframe } from "./types.ts";
import { PARTS_OF_UNIT } from "./volume.ts";

/** A bar with the second at which it opens. */
interface TimedBar extends UnsplitBar {
  readonly time: Second;
}

/** See `PracticeMarket.candles`; `from` and `until` lie within the calendar. */
export function candlesOf(
  path: InstrumentPath,
  bars: Bars,
  timeframe: Timeframe,
  from: Second,
  until: Second,
): Candle[] {
  if (until <= from) return [];
  const seconds = BAR_SECONDS[timeframe];
  const found =
    seconds === null ? periodBars(path, bars, timeframe, from, until) : sessionBars(path, bars, seconds, from, until);
  const shares = path.splits.sharesOn(path.calendar.dayAt(until - 1));
  return found.map((bar) => toCandle(bar, shares));
}

/** Adjusts to the shares of the day on which the bars are looked at. */
function toCandle(bar: TimedBar, shares: number): Candle {
  return {
    time: bar.time,
    open: toPrice(bar.open, shares),
    high: toPrice(bar.high, shares),
    low: toPrice(bar.low, shares),
    close: toPrice(bar.close, shares),
    volume: Math.round((bar.volume * shares) / PARTS_OF_UNIT),
  };
}

/** Bars of so many seconds, counted from the opening of each session; the last of a session may be shorter. */
function sessionBars(path: InstrumentPath, bars: Bars, seconds: number, from: Second, until: Second): TimedBar[] {
  const { calendar, positions } = path;
  const result: TimedBar[] = [];
  const last = calendar.dayAt(until - 1);
  for (let day = calendar.dayAt(from); day <= last; day++) {
    const opensAt = calendar.opensAt(day);
    const end = Math.min(positions, until - opensAt);
    for (let start = Math.ceil(Math.max(0, from - opensAt) / seconds) * seconds; start < end; start += seconds)
      result.push({ time: opensAt + start, ...bars.of(day, start, Math.min(end, start + seconds)) });
  }
  return result;
}

/** Bars of days, calendar weeks and calendar months, by the date of their first session. */
function periodBars(path: InstrumentPath, bars: Bars, timeframe: Timeframe, from: Second, until: Second): TimedBar[] {
  const { calendar, positions } = path;
  const result: TimedBar[] = [];
  const last = calendar.dayAt(until - 1);
  let period = Number.NaN;
  for (let day = firstDayOfPeriod(path, timeframe, from); day <= last; day++) {
    const opensAt = calendar.opensAt(day);
    const bar = bars.of(day, 0, Math.min(positions, until - opensAt));
    const current = periodOf(timeframe, calendar.dateOf(day));
    const open = result.at(-1);
    if (open && current === period) result[result.length - 1] = joined(open, bar);
    else result.push({ time: opensAt, ...bar });
    period = current;
  }
  return result;
}

/** The first day, on or after a second, that begins a bar. */
function firstDayOfPeriod(path: InstrumentPath, timeframe: Timeframe, from: Second): number {
  const { calendar } = path;
  const period = (day: number) => periodOf(timeframe, calendar.dateOf(day));
  let day = calendar.dayAt(from);
  if (calendar.opensAt(day) < from) day++;
  while (day > 0 && period(day) === period(day - 1)) day++;
  return day;
}

function joined(first: TimedBar, next: UnsplitBar): TimedBar {
  return {
    time: first.time,
    open: first.open,
    high: Math.max(first.high, next.high),
    low: Math.min(first.low, next.low),
    close: next.close,
    volume: first.volume + next.volume,
  };
}
