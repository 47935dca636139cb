/** A decoded picture: RGBA, four bytes a pixel, row by row from the top left. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** Decoded from a lossy format, whose colors bleed: JPEG, or WebP that is not lossless. */
  readonly isLossy: boolean;
}

/** Pixels of the picture; `right` and `bottom` are inclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Why a picture cannot be read. */
export type Refusal = "not_a_chart" | "too_few_candles" | "too_small";

/** What was read, but not all of it, or not for sure. */
export type ReadingWarning =
  | "axis_unreadable"
  /** The colors do not tell rising from falling candles, so that the direction of some is a guess. */
  | "direction_uncertain"
  /** The picture is small, blurred or compressed, and some candles may be missing or wrong. */
  | "low_quality";

export type ChartKind = "candles" | "bars" | "line" | "area";

/**
 * One candle or bar: where its center and its four prices are. Coordinates are continuous and grow downward: row 3 of the
 * picture reaches from 3 to 4, and `high <= low`.
 */
export interface CandlePixels {
  readonly x: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Continuous coordinates too. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `price = a * y + b` for a linear scale, `ln(price) = a * y + b` for a logarithmic one; y in pixels of the picture. */
export interface PriceScale {
  readonly kind: "linear" | "log";
  readonly a: number;
  readonly b: number;
}

/** What the drawing in a picture shows, in pixels of the picture, before its axis is read. */
export interface Drawing {
  readonly kind: ChartKind;
  /** Left to right; empty for a line or an area. */
  readonly candles: readonly CandlePixels[];
  /** Left to right, about one point a column; empty for candles and bars. */
  readonly line: readonly Point[];
  /** The smallest box around all candles, or around the line. */
  readonly extent: Box;
  /** Pixels from one candle to the next; the distance of points for a line. */
  readonly spacing: number;
  /** From 0 to 1: how well what was found explains the pixels around it. Below 0.5 the reading should not be trusted. */
  readonly quality: number;
  /** From 0 to 1: how sure the directions of the candles are; 1 for lines. */
  readonly directionQuality: number;
  readonly warnings: readonly ReadingWarning[];
}

export type DrawingResult = { readonly drawing: Drawing } | { readonly refusal: Refusal };

/** All that was read from a picture. */
export interface ChartReading {
  readonly drawing: Drawing;
  /** Null when the axis is missing or in doubt: then only percentages of the visible range may be shown. */
  readonly scale: PriceScale | null;
  readonly warnings: readonly ReadingWarning[];
}

export type ReadingResult = { readonly reading: ChartReading } | { readonly refusal: Refusal };
