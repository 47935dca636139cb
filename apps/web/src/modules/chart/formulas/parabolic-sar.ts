import type { Bar } from "../chart-port.ts";

type Range = Pick<Bar, "high" | "low">;

/** How fast the stop follows: it begins with `start`, grows by `step` with every new extreme, and ends at `most`. */
interface Pace {
  readonly start: number;
  readonly step: number;
  readonly most: number;
}

interface Trend {
  readonly isUp: boolean;
  /** The highest high, or lowest low, since the trend began. */
  readonly extreme: number;
  readonly pace: number;
  readonly stop: number;
}

/** The stop comes nearer to the extreme, but not into the two bars behind it. */
function approach({ isUp, extreme, pace, stop }: Trend, bars: readonly Range[]): number {
  const next = stop + pace * (extreme - stop);
  return outside(isUp, next, bars);
}

const outside = (isUp: boolean, stop: number, bars: readonly Range[]): number =>
  isUp ? Math.min(stop, ...bars.map(({ low }) => low)) : Math.max(stop, ...bars.map(({ high }) => high));

/** TA-Lib asks the first two bars which way they go; down only when the low falls farther than the high rises. */
function begin(first: Range, second: Range, pace: number): Trend {
  const fall = first.low - second.low;
  const isUp = !(fall > 0 && fall > second.high - first.high);
  return { isUp, extreme: isUp ? second.high : second.low, pace, stop: isUp ? first.low : first.high };
}

/**
 * A stop that follows a trend, and changes sides when the price reaches it; from the second bar on. As in TA-Lib (`ta_SAR.c`, with a start of
 * its own as in `ta_SAREXT.c`). Source: J. W. Wilder, "New Concepts in Technical Trading Systems" (1978).
 */
export function parabolicSar(bars: readonly Range[], { start, step, most }: Pace): (number | undefined)[] {
  const slowest = Math.min(start, most);
  let trend: Trend | null = null;
  return bars.map((bar, index) => {
    const before = bars[index - 1];
    if (!before) return undefined;
    const isFirst = trend === null;
    const now: Trend = trend ?? begin(before, bar, slowest);
    const recent = [isFirst ? bar : before, bar];
    const { isUp, extreme, pace, stop } = now;
    if (isUp ? bar.low <= stop : bar.high >= stop) {
      const turned = outside(!isUp, extreme, recent);
      const next = { isUp: !isUp, extreme: isUp ? bar.low : bar.high, pace: slowest, stop: turned };
      trend = { ...next, stop: approach(next, recent) };
      return turned;
    }
    const isFarther = isUp ? bar.high > extreme : bar.low < extreme;
    const next = {
      isUp,
      stop,
      extreme: isFarther ? (isUp ? bar.high : bar.low) : extreme,
      pace: isFarther ? Math.min(pace + step, most) : pace,
    };
    trend = { ...next, stop: approach(next, recent) };
    return stop;
  });
}
