import type { Box, CandlePixels, Drawing, DrawingResult, ReadingWarning } from "../types.ts";
import type { Outlined } from "./body.ts";
import { evidenceOf } from "./evidence.ts";
import { isOnLattice } from "./lattice.ts";
import type { TracedLine } from "./line.ts";
import { roughness } from "./plausibility.ts";
import type { Scene } from "./scene.ts";
import type { Series } from "./series.ts";
import { shareOf } from "./statistics.ts";

/** What explains less than this is no chart, however it is cut out. */
const MIN_QUALITY = 0.45;

/** Below these a reading carries a warning. */
const TRUSTED_QUALITY = 0.5;
const TRUSTED_DIRECTIONS = 0.5;

/** Fewer marks say nothing about the lattice. */
const MIN_MARKS = 5;

export function candleResult(
  reading: {
    readonly candles: readonly CandlePixels[];
    readonly outlines: readonly Outlined[];
    readonly directionQuality: number;
  },
  series: Series,
  scene: Scene,
): DrawingResult {
  const { lattice, kind } = series;
  const { candles, outlines, directionQuality } = reading;
  const columns = outlines.at(-1)!.column - outlines[0]!.column + 1;
  const order = Math.sqrt(candles.length / columns) * (1 - 0.5 * roughness(outlines));
  const quality = fitAround(outlines, series) * order * evidenceOf(outlines, scene);
  if (quality < MIN_QUALITY) return { refusal: "not_a_chart" };
  const drawing: Drawing = {
    kind: kind === "bar" ? "bars" : "candles",
    candles,
    line: [],
    extent: {
      left: Math.round(candles[0]!.x - lattice.spacing / 2),
      right: Math.round(candles.at(-1)!.x + lattice.spacing / 2),
      top: Math.min(...candles.map(({ high }) => high)),
      bottom: Math.max(...candles.map(({ low }) => low)),
    },
    spacing: lattice.spacing,
    quality,
    directionQuality,
    warnings: warningsOf(quality, directionQuality),
  };
  return { drawing };
}

/** The share of the marks around the candles that are on the lattice: letters elsewhere do not count. */
function fitAround(outlines: readonly Outlined[], { lattice, marks }: Series): number {
  const top = Math.min(...outlines.map((outline) => outline.top));
  const bottom = Math.max(...outlines.map((outline) => outline.bottom));
  const [left, right] = [outlines[0]!.center - lattice.spacing, outlines.at(-1)!.center + lattice.spacing];
  const near = marks.filter(
    ({ center, component }) => center >= left && center <= right && component.bottom >= top && component.top <= bottom,
  );
  return near.length < MIN_MARKS ? lattice.fit : shareOf(near, ({ center }) => isOnLattice(lattice, center));
}

export function lineResult({ kind, points, connection }: TracedLine, { background }: Scene): { drawing: Drawing } {
  const rows = points.map(({ y }) => y);
  const extent: Box = {
    left: Math.floor(points[0]!.x),
    right: Math.floor(points.at(-1)!.x),
    top: Math.round(Math.min(...rows)),
    bottom: Math.round(Math.max(...rows)),
  };
  const span = extent.right - extent.left;
  const quality = connection * Math.min(1, 0.4 + background.share);
  const drawing: Drawing = {
    kind,
    candles: [],
    line: points,
    extent,
    spacing: span / Math.max(1, points.length - 1),
    quality,
    directionQuality: 1,
    warnings: warningsOf(quality, 1),
  };
  return { drawing };
}

function warningsOf(quality: number, directionQuality: number): ReadingWarning[] {
  return [
    ...(directionQuality < TRUSTED_DIRECTIONS ? (["direction_uncertain"] as const) : []),
    ...(quality < TRUSTED_QUALITY ? (["low_quality"] as const) : []),
  ];
}
