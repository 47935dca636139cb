import type { Chart, ChartBar } from "./chart.ts";

/** A bar of the chart at which the price turned. */
export interface TurningPoint {
  readonly bar: number;
  readonly price: number;
  readonly kind: "high" | "low";
}

interface Extreme {
  readonly bar: number;
  readonly price: number;
}

/**
 * The highs and lows from which the price moved away by more than `distance`, in turn. The last is the extreme since then, from which it may
 * still move on.
 */
export function turningPoints({ bars }: Pick<Chart, "bars">, distance: number): TurningPoint[] {
  const found: TurningPoint[] = [];
  let rising: boolean | null = null;
  let high: Extreme = highAt(bars, 0);
  let low: Extreme = lowAt(bars, 0);
  for (let bar = 1; bar < bars.length; bar++) {
    const [top, bottom] = [highAt(bars, bar), lowAt(bars, bar)];
    if (rising === null) {
      if (top.price > high.price) high = top;
      if (bottom.price < low.price) low = bottom;
      if (high.price - low.price <= distance || high.bar === low.bar) continue;
      rising = high.bar > low.bar;
      found.push(rising ? { ...low, kind: "low" } : { ...high, kind: "high" });
    } else if (rising) {
      if (top.price > high.price) high = top;
      else if (high.price - bottom.price > distance) {
        found.push({ ...high, kind: "high" });
        rising = false;
        low = bottom;
      }
    } else if (bottom.price < low.price) low = bottom;
    else if (top.price - low.price > distance) {
      found.push({ ...low, kind: "low" });
      rising = true;
      high = top;
    }
  }
  if (rising !== null) found.push(rising ? { ...high, kind: "high" } : { ...low, kind: "low" });
  return found;
}

const highAt = (bars: readonly ChartBar[], bar: number): Extreme => ({ bar, price: bars[bar]?.high ?? 0 });
const lowAt = (bars: readonly ChartBar[], bar: number): Extreme => ({ bar, price: bars[bar]?.low ?? 0 });
