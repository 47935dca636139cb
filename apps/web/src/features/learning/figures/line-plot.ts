import type { Point } from "#web/modules/plot/paths.ts";
import { type Scale, clamp, niceTicks, toPixel } from "#web/modules/plot/scale.ts";

export interface Series {
  label: string;
  points: readonly (readonly [x: number, y: number])[];
}

/** Where the parts of a line figure lie, in pixels. */
export interface LinePlot {
  width: number;
  height: number;
  x: Scale;
  y: Scale;
  xTicks: number[];
  yTicks: number[];
  lines: Point[][];
}

const TOP = 26;
const BOTTOM = 46;
const END = 12;

interface PlotSize {
  width: number;
  height: number;
  /** Room for the labels of the value axis. */
  gutter: number;
  /** Values that the axis must hold, of curves that are moved as well. */
  reach: readonly number[];
}

/** Lays out the series. The value axis begins at zero unless all values are far above it. */
export function plotOf(series: readonly Series[], { width, height, gutter, reach }: PlotSize): LinePlot {
  const xs = series.flatMap(({ points }) => points.map(([x]) => x));
  const [lowest, highest] = [Math.min(...reach), Math.max(...reach)];
  const bottom =
    lowest > 0 && lowest > highest * 0.6 ? lowest - (highest - lowest || highest) * 0.25 : Math.min(0, lowest);
  const x: Scale = { from: Math.min(...xs), to: Math.max(...xs), start: gutter, end: width - END };
  const y: Scale = { from: bottom, to: highest, start: height - BOTTOM, end: TOP };
  return {
    width,
    height,
    x,
    y,
    xTicks: niceTicks(x.from, x.to, clamp(Math.floor(width / 80), 2, 6)),
    yTicks: niceTicks(y.from, y.to, 4),
    lines: series.map(({ points }) => points.map(([px, py]) => ({ x: toPixel(x, px), y: toPixel(y, py) }))),
  };
}

export interface PlacedLabel {
  x: number;
  /** Baseline middle. */
  y: number;
}

const HALF = 10;

/**
 * A place for each label right above or below its own line where it touches no line and no other label; null where there is none.
 * `widths` are those of the labels in pixels. Later parts of a line come first: that is where lines have parted.
 */
export function placeLabels(plot: LinePlot, widths: readonly number[]): (PlacedLabel | null)[] {
  const placed: (PlacedLabel & { width: number })[] = [];
  return plot.lines.map((line, index) => {
    const width = widths[index] ?? 0;
    for (const label of candidates(plot, line, width)) {
      const hitsLine = plot.lines.some((other) => touches(other, label, width));
      const hitsLabel = placed.some(
        (other) =>
          label.x < other.x + other.width + 8 &&
          other.x < label.x + width + 8 &&
          Math.abs(label.y - other.y) < 2 * HALF,
      );
      if (hitsLine || hitsLabel) continue;
      placed.push({ ...label, width });
      return label;
    }
    return null;
  });
}

function candidates(plot: LinePlot, line: readonly Point[], width: number): PlacedLabel[] {
  const rightmost = plot.x.end - width;
  return [1, 0.92, 0.84, 0.72, 0.6, 0.48, 0.36, 0.24, 0.12].flatMap((share) => {
    const x = plot.x.start + 4 + share * (rightmost - plot.x.start - 4);
    if (rightmost < plot.x.start) return [];
    const ys = heightsBetween(line, x, x + width);
    const spots = [Math.min(...ys) - HALF - 5, Math.max(...ys) + HALF + 5];
    return spots.filter((y) => y > HALF && y < plot.y.start - HALF).map((y) => ({ x, y }));
  });
}

const touches = (line: readonly Point[], label: PlacedLabel, width: number) => {
  const ys = heightsBetween(line, label.x - 2, label.x + width + 2);
  return Math.max(...ys) > label.y - HALF - 3 && Math.min(...ys) < label.y + HALF + 3;
};

/** Heights of a line over a stretch, at its points and at both ends. */
function heightsBetween(line: readonly Point[], from: number, to: number): number[] {
  const inside = line.filter(({ x }) => x >= from && x <= to).map(({ y }) => y);
  return [heightAt(line, from), ...inside, heightAt(line, to)];
}

function heightAt(line: readonly Point[], x: number): number {
  const after = line.findIndex((point) => point.x >= x);
  const right = line[after] ?? line.at(-1);
  const left = line[after - 1] ?? right;
  if (!left || !right) return 0;
  return right.x === left.x ? right.y : left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y);
}
