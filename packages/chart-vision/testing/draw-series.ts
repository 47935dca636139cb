import type { CandleColors } from "./chart-style.ts";
import type { Layout } from "./layout.ts";
import type { PriceBar } from "./price-series.ts";
import { line, path, rect } from "./svg.ts";

export function drawSeries(layout: Layout): string {
  switch (layout.style.kind) {
    case "candles":
      return layout.bars.map((bar, index) => drawCandle(layout, bar, index)).join("");
    case "bars":
      return layout.bars.map((bar, index) => drawBar(layout, bar, index)).join("");
    case "line":
    case "area":
      return drawLine(layout);
  }
}

const colorsOf = ({ style: { theme } }: Layout, { open, close }: PriceBar): CandleColors =>
  close >= open ? theme.up : theme.down;

/** The nearest line between rows of pixels, for crisp drawings. */
const edge = ({ style, yOf }: Layout, price: number) => (style.isCrisp ? Math.round(yOf(price)) : yOf(price));

/** A rectangle without an inside is not drawn at all. */
const MAX_INSET = 0.49;

function drawCandle(layout: Layout, bar: PriceBar, index: number): string {
  const { style, spacing, xOf } = layout;
  const { fill, border, wick } = colorsOf(layout, bar);
  const x = xOf(index);
  const top = edge(layout, Math.max(bar.open, bar.close));
  const bottom = Math.max(edge(layout, Math.min(bar.open, bar.close)), top + 1);
  const wanted = Math.max(1, spacing * style.bodyShare);
  const width = style.isCrisp ? 2 * Math.floor((wanted - 1) / 2) + 1 : wanted;
  const wickStyle = { stroke: wick, "stroke-width": style.stroke };
  const wicks =
    line(x, edge(layout, bar.high), x, top, wickStyle) + line(x, bottom, x, edge(layout, bar.low), wickStyle);
  // The border is inside the body, so that the body is as high as its prices say.
  const inset = Math.min(style.stroke / 2, MAX_INSET * width, MAX_INSET * (bottom - top));
  const body = rect(x - width / 2 + inset, top + inset, width - 2 * inset, bottom - top - 2 * inset, {
    fill: fill ?? "none",
    stroke: border,
    "stroke-width": 2 * inset,
  });
  return wicks + body;
}

function drawBar(layout: Layout, bar: PriceBar, index: number): string {
  const { style, spacing, xOf, yOf } = layout;
  const color = colorsOf(layout, bar).border;
  const x = xOf(index);
  const stroke = { stroke: color, "stroke-width": style.stroke };
  const arm = Math.max(1, Math.round((spacing * style.bodyShare) / 2));
  const row = (price: number) => (style.isCrisp ? Math.floor(yOf(price)) + 0.5 : yOf(price));
  return (
    line(x, edge(layout, bar.high), x, Math.max(edge(layout, bar.low), edge(layout, bar.high) + 1), stroke) +
    line(x - arm, row(bar.open), x, row(bar.open), stroke) +
    line(x, row(bar.close), x + arm, row(bar.close), stroke)
  );
}

function drawLine({ style, bars, plot, xOf, yOf }: Layout): string {
  const points = bars.map(({ close }, index) => [xOf(index), yOf(close)] as const);
  const drawn = path(points, {
    stroke: style.theme.line,
    "stroke-width": style.stroke,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  });
  if (style.kind === "line") return drawn;
  const closed = [[xOf(0), plot.bottom] as const, ...points, [xOf(bars.length - 1), plot.bottom] as const];
  return path(closed, { fill: style.theme.line, "fill-opacity": 0.18 }) + drawn;
}
