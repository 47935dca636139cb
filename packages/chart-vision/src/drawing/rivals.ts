import { apart } from "./column-runs.ts";
import { mean } from "./statistics.ts";
import { leastSwing, type LineCandidate } from "./line-candidates.ts";
import { swingsOf, turningRows } from "./swings.ts";

/** Two lines are one, seen in two colors, if they touch in most columns of the second. */
const TOUCHING = 2;
const SAME_LINE_OVERLAP = 0.5;

/** A second series is nearly as long as the price, and turns nearly as often: averages and bands turn less. */
const SAME_SPAN = 0.6;
const MIN_CONNECTION = 0.84;
const SAME_SWINGS = 0.45;

/** The other half of an outline may turn less, but is drawn with the same pen and as little broken. */
const SAME_THICKNESS = 1;
const CONNECTION_OF_PEN = 0.9;

/** It shares rows with the price, or needs as much room: an oscillator has a lower pane of its own. */
const SHARED_ROWS = 0.3;
const SAME_RANGE = 0.5;

/** An average is so close to the price, in deviations of it. */
const AVERAGE_REACH = 0.35;

/** Whether another line shows a series of its own, so that the picture is no chart of one price. */
export function isRival(price: LineCandidate, other: LineCandidate): boolean {
  if (price === other || (price.kind === "line" && other.kind === "area")) return false;
  const swings = swingsOf(turningRows(rowsOf(other), leastSwing(Math.max(price.range, other.range))));
  return (
    other.connection >= MIN_CONNECTION &&
    other.points.length >= SAME_SPAN * price.points.length &&
    (swings.length >= SAME_SWINGS * price.swings.length || isSamePen(price, other)) &&
    (sharedRows(price, other) >= SHARED_ROWS || other.range >= SAME_RANGE * price.range) &&
    !followsPrice(price, other)
  );
}

const isSamePen = (price: LineCandidate, other: LineCandidate) =>
  other.cluster === price.cluster &&
  other.connection >= CONNECTION_OF_PEN &&
  Math.abs(other.thickness - price.thickness) <= SAME_THICKNESS;

const rowsOf = ({ points }: LineCandidate) => points.map(({ y }) => y);

const rowsByColumn = ({ points }: LineCandidate) => new Map(points.map(({ x, y }) => [x, y]));

/** Whether the second of two lines is an edge of the first, or its fill. */
export function isSameLine(line: LineCandidate, other: LineCandidate): boolean {
  const runs = new Map(line.points.map(({ x }, index) => [x, line.runs[index]!]));
  const reach = TOUCHING + (line.kind === "line" ? line.thickness / 2 : 0);
  const touching = other.points.filter(({ x }, index) => {
    const run = runs.get(x);
    return run !== undefined && apart(run, other.runs[index]!) <= reach;
  });
  return touching.length >= SAME_LINE_OVERLAP * other.points.length;
}

function sharedRows(a: LineCandidate, b: LineCandidate): number {
  const top = Math.max(Math.min(...rowsOf(a)), Math.min(...rowsOf(b)));
  const bottom = Math.min(Math.max(...rowsOf(a)), Math.max(...rowsOf(b)));
  return Math.max(0, bottom - top) / Math.min(a.range, b.range);
}

function followsPrice(price: LineCandidate, other: LineCandidate): boolean {
  const rows = rowsByColumn(price);
  const offsets = other.points.flatMap(({ x, y }) => {
    const row = rows.get(x);
    return row === undefined ? [] : [Math.abs(row - y)];
  });
  const middle = mean(price.points.map(({ y }) => y));
  const deviation = mean(price.points.map(({ y }) => Math.abs(y - middle)));
  return offsets.length > 0 && mean(offsets) <= AVERAGE_REACH * deviation;
}
