import { CANDLE_BASE_RATES } from "./base-rates.ts";
import { candleShapes, type CandleShape } from "./candle-shapes.ts";
import type { Chart } from "./chart.ts";
import type { CandlePattern, Direction } from "./facts.ts";

const SHOWN_BARS = 5;
const MOST = 3;
/** The bars before a candle by which its trend is judged. */
const TREND_BARS = 5;

function before({ bars }: Chart, at: number): Direction | null {
  const last = bars[at - 1]?.close;
  const first = bars[at - 1 - TREND_BARS]?.close;
  if (last === undefined || first === undefined || last === first) return null;
  return last > first ? "long" : "short";
}

/** All patterns in the last five candles, the latest first. */
export function recentShapes(chart: Chart): (CandleShape & { bar: number })[] {
  if (chart.kind !== "candles") return [];
  const { bars, range } = chart;
  return Array.from({ length: Math.min(SHOWN_BARS, bars.length) }, (_, back) => bars.length - 1 - back).flatMap((bar) =>
    candleShapes({ candles: bars.slice(Math.max(0, bar - 2), bar + 1), range, before: before(chart, bar) }).map(
      (shape) => ({ ...shape, bar }),
    ),
  );
}

/** The rarest of the patterns in the last five candles, each where it was last. */
export function candlePatternsOf(chart: Chart): CandlePattern[] {
  return recentShapes(chart)
    .filter(({ name }, index, all) => all.findIndex((shape) => shape.name === name) === index)
    .map((shape) => ({ ...shape, baseRate: CANDLE_BASE_RATES[shape.name] }))
    .toSorted((a, b) => a.baseRate - b.baseRate || b.bar - a.bar)
    .slice(0, MOST)
    .toSorted((a, b) => b.bar - a.bar || b.length - a.length)
    .map(({ name, bar, length, direction, baseRate }, index) => ({
      id: `C${index + 1}`,
      name,
      bar,
      length,
      direction,
      baseRate,
    }));
}
