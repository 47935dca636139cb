import type { Point } from "../types.ts";
import { isFilledBelow } from "./area-fill.ts";
import { median, shareOf } from "./statistics.ts";
import type { Scene } from "./scene.ts";

export interface TracedLine {
  readonly kind: "line" | "area";
  readonly points: readonly Point[];
}

interface Run {
  readonly top: number;
  readonly bottom: number;
}

/** The columns in which a line was followed, left to right. */
interface Trace {
  readonly columns: readonly number[];
  readonly runs: readonly Run[];
}

/** A line of prices spans so much of the picture, with hardly a gap, and moves up and down. */
const MIN_SPAN = 0.4;
const MIN_COLUMNS = 0.35;
const MIN_CONTINUITY = 0.85;
const MIN_RANGE = 0.06;
const MIN_ROWS = 12;
const MIN_TURNS = 6;
const TURN_REACH = 4;

/** Least share of the pixels of its color that the line itself has: the rest may be volume and labels. */
const MIN_SHARE = 0.03;

/** A thicker line than this is an area. */
const AREA_THICKNESS = 9;
const AREA_THICKNESS_SHARE = 1 / 45;
const MAX_AREA_SHARE = 0.8;

/** An area ends below at one row, at least in most columns; other shapes with a smooth top do not. */
const BASE_TOLERANCE = 3;
const MIN_BASE = 0.5;

const MIN_BACKGROUND = 0.5;

/** Jump from one column to the next that a line may make, and what each missing column adds. */
const MAX_STEP = 3;
const STEP_PER_GAP = 4;
const MAX_GAP = 14;

/** Another line as long and with as many turns is a second series, and this is no chart of a price: averages turn less. */
const SAME_SPAN = 0.8;
const SAME_TURNS = 0.6;
const NEARLY_LONGEST = 0.7;
const SAME_LINE_OVERLAP = 0.5;

/** The one line or area of a chart; null if there is none, or several. */
export function findLine({ labels, picture, clusters, background }: Scene): TracedLine | null {
  if (background.share < MIN_BACKGROUND) return null;
  const { width, height } = picture;
  const lines = clusters.flatMap(({ pixels }, cluster) => {
    const runs = runsByColumn(labels, width, height, cluster);
    if (runs.filter(({ length }) => length > 0).length < MIN_COLUMNS * width) return [];
    return startsOf(runs).flatMap((start) => candidateOf(follow(runs, start), width, height, pixels) ?? []);
  });
  const longest = Math.max(0, ...lines.map(({ score }) => score));
  const best = lines
    .filter(({ score }) => score >= NEARLY_LONGEST * longest)
    .reduce<Candidate | null>((most, line) => (!most || line.turns > most.turns ? line : most), null);
  if (!best) return null;
  const rivals = lines.filter((other) => !isSameLine(best, other) && isRival(best, other));
  if (rivals.length > 0) return null;
  return { kind: isFilledBelow(best.points, picture) ? "area" : best.kind, points: best.points };
}

function runsByColumn(labels: Int8Array, width: number, height: number, cluster: number): Run[][] {
  const columns = Array.from({ length: width }, (): Run[] => []);
  for (let x = 0; x < width; x++) {
    for (let y = 0, at = x; y < height; y++, at += width) {
      if (labels[at] !== cluster) continue;
      const top = y;
      while (y + 1 < height && labels[at + width] === cluster) {
        y++;
        at += width;
      }
      columns[x]!.push({ top, bottom: y });
    }
  }
  return columns;
}

/** Columns spread over the picture in which there is one run only, or else the first run of all. */
function startsOf(runs: readonly (readonly Run[])[]): { x: number; run: Run }[] {
  const starts = [1, 2, 3, 4, 5].flatMap((sixth) => {
    const from = Math.round((runs.length * sixth) / 6);
    const x = runs.findIndex((column, index) => index >= from && index < from + 30 && column.length === 1);
    return x < 0 ? [] : [{ x, run: runs[x]![0]! }];
  });
  if (starts.length > 0) return starts;
  const x = runs.findIndex((column) => column.length > 0);
  return x < 0 ? [] : runs[x]!.slice(0, 3).map((run) => ({ x, run }));
}

function follow(runs: readonly (readonly Run[])[], { x, run }: { x: number; run: Run }): Trace {
  const found = new Map<number, Run>();
  for (const step of [1, -1]) {
    let last = run;
    let gap = 0;
    for (let column = x; column >= 0 && column < runs.length && gap <= MAX_GAP; column += step) {
      const next = nearestRun(runs[column]!, last);
      if (next && apart(next, last) <= MAX_STEP + STEP_PER_GAP * gap) {
        found.set(column, next);
        last = next;
        gap = 0;
      } else gap++;
    }
  }
  const columns = [...found.keys()].sort((a, b) => a - b);
  return { columns, runs: columns.map((column) => found.get(column)!) };
}

const apart = (a: Run, b: Run) => Math.max(0, a.top - b.bottom, b.top - a.bottom);

function nearestRun(runs: readonly Run[], last: Run): Run | null {
  let best: Run | null = null;
  for (const run of runs) if (!best || apart(run, last) < apart(best, last)) best = run;
  return best;
}

interface Candidate extends TracedLine {
  readonly score: number;
  readonly turns: number;
}

function candidateOf({ columns, runs }: Trace, width: number, height: number, pixels: number): Candidate | null {
  if (columns.length < MIN_COLUMNS * width) return null;
  const thicknesses = runs.map(({ top, bottom }) => bottom - top + 1);
  const thickness = median(thicknesses);
  const isArea = thickness > Math.max(AREA_THICKNESS, height * AREA_THICKNESS_SHARE);
  const rows = isArea ? runs.map(({ top }) => top) : rowsOf(runs, thickness);
  const span = columns.at(-1)! - columns[0]! + 1;
  const share = thicknesses.reduce((sum, value) => sum + value, 0) / pixels;
  const range = Math.max(...rows) - Math.min(...rows);
  const turns = turnsOf(rows);
  const isLine =
    columns.length >= MIN_CONTINUITY * span &&
    span >= MIN_SPAN * width &&
    range >= MIN_RANGE * height &&
    new Set(rows.map(Math.round)).size >= MIN_ROWS &&
    turns >= MIN_TURNS &&
    share >= MIN_SHARE &&
    (!isArea || (thickness <= MAX_AREA_SHARE * height && hasFlatBase(runs)));
  if (!isLine) return null;
  return {
    kind: isArea ? "area" : "line",
    points: columns.map((x, index) => ({ x: x + 0.5, y: rows[index]! })),
    score: columns.length - (isArea ? 0.3 * width : 0) + 100 * Math.min(1, share),
    turns,
  };
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
    const half = Math.min(thickness, run.bottom - run.top + 1) / 2;
    if (before > middle(run) && after > middle(run)) return run.top + half;
    if (before < middle(run) && after < middle(run)) return run.bottom + 1 - half;
    return middle(run);
  });
}

const turnsOf = (rows: readonly number[]): number =>
  rows.filter((row, index) => {
    const before = rows[index - TURN_REACH];
    const after = rows[index + TURN_REACH];
    return before !== undefined && after !== undefined && (row - before) * (after - row) < 0;
  }).length;

function isSameLine(a: Candidate, b: Candidate): boolean {
  const rows = new Map(a.points.map(({ x, y }) => [x, y]));
  const close = b.points.filter(({ x, y }) => Math.abs((rows.get(x) ?? Infinity) - y) <= 4).length;
  return close >= SAME_LINE_OVERLAP * b.points.length;
}

const isRival = (best: Candidate, other: Candidate) =>
  other.points.length >= SAME_SPAN * best.points.length && other.turns >= SAME_TURNS * best.turns;
