import fc from "fast-check";
import type { ChartSeries, PriceBar } from "../facts.ts";

/** Prices in whole numbers, so that sums of them are exact however they are added up. */
const candle = fc
  .tuple(fc.nat(1000), fc.nat(1000), fc.nat(300), fc.nat(300))
  .map(([open, close, above, below]): PriceBar => ({
    open: open + 301,
    high: Math.max(open, close) + 301 + above,
    low: Math.min(open, close) + 301 - below,
    close: close + 301,
  }));
const calm = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.nat(10), fc.nat(10), fc.integer({ min: -5, max: 5 }))
  .map(([move, above, below, gap]) => ({ move, above, below, gap }));

/** Bars that continue each other, as those of a market do. */
const continuous = fc.array(calm, { minLength: 1, maxLength: 120 }).map((steps) => {
  let last = 5000;
  return steps.map(({ move, above, below, gap }): PriceBar => {
    const open = last + gap;
    const close = open + move;
    last = close;
    return { open, high: Math.max(open, close) + above, low: Math.min(open, close) - below, close };
  });
});
const constant = fc
  .tuple(fc.nat(1000), fc.integer({ min: 1, max: 40 }))
  .map(([price, count]): PriceBar[] =>
    Array.from({ length: count }, () => ({ open: price, high: price, low: price, close: price })),
  );

const lineOf = (bars: readonly PriceBar[]): PriceBar[] =>
  bars.map(({ close }) => ({ open: close, high: close, low: close, close }));

/** Series of every kind: jumping, continuous, constant, as candles or as a line. */
export const anySeries: fc.Arbitrary<ChartSeries> = fc
  .record({
    bars: fc.oneof(fc.array(candle, { minLength: 1, maxLength: 60 }), continuous, constant),
    unit: fc.constantFrom("price" as const, "percent" as const),
    isLine: fc.boolean(),
    quality: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map((series) => ({ ...series, bars: series.isLine ? lineOf(series.bars) : series.bars }));

/** The same series with all prices multiplied. */
export const scaled = (series: ChartSeries, factor: number): ChartSeries => ({
  ...series,
  bars: series.bars.map(({ open, high, low, close }) => ({
    open: open * factor,
    high: high * factor,
    low: low * factor,
    close: close * factor,
  })),
});

export const upsideDown = (series: ChartSeries): ChartSeries => ({
  ...series,
  bars: series.bars.map(({ open, high, low, close }) => ({ open: -open, high: -low, low: -high, close: -close })),
});
