import type { Box } from "@candlewise/chart-vision/types";
import type { ChartStyle } from "@candlewise/chart-vision/testing/chart-style";
import type { PriceBar } from "@candlewise/chart-vision/testing/price-series";

/** All that a library needs to draw a chart; it crosses into the page as JSON. */
export interface ChartRequest {
  readonly style: ChartStyle;
  readonly bars: readonly PriceBar[];
  /** Milliseconds since 1970, one of each bar. */
  readonly times: readonly number[];
  readonly decimals: number;
  /** One list of values for each moving average; null before its first. */
  readonly averages: readonly (readonly (number | null)[])[];
  /** Things that only this library can do, by names of its own. */
  readonly extras: readonly string[];
}

/** Where the library drew the bars, in CSS pixels from the top left of `#chart`, by its own coordinate functions. */
export interface PageTruth {
  readonly plot: Box;
  readonly x: readonly number[];
  /** Open, high, low and close of each bar. */
  readonly y: readonly (readonly number[])[];
}

export interface Renderer {
  readonly name: string;
  /** Scripts and styles of the library, as paths inside `node_modules`. */
  readonly bundles: readonly string[];
  /** Which styles it cannot draw, for lack of a feature. */
  readonly cannot: readonly ("bars" | "log" | "inside")[];
  /** Draws into `#chart`. Runs in the page, so it can use only its arguments and what the bundles define. */
  readonly draw: (request: ChartRequest, label: (price: number) => string) => PageTruth | Promise<PageTruth>;
}
