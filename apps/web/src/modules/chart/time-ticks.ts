import { isDaily, TIMEFRAMES } from "./timeframes.ts";
import type { TickUnit, Timeframe } from "./chart-port.ts";

export interface TimeTick {
  readonly index: number;
  readonly unit: TickUnit;
}

/** Bars, and how they are drawn. */
interface Bars {
  /** The second of a bar, by its index. */
  readonly timeAt: (index: number) => number | undefined;
  readonly hours: TradingHours;
  readonly timeframe: Timeframe;
  /** Bars that are seen: from an index to before another. */
  readonly from: number;
  readonly to: number;
  readonly pixelsPerBar: number;
  /** Numbers instead of dates, where those are hidden. */
  readonly numberOf?: ((seconds: number) => number) | undefined;
}

interface Level {
  readonly unit: TickUnit;
  /** Bars between two labels of the level, on average. */
  readonly bars: number;
  readonly isStart: (before: number, now: number) => boolean;
}

const DAY = 86_400;
/** Pixels between two labels. */
const MIN_GAP = 76;

const utcDay = (seconds: number): number => Math.floor(seconds / DAY);

/** Seconds since 1970 as the clock on the wall shows them; a bar of a day is a day of the market. */
const localSeconds = (seconds: number, timeframe: Timeframe): number =>
  isDaily(timeframe) ? seconds : seconds - new Date(seconds * 1000).getTimezoneOffset() * 60;

/** Whether a session begins with the bar: after hours without trading, or at midnight where trading never ends. */
export function isSessionStart(before: number, now: number, timeframe: Timeframe, hasPauses: boolean): boolean {
  if (!hasPauses) return utcDay(localSeconds(before, timeframe)) !== utcDay(localSeconds(now, timeframe));
  return utcDay(before) !== utcDay(now) && now - before > Math.max(TIMEFRAMES[timeframe].seconds * 1.5, 3600);
}

/** How the bars divide the calendar. */
export interface TradingHours {
  /** There are hours without trading. */
  readonly hasPauses: boolean;
  /** Bars of a calendar day, on average. */
  readonly barsOfDay: number;
}

/** Read off the newest bars. */
export function tradingHoursOf(times: readonly number[], timeframe: Timeframe): TradingHours {
  const newest = times.slice(-1500);
  const days = ((newest.at(-1) ?? 0) - (newest[0] ?? 0)) / DAY;
  return {
    hasPauses: newest.some((now, index) => index > 0 && isSessionStart(newest[index - 1] ?? now, now, timeframe, true)),
    barsOfDay: days > 0 ? (newest.length - 1) / days : DAY / TIMEFRAMES[timeframe].seconds,
  };
}

const changes =
  (part: (date: Date) => number, timeframe: Timeframe) =>
  (before: number, now: number): boolean =>
    part(new Date(localSeconds(before, timeframe) * 1000)) !== part(new Date(localSeconds(now, timeframe) * 1000));

function dateLevels({ timeframe, hours: { hasPauses, barsOfDay: perDay } }: Bars): Level[] {
  const day: Level["isStart"] = isDaily(timeframe)
    ? changes((date) => utcDay(date.getTime() / 1000), timeframe)
    : (before, now) => isSessionStart(before, now, timeframe, hasPauses);
  const months = (count: number) =>
    changes((date) => Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / count), timeframe);
  // The 4th of January 1970 was a Sunday.
  const week = changes((date) => Math.floor((date.getTime() / 1000 / DAY + 3) / 7), timeframe);
  return [
    { unit: "year", bars: 365 * perDay, isStart: months(12) },
    { unit: "month", bars: 91 * perDay, isStart: months(3) },
    { unit: "month", bars: 30 * perDay, isStart: months(1) },
    { unit: "day", bars: 7 * perDay, isStart: (before, now) => week(before, now) && day(before, now) },
    { unit: "day", bars: perDay, isStart: day },
  ];
}

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200];

function timeLevel({ timeframe, pixelsPerBar }: Bars): Level[] {
  const { seconds } = TIMEFRAMES[timeframe];
  const step = STEPS.find((each) => each >= seconds && (each / seconds) * pixelsPerBar >= MIN_GAP);
  if (step === undefined || isDaily(timeframe)) return [];
  const count = (at: number) => Math.floor(localSeconds(at, timeframe) / step);
  return [{ unit: "time", bars: step / seconds, isStart: (before, now) => count(before) !== count(now) }];
}

function numberLevel(numberOf: (seconds: number) => number, pixelsPerBar: number): Level[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((each) => each * pixelsPerBar >= MIN_GAP) ?? 1000;
  return [{ unit: "number", bars: step, isStart: (_, now) => numberOf(now) % step === 0 }];
}

/** Round moments, the coarsest first: a finer level is added only where its labels have room throughout, so that labels stay while a chart is moved. */
export function timeTicks(bars: Bars): TimeTick[] {
  const { timeAt, from, to, pixelsPerBar, numberOf } = bars;
  const placed: TimeTick[] = [];
  const levels = numberOf ? numberLevel(numberOf, pixelsPerBar) : [...dateLevels(bars), ...timeLevel(bars)];
  for (const { unit, bars: between, isStart } of levels) {
    if (between * pixelsPerBar < MIN_GAP) break;
    for (let index = Math.max(1, from); index < to; index++) {
      const [before, now] = [timeAt(index - 1), timeAt(index)];
      if (before === undefined || now === undefined || !isStart(before, now)) continue;
      if (placed.every((tick) => Math.abs(tick.index - index) * pixelsPerBar >= MIN_GAP)) placed.push({ index, unit });
    }
  }
  return placed.toSorted((a, b) => a.index - b.index);
}
