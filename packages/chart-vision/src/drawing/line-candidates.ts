import type { Point } from "../types.ts";
import { distance } from "./color.ts";
import { apart, heightOfRun, runsOfClusters, type ColumnRuns, type Run } from "./column-runs.ts";
import { median, quantile, shareOf } from "./statistics.ts";
import { swingsOf, turningRows, variation } from "./swings.ts";
import type { Scene } from "./scene.ts";
import { traceThrough, withoutPriceBox, withoutTrace, type Trace } from "./trace.ts";

/** What goes on from column to column over a good part of the picture, whatever it shows. */
export interface LineCandidate {
  readonly kind: "line" | "area";
  readonly cluster: number;
  readonly points: readonly Point[];
  /** What is drawn in the column of each point. */
  readonly runs: readonly Run[];
  readonly span: number;
  readonly range: number;
  /** How far it goes from one turn to the next. */
  readonly swings: readonly number[];
  /** The way up and down altogether. */
  readonly variation: number;
  readonly thickness: number;
  /** From 0 to 1: no column of a stroke is missing and each touches the next one, unlike letters and bars. */
  readonly connection: number;
}

/** Anything that spans so much of the picture may be a line. */
const MIN_COLUMNS = 0.3;
const MIN_CONNECTION = 0.6;

/** Lines of one color that are looked for. */
const LINES_OF_A_COLOR = 3;

/** Smaller swings than this do not count, as a share of the range and in pixels. */
const MIN_SWING = 0.015;
const MIN_SWING_PIXELS = 1.5;

/** A thicker line than this in most columns is an area; steep columns of a line are higher than its stroke. */
const AREA_THICKNESS = 9;
const AREA_THICKNESS_SHARE = 1 / 45;
const FLAT_COLUMNS = 0.2;
const MAX_AREA_STEP = 12;

/** An area ends below at one row, at least in most columns; other shapes with a smooth top do not. */
const BASE_TOLERANCE = 3;
const MIN_BASE = 0.5;

/** A color nearer to the background is background, where a fill is so wide that it is the commonest color of its rows. */
const MIN_DISTANCE = 30;

/** Every line of every color that is long and has no wide gaps. */
export function lineCandidates({ labels, picture, clusters, mainBackground }: Scene): LineCandidate[] {
  const { width, height } = picture;
  return runsOfClusters(labels, width, height, clusters.length).flatMap((all, cluster) => {
    if (distance(clusters[cluster]!.color, mainBackground) < MIN_DISTANCE) return [];
    const candidates: LineCandidate[] = [];
    let runs: ColumnRuns = all;
    for (let line = 0; line < LINES_OF_A_COLOR; line++) {
      if (runs.filter(({ length }) => length > 0).length < MIN_COLUMNS * width) break;
      const trace = traceThrough(runs);
      if (!trace || trace.columns.length < MIN_COLUMNS * width) break;
      const candidate = candidateOf(withoutPriceBox(trace), cluster, height);
      if (candidate.connection >= MIN_CONNECTION) candidates.push(candidate);
      runs = withoutTrace(runs, trace);
    }
    return candidates;
  });
}

function candidateOf({ columns, runs }: Trace, cluster: number, height: number): LineCandidate {
  const thickness = quantile(runs.map(heightOfRun), FLAT_COLUMNS);
  const isArea = thickness > Math.max(AREA_THICKNESS, height * AREA_THICKNESS_SHARE) && hasFlatBase(runs);
  const rows = isArea ? runs.map(({ top }) => top) : rowsOf(runs, thickness);
  const span = columns.at(-1)! - columns[0]! + 1;
  const range = Math.max(...rows) - Math.min(...rows);
  return {
    kind: isArea ? "area" : "line",
    cluster,
    points: columns.map((x, index) => ({ x: x + 0.5, y: rows[index]! })),
    runs,
    span,
    range,
    swings: swingsOf(turningRows(rows, leastSwing(range))),
    variation: variation(rows),
    thickness,
    connection: (columns.length / span) * shareConnected(columns, runs, isArea),
  };
}

export const leastSwing = (range: number): number => Math.max(MIN_SWING_PIXELS, MIN_SWING * range);

function shareConnected(columns: readonly number[], runs: readonly Run[], isArea: boolean): number {
  const touches = (run: Run, next: Run) =>
    isArea ? Math.abs(run.top - next.top) <= MAX_AREA_STEP : apart(run, next) <= 1;
  const joined = runs.filter(
    (run, index) => columns[index + 1] === columns[index]! + 1 && touches(run, runs[index + 1]!),
  );
  return joined.length / Math.max(1, runs.length - 1);
}

/** Whether most columns end at about the same row. */
function hasFlatBase(runs: readonly Run[]): boolean {
  const base = median(runs.map(({ bottom }) => bottom));
  return shareOf(runs, ({ bottom }) => Math.abs(bottom - base) <= BASE_TOLERANCE) >= MIN_BASE;
}

/** The middle of the stroke; where it turns, the tip of it. */
function rowsOf(runs: readonly Run[], thickness: number): number[] {
  const middle = ({ top, bottom }: Run) => (top + bottom + 1) / 2;
  return runs.map((run, index) => {
    const before = middle(runs[index - 1] ?? run);
    const after = middle(runs[index + 1] ?? run);
    const half = Math.min(thickness, heightOfRun(run)) / 2;
    if (before > middle(run) && after > middle(run)) return run.top + half;
    if (before < middle(run) && after < middle(run)) return run.bottom + 1 - half;
    return middle(run);
  });
}
