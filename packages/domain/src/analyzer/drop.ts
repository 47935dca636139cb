import type { Chart } from "./chart.ts";
import type { ChartFacts, ChartPoint, ChartSeries, DropLevel } from "./facts.ts";

/** In average true ranges. */
const SEVERE = 6;
const SIGNIFICANT = 3;
const MEDIUM = 1.5;

function levelOf(ranges: number): DropLevel {
  if (ranges >= SEVERE) return "severe";
  if (ranges >= SIGNIFICANT) return "significant";
  return ranges >= MEDIUM ? "medium_drop" : "no_drop";
}

/** One that never fell has both ends in its last bar. */
function deepestFall(bars: Chart["bars"]): { from: ChartPoint; to: ChartPoint } {
  const last = bars.at(-1);
  let from: ChartPoint = { bar: last?.highAt ?? 0, price: last?.close ?? 0 };
  let to: ChartPoint = { bar: last?.lowAt ?? 0, price: last?.close ?? 0 };
  let peak: ChartPoint | null = null;
  for (const { high, low, highAt, lowAt } of bars) {
    if (peak && peak.price - low > from.price - to.price) {
      from = peak;
      to = { bar: lowAt, price: low };
    }
    if (!peak || high > peak.price) peak = { bar: highAt, price: high };
  }
  return { from, to };
}

/** The deepest fall from the high of a bar to the low of a later one. */
export function deepestDrop({ bars, range }: Chart, unit: ChartSeries["unit"]): ChartFacts["drop"] {
  const { from, to } = deepestFall(bars);
  const depth = from.price - to.price;
  const share = unit === "price" && from.price > 0 ? depth / from.price : null;
  return { level: levelOf(depth / range), from, to, ranges: depth / range, share };
}
