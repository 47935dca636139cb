import { isFilledBelow } from "./area-fill.ts";
import { contrastAt } from "./background.ts";
import { distance, mixture, type Color } from "./color.ts";
import type { LineCandidate } from "./line-candidates.ts";
import type { Scene } from "./scene.ts";

/** Rows beside the stroke that are looked at: its smoothed edge is over. */
const CLEAR_OF_STROKE = 4;

/** Largest difference from the background of a plot, with faint bands and a tint in it. */
const MAX_CONTRAST = 40;
const MIN_CLEAR = 0.6;

/** Where both sides of a row, so far beside the line, have the same color, that is the background, if not that of the margin. */
const BESIDE = 6;
const SAME_BESIDE = 30;
const MAX_CONTRAST_BESIDE = 60;

/** A fill mixes the background with the color of the stroke, or nearly so. */
const MAX_OFF = 45;
const MAX_TINT = 0.9;
const MIN_CLEAR_BELOW = 0.5;

/** Whether a color is the background with a tint of the color of a line, as fills and smoothed edges are. */
export function isTintOf(line: LineCandidate, color: Color, { mainBackground, clusters }: Scene): boolean {
  const { share, off } = mixture(color, mainBackground, clusters[line.cluster]!.color);
  return off <= MAX_OFF && share < MAX_TINT;
}

/**
 * Whether a line is drawn on the background: above it is the background, below it too or the fill of an area. A layer of a
 * stack and a ridge in a photo have other things beside them. Null if so, else what it is.
 */
export function kindBySides(line: LineCandidate, scene: Scene): LineCandidate["kind"] | null {
  const {
    background: { rows },
    mainBackground,
    clusters,
  } = scene;
  const { width, height, data } = scene.picture;
  const offset = CLEAR_OF_STROKE + Math.round(line.thickness / 2);
  const top = Math.max(0, Math.min(...line.runs.map((run) => run.top)) - offset);
  const stroke = clusters[line.cluster]!.color;
  const colorAt = (at: number): Color => [data[at]!, data[at + 1]!, data[at + 2]!];
  const [left, right] = [line.points[0]!, line.points.at(-1)!].map(({ x }) => Math.floor(x)) as [number, number];
  const beside = (y: number): Color | null => {
    if (left < BESIDE || right >= width - BESIDE) return null;
    const [before, after] = [colorAt(4 * (y * width + left - BESIDE)), colorAt(4 * (y * width + right + BESIDE))];
    return distance(before, after) <= SAME_BESIDE ? before : null;
  };
  const isClear = (at: number, y: number) => {
    const background = beside(y);
    if (background) return distance(colorAt(at), background) <= MAX_CONTRAST_BESIDE;
    return (
      // A fill may be so wide that it is the commonest color of its rows; the rows above the line have no fill.
      contrastAt(data, at, rows, y) <= MAX_CONTRAST ||
      contrastAt(data, at, rows, top) <= MAX_CONTRAST ||
      distance(colorAt(at), mainBackground) <= MAX_CONTRAST
    );
  };
  const isFill = (at: number) => mixture(colorAt(at), mainBackground, stroke).off <= MAX_OFF;
  const share = (rowOf: (run: LineCandidate["runs"][number]) => number, passes: (at: number, y: number) => boolean) =>
    line.points.filter(({ x }, index) => {
      const y = rowOf(line.runs[index]!);
      return y < 0 || y >= height || passes(4 * (y * width + Math.floor(x)), y);
    }).length / line.points.length;
  if (share(({ top: first }) => first - offset, isClear) < MIN_CLEAR) return null;
  if (line.kind === "area") return "area";
  const kind = isFilledBelow(line.points, scene.picture, line.thickness) ? "area" : "line";
  const below = share(
    ({ bottom }) => bottom + offset,
    (at, y) => isClear(at, y) || (kind === "area" && isFill(at)),
  );
  return below >= MIN_CLEAR_BELOW ? kind : null;
}
