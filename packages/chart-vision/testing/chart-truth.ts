import type { Box, CandlePixels, ChartKind, Point, PriceScale } from "../src/types.ts";

/**
 * What a generated picture really shows, in pixels of the picture. Coordinates are continuous: row 3 of the picture reaches from 3 to 4.
 */
export interface ChartTruth {
  readonly kind: ChartKind;
  /** Where prices are drawn. */
  readonly plot: Box;
  /** Every visible candle or bar, left to right; empty for a line or an area. */
  readonly candles: readonly CandlePixels[];
  /** The corners of the line, left to right; empty for candles and bars. */
  readonly line: readonly Point[];
  readonly scale: PriceScale;
}

/** The truth after the picture has been resized. */
export function scaleTruth(truth: ChartTruth, across: number, down: number): ChartTruth {
  const { plot, candles, line, scale } = truth;
  return {
    kind: truth.kind,
    plot: {
      left: plot.left * across,
      right: plot.right * across,
      top: plot.top * down,
      bottom: plot.bottom * down,
    },
    candles: candles.map(({ x, open, high, low, close }) => ({
      x: x * across,
      open: open * down,
      high: high * down,
      low: low * down,
      close: close * down,
    })),
    line: line.map(({ x, y }) => ({ x: x * across, y: y * down })),
    scale: { ...scale, a: scale.a / down },
  };
}

/** The scale through two rows whose prices are known. */
export function scaleThrough(
  kind: PriceScale["kind"],
  one: { readonly y: number; readonly price: number },
  other: { readonly y: number; readonly price: number },
): PriceScale {
  const value = ({ price }: { readonly price: number }) => (kind === "log" ? Math.log(price) : price);
  const a = (value(one) - value(other)) / (one.y - other.y);
  return { kind, a, b: value(one) - a * one.y };
}

export const priceAt = ({ kind, a, b }: PriceScale, y: number): number =>
  kind === "log" ? Math.exp(a * y + b) : a * y + b;
