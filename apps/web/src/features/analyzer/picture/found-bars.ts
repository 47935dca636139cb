import type { AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { columnOf, isLine, rowOf, spotOf, stepOf } from "./geometry.ts";
import { boxBetween, lineThrough, type Mark } from "./marks.ts";

const FOUND = "found";

/** Fine outlines of all bars that were found, or the line through them. */
export function foundBars(series: AnalysisSeries): Mark {
  const { bars } = series;
  const d = isLine(series)
    ? lineThrough(bars.map(({ close }, bar) => spotOf(series, { bar, price: close })))
    : bars.map((_, bar) => outlineOf(series, bar)).join("");
  return { finding: FOUND, layer: "candles", strokes: [{ d, look: "fine", tone: "found" }], tags: [] };
}

function outlineOf(series: AnalysisSeries, bar: number): string {
  const found = series.bars[bar];
  if (!found) return "";
  const half = Math.max(1, stepOf(series) * 0.36);
  const x = columnOf(series, bar);
  const row = (price: number) => rowOf(series, price);
  const top = row(Math.max(found.open, found.close));
  const bottom = Math.max(row(Math.min(found.open, found.close)), top + 1);
  const body = boxBetween({ x: x - half, y: top - 0.5 }, { x: x + half, y: bottom + 0.5 });
  const wicks = lineThrough([
    { x, y: row(found.high) },
    { x, y: top },
  ]);
  return (
    body +
    wicks +
    lineThrough([
      { x, y: bottom },
      { x, y: row(found.low) },
    ])
  );
}
