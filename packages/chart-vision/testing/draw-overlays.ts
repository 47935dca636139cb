import type { Layout } from "./layout.ts";
import { line, path, rect, text } from "./svg.ts";

const AVERAGE_COLORS = ["#f5a623", "#4a90e2", "#bd10e0", "#7ed321"];

/** Everything that a user or an indicator adds to the prices. */
export function drawOverlays(layout: Layout): string {
  const { style } = layout;
  return [
    ...style.averages.map((period, at) =>
      drawAverage(layout, period, AVERAGE_COLORS[at % AVERAGE_COLORS.length] ?? ""),
    ),
    style.hasBands ? drawBands(layout) : "",
    style.hasTrendLines ? drawTrendLines(layout) : "",
    style.hasCrosshair ? drawCrosshair(layout) : "",
  ].join("");
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One figure per bar that has a full period before it, with the bar's index. */
function rolling({ bars }: Layout, period: number, figure: (closes: readonly number[]) => number) {
  return bars.slice(period - 1).map((_, at) => ({
    index: at + period - 1,
    value: figure(bars.slice(at, at + period).map(({ close }) => close)),
  }));
}

function drawAverage(layout: Layout, period: number, color: string): string {
  const points = rolling(layout, period, mean).map(
    ({ index, value }) => [layout.xOf(index), layout.yOf(value)] as const,
  );
  return path(points, { stroke: color, "stroke-width": 1.4 });
}

function drawBands(layout: Layout): string {
  const band = (side: number) => (closes: readonly number[]) => {
    const center = mean(closes);
    return center + side * 2 * Math.sqrt(mean(closes.map((close) => (close - center) ** 2)));
  };
  const points = (side: number) =>
    rolling(layout, 20, band(side)).map(({ index, value }) => [layout.xOf(index), layout.yOf(value)] as const);
  const upper = points(1);
  const lower = points(-1);
  const stroke = { stroke: "#2196f3", "stroke-width": 1 };
  return (
    path([...upper, ...lower.toReversed()], { fill: "#2196f3", "fill-opacity": 0.07 }) +
    path(upper, stroke) +
    path(lower, stroke)
  );
}

function drawTrendLines({ bars, plot, xOf, yOf }: Layout): string {
  const half = Math.floor(bars.length / 2);
  const lowest = (from: number, to: number) =>
    bars.reduce((best, bar, at) => (at >= from && at < to && bar.low < (bars[best]?.low ?? 0) ? at : best), from);
  const at = [lowest(0, half), lowest(half, bars.length)] as const;
  const [x1, x2] = [xOf(at[0]), xOf(at[1])];
  const [y1, y2] = [yOf(bars[at[0]]?.low ?? 0), yOf(bars[at[1]]?.low ?? 0)];
  const slope = (y2 - y1) / Math.max(1, x2 - x1);
  const highest = Math.max(...bars.map(({ high }) => high));
  return (
    line(x1, y1, plot.right, y1 + slope * (plot.right - x1), { stroke: "#f5a623", "stroke-width": 1.5 }) +
    line(plot.left, yOf(highest), plot.right, yOf(highest), { stroke: "#8e44ad", "stroke-width": 1.5 })
  );
}

function drawCrosshair({ style, bars, plot, xOf, yOf }: Layout): string {
  const index = Math.floor(bars.length * 0.6);
  const stroke = { stroke: style.theme.text, "stroke-width": 1, "stroke-dasharray": "4 4" };
  const y = Math.round(yOf(bars[index]?.high ?? 0)) - 20.5;
  return line(xOf(index), plot.top, xOf(index), plot.bottom, stroke) + line(plot.left, y, plot.right, y, stroke);
}

export function drawLegend({ style, bars, plot, label }: Layout): string {
  const last = bars.at(-1);
  if (!style.hasLegend || !last) return "";
  const { up, down } = style.theme;
  const color = last.close >= last.open ? up.border : down.border;
  const figures = `O ${label(last.open)}  H ${label(last.high)}  L ${label(last.low)}  C ${label(last.close)}`;
  const size = style.fontSize;
  return (
    text(plot.left + 8, size * 1.4, "ACME · 1D", { fill: style.theme.text, "font-size": size * 1.1 }) +
    text(plot.left + 8 + size * 7, size * 1.4, figures, { fill: color, "font-size": size })
  );
}

export function drawWatermark({ style, plot }: Layout): string {
  if (!style.hasWatermark) return "";
  return text((plot.left + plot.right) / 2, (plot.top + plot.bottom) / 2, "ACME", {
    fill: style.theme.text,
    "fill-opacity": 0.09,
    "font-size": (plot.bottom - plot.top) / 4,
    "text-anchor": "middle",
  });
}

export function drawVolume({ style, bars, volume, spacing, xOf }: Layout): string {
  if (style.volume === "none") return "";
  const most = Math.max(...bars.map((bar) => bar.volume));
  const width = Math.max(1, spacing * style.bodyShare);
  return bars
    .map((bar, index) => {
      const height = ((volume.bottom - volume.top) * bar.volume) / most;
      const { border } = bar.close >= bar.open ? style.theme.up : style.theme.down;
      const opacity = style.volume === "overlay" ? 0.45 : 0.8;
      return rect(xOf(index) - width / 2, volume.bottom - height, width, height, { fill: border, opacity });
    })
    .join("");
}
