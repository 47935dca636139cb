import { chartOf, type Chart } from "../chart.ts";
import type { PriceBar } from "../facts.ts";

export const bar = (open: number, high: number, low: number, close: number): PriceBar => ({ open, high, low, close });

/** Bars from close to close, with wicks of `wick` above and below. */
export function through(closes: readonly number[], wick = 0.5): PriceBar[] {
  return closes.map((close, index) => {
    const open = closes[index - 1] ?? close;
    return bar(open, Math.max(open, close) + wick, Math.min(open, close) - wick, close);
  });
}

/** Closes that go straight from turn to turn, `steps` bars each. */
export function zigzag(turns: readonly number[], steps: number): number[] {
  const legs = turns.slice(1).flatMap((turn, index) => {
    const start = turns[index] ?? turn;
    return Array.from({ length: steps }, (_, step) => start + ((turn - start) * (step + 1)) / steps);
  });
  return [turns[0] ?? 0, ...legs];
}

export const chartFrom = (bars: readonly PriceBar[], isLine = false): Chart =>
  chartOf({ bars, unit: "price", isLine, quality: 1 });
