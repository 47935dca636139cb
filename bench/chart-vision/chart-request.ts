import { type ChartStyle } from "@candlewise/chart-vision/testing/chart-style";
import { quoteDecimals } from "@candlewise/chart-vision/testing/price-labels";
import { priceSeries, REGIMES } from "@candlewise/chart-vision/testing/price-series";
import { pick, randomOf } from "@candlewise/chart-vision/testing/random";
import type { ChartRequest } from "./renderers/renderer.ts";

const STARTS = [0.0731, 0.6431, 1.0842, 7.31, 42.5, 96.2, 187.4, 1532, 4210, 27_450, 68_900];
const LENGTHS = [28, 36, 45, 55, 65, 80, 80, 100, 120, 150, 200];
const FIRST_DAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

/** Days without weekends. */
const weekdays = (length: number): readonly number[] =>
  Array.from({ length }, (_, at) => FIRST_DAY + (Math.floor(at / 5) * 7 + (at % 5)) * DAY);

const average = (closes: readonly number[], period: number) =>
  closes.map((_, at) =>
    at < period - 1 ? null : closes.slice(at - period + 1, at + 1).reduce((sum, close) => sum + close, 0) / period,
  );

/** Prices by chance, in the given style; no more than fit into its width. */
export function chartRequest(seed: number, style: ChartStyle, extras: readonly string[]): ChartRequest {
  const random = randomOf(seed * 31 + 5);
  const regime = pick(random, REGIMES);
  const length = Math.min(pick(random, LENGTHS), Math.floor(style.width / 7));
  const bars = priceSeries({ seed: seed * 6007 + 1, length, start: pick(random, STARTS), regime });
  const closes = bars.map(({ close }) => close);
  return {
    style,
    bars,
    times: weekdays(length),
    decimals: quoteDecimals(closes.at(-1) ?? 1),
    averages: style.averages.map((period) => average(closes, period)),
    extras,
  };
}
