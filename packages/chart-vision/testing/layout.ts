import type { Box, PriceScale } from "../src/types.ts";
import type { ChartStyle } from "./chart-style.ts";
import { scaleThrough } from "./chart-truth.ts";
import { decimalsOfStep, priceLabel, quoteDecimals, roundPrices, roundStep } from "./price-labels.ts";
import type { PriceBar } from "./price-series.ts";

/** Where everything is drawn. */
export interface Layout {
  readonly style: ChartStyle;
  readonly bars: readonly PriceBar[];
  readonly plot: Box;
  /** Volume bars reach from its bottom up. */
  readonly volume: Box;
  readonly spacing: number;
  readonly scale: PriceScale;
  readonly ticks: readonly number[];
  readonly label: (price: number) => string;
  readonly xOf: (index: number) => number;
  readonly yOf: (price: number) => number;
}

const CHARACTER_WIDTH = 0.64;
const MARGIN = 0.06;
const PANE_SHARE = 0.2;

export function layOut(bars: readonly PriceBar[], style: ChartStyle): Layout {
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(...bars.map((bar) => bar.high));
  const bottom = style.height - 2 * style.fontSize;
  const top = style.hasLegend ? style.fontSize * 2.2 : style.fontSize;
  const paneTop = style.volume === "pane" ? bottom - (bottom - top) * PANE_SHARE : bottom;
  const most = Math.max(3, Math.floor((paneTop - top) / (style.fontSize * 4)));
  const decimals = Math.max(
    decimalsOfStep(roundStep(high - low, most)),
    style.hasQuoteDecimals ? quoteDecimals(high) : 0,
  );
  const label = (price: number) => priceLabel(price, decimals, style.labels);
  const axisWidth = Math.ceil(label(high).length * style.fontSize * CHARACTER_WIDTH + 12);
  const plot = {
    left: style.axis === "left" || style.axis === "both" ? axisWidth : 1,
    right: style.width - (style.axis === "right" || style.axis === "both" ? axisWidth : 1),
    top,
    bottom: style.volume === "pane" ? paneTop - 6 : paneTop,
  };
  const volume = { ...plot, top: style.volume === "pane" ? paneTop : bottom - (bottom - top) * PANE_SHARE, bottom };
  const valueOf = (price: number) => (style.scale === "log" ? Math.log(price) : price);
  const priceOf = (value: number) => (style.scale === "log" ? Math.exp(value) : value);
  const room = (valueOf(high) - valueOf(low)) * MARGIN;
  const scale = scaleThrough(
    style.scale,
    { y: plot.top, price: priceOf(valueOf(high) + room) },
    { y: plot.bottom, price: priceOf(valueOf(low) - room * (style.volume === "overlay" ? 4 : 1)) },
  );
  const spacing = ((plot.right - plot.left) * (1 - style.rightGap)) / bars.length;
  const center = (index: number) => plot.left + (index + 0.5) * spacing;
  return {
    style,
    bars,
    plot,
    volume,
    spacing,
    scale,
    ticks: roundPrices(low, high, most),
    label,
    xOf: (index) => (style.isCrisp ? Math.floor(center(index)) + 0.5 : center(index)),
    yOf: (price) => (valueOf(price) - scale.b) / scale.a,
  };
}
