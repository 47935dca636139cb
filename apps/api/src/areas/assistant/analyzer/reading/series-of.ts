import type { CandlePixels, ChartReading, PriceScale } from "@candlewise/chart-vision/types";
import type { AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import type { ChartSeries, PriceBar } from "@candlewise/domain/analyzer/facts";

/** A line has a point for each column of the picture; more than this many show nothing more. */
const MOST_LINE_POINTS = 600;
/** Prices are rounded to this part of what one row of the picture is worth. */
const PARTS_OF_ROW = 20;
const MOST_DECIMALS = 8;

/** What prices the rows of a picture stand for. */
interface Axis {
  readonly unit: AnalysisSeries["unit"];
  readonly rows: AnalysisSeries["rows"];
  readonly priceAt: (row: number) => number;
}

/** The series that a picture shows: as it is drawn over the picture, and as it is analyzed. */
export function seriesOf({ drawing, scale, warnings }: ChartReading): { shown: AnalysisSeries; analyzed: ChartSeries } {
  const isLine = drawing.kind === "line" || drawing.kind === "area";
  const pixels = isLine ? pointsOf(drawing.line) : drawing.candles;
  const top = Math.min(...pixels.map(({ high }) => high));
  const bottom = Math.max(...pixels.map(({ low }) => low));
  const axis = scale === null ? percentAxis(top, bottom) : priceAxis(scale);
  const rounded = roundingOf(axis, bottom);
  const priceOf = (row: number) => rounded(axis.priceAt(row));
  const bars = pixels.map(({ open, high, low, close }): PriceBar => ({
    open: priceOf(open),
    high: priceOf(high),
    low: priceOf(low),
    close: priceOf(close),
  }));
  return {
    shown: {
      kind: drawing.kind,
      unit: axis.unit,
      bars,
      columns: pixels.map(({ x }) => Math.round(x * 10) / 10),
      rows: axis.rows,
      warnings: [...new Set([...drawing.warnings, ...warnings])],
    },
    analyzed: { bars, unit: axis.unit, isLine, quality: Math.min(drawing.quality, drawing.directionQuality) },
  };
}

/** Evenly chosen points of a line, the first and the last included, as bars without a range. */
function pointsOf(line: readonly { readonly x: number; readonly y: number }[]): CandlePixels[] {
  const count = Math.min(line.length, MOST_LINE_POINTS);
  const step = count > 1 ? (line.length - 1) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => line[Math.round(index * step)]).flatMap((point) =>
    point ? [{ x: point.x, open: point.y, high: point.y, low: point.y, close: point.y }] : [],
  );
}

function priceAxis({ kind, a, b }: PriceScale): Axis {
  const priceAt = kind === "log" ? (row: number) => Math.exp(a * row + b) : (row: number) => a * row + b;
  return { unit: "price", rows: { kind, a: 1 / a, b: -b / a }, priceAt };
}

function percentAxis(top: number, bottom: number): Axis {
  const height = Math.max(bottom - top, 1);
  return {
    unit: "percent",
    rows: { kind: "linear", a: -height / 100, b: bottom },
    priceAt: (row) => ((bottom - row) / height) * 100,
  };
}

/** Rounds to decimals that a picture can show at its lowest price, where a row of a logarithmic scale is worth least. */
function roundingOf({ priceAt }: Axis, bottom: number): (price: number) => number {
  const worthOfRow = Math.abs(priceAt(bottom - 1) - priceAt(bottom));
  const decimals = Math.min(MOST_DECIMALS, Math.max(0, Math.ceil(-Math.log10(worthOfRow / PARTS_OF_ROW))));
  return (price) => Number(price.toFixed(decimals));
}
