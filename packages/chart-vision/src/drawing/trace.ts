import { apart, heightOfRun, type ColumnRuns, type Run } from "./column-runs.ts";
import { quantile } from "./statistics.ts";

/** A line as it was followed from column to column, left to right: at most one run of a column. */
export interface Trace {
  readonly columns: readonly number[];
  readonly runs: readonly Run[];
}

/** Rows that a line may jump from one column to the next, and what each missing column adds. */
const MAX_STEP = 3;
const STEP_PER_GAP = 4;

/** Longest stretch of missing columns, in pixels and as a share of the width: dashes, labels, letters on top. */
const MAX_GAP = 14;
const MAX_GAP_SHARE = 1 / 70;

/** What a column is worth less for each empty row that is jumped, and each column that is left out. */
const COST_OF_ROW = 0.12;
const COST_OF_GAP = 0.3;

/** Steep runs are worth a little more: where an average crosses the price, the price is the steeper one. */
const WORTH_OF_HEIGHT = 0.05;
const MAX_WORTH_OF_HEIGHT = 0.4;

/** The way through the columns that covers most of them with least jumping; null if there is nothing. */
export function traceThrough(runs: ColumnRuns): Trace | null {
  const maxGap = Math.max(MAX_GAP, Math.round(runs.length * MAX_GAP_SHARE));
  const score: Float64Array[] = [];
  const from: Int32Array[] = [];
  let best = { column: -1, index: -1, score: 0 };
  runs.forEach((column, x) => {
    const scores = new Float64Array(column.length);
    const origins = new Int32Array(column.length).fill(-1);
    column.forEach((run, index) => {
      let most = 0;
      for (let gap = 0; gap <= maxGap && x - 1 - gap >= 0; gap++) {
        const before = x - 1 - gap;
        const maxStep = MAX_STEP + STEP_PER_GAP * gap;
        runs[before]!.forEach((other, otherIndex) => {
          const step = apart(run, other);
          if (step > maxStep) return;
          const value = score[before]![otherIndex]! - COST_OF_ROW * step - COST_OF_GAP * gap;
          if (value <= most) return;
          most = value;
          origins[index] = before * 4096 + otherIndex;
        });
      }
      scores[index] = most + 1 + Math.min(MAX_WORTH_OF_HEIGHT, WORTH_OF_HEIGHT * (run.bottom - run.top));
      if (scores[index]! > best.score) best = { column: x, index, score: scores[index]! };
    });
    score.push(scores);
    from.push(origins);
  });
  const columns: number[] = [];
  const found: Run[] = [];
  for (let { column, index } = best; column >= 0;) {
    columns.push(column);
    found.push(runs[column]![index]!);
    const origin = from[column]![index]!;
    column = origin < 0 ? -1 : origin >> 12;
    index = origin & 4095;
  }
  return columns.length === 0 ? null : { columns: columns.reverse(), runs: found.reverse() };
}

/** A box behind a label is so many times as high as the stroke, and at an end of the line: in this share of it. */
const HEIGHT_OF_BOX = 3;
const MIN_HEIGHT_OF_BOX = 8;
const END = 0.2;

/**
 * A trace without the box of the price at its end, which has the color of the line: unlike a steep stroke, it has the same rows in every
 * column, and nothing goes on beside it.
 */
export function withoutPriceBox({ columns, runs }: Trace): Trace {
  const thickness = quantile(runs.map(heightOfRun), 0.2);
  const width = Math.ceil(thickness) + 2;
  const isBox = (at: number, rest: readonly Run[]) => {
    const box = runs[at]!;
    if (heightOfRun(box) < Math.max(MIN_HEIGHT_OF_BOX, HEIGHT_OF_BOX * thickness)) return false;
    const isSame = (run: Run) => run.top === box.top && run.bottom === box.bottom;
    return runs.slice(at, at + width).every(isSame) && rest.every((run) => apart(run, box) === 0);
  };
  const most = Math.floor(END * runs.length);
  const ends = Array.from({ length: Math.max(0, most - width) }, (_, index) => index + width);
  const right = ends.findLast((cut) => isBox(runs.length - cut, runs.slice(-cut))) ?? 0;
  const left = ends.findLast((cut) => isBox(cut - width, runs.slice(0, cut))) ?? 0;
  return { columns: columns.slice(left, columns.length - right), runs: runs.slice(left, runs.length - right) };
}

/** The runs without those of a trace. */
export function withoutTrace(runs: ColumnRuns, trace: Trace): ColumnRuns {
  const taken = new Map(trace.columns.map((x, index) => [x, trace.runs[index]!]));
  return runs.map((column, x) => (taken.has(x) ? column.filter((run) => run !== taken.get(x)) : column));
}
