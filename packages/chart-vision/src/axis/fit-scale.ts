import type { PriceScale } from "../types.ts";

/** A label on an axis: where it is, and what its number may be. */
export interface Tick {
  readonly y: number;
  /** Rows of its digits. */
  readonly height: number;
  readonly values: readonly PossibleValue[];
}

export interface PossibleValue {
  readonly value: number;
  /** From 0 to 1: how much less a label counts that has to be read like this. */
  readonly cost: number;
}

/** A label that is where the scale says. */
export interface FittedTick {
  readonly y: number;
  readonly height: number;
  readonly value: number;
  readonly cost: number;
}

export interface Fit {
  readonly scale: PriceScale;
  /** From top to bottom. */
  readonly ticks: readonly FittedTick[];
  /** The number of labels, less the cost of those that had to be repaired. */
  readonly score: number;
  /** Root of the mean square distance of labels from their places, in pixels. */
  readonly error: number;
}

/** Pixels, or a share of the height of digits, by which a label may be away from its place. */
const TOLERANCE = 1.6;
const TOLERANCE_OF_HEIGHT = 0.1;
const MIN_TICKS = 3;
const REFINEMENTS = 3;
/** Rows between the two labels that propose a scale. */
const MIN_DISTANCE = 8;
/** Labels and error by which a logarithmic scale must be better than a linear one, which is far more frequent. */
const LOG_LABELS = 0.9;
const LOG_ERROR = 0.5;
const LOG_MIN_ERROR = 0.35;

/** The scale that explains most labels, by trying each pair of them; null if none explains three. */
export function fitScale(ticks: readonly Tick[]): Fit | null {
  const linear = fitKind(ticks, "linear");
  const log = fitKind(ticks, "log");
  if (!linear || !log) return linear ?? log;
  const hasMore = log.score >= linear.score + LOG_LABELS;
  const isCloser = log.score >= linear.score && linear.error > LOG_MIN_ERROR && log.error < LOG_ERROR * linear.error;
  return hasMore || isCloser ? log : linear;
}

function fitKind(ticks: readonly Tick[], kind: PriceScale["kind"]): Fit | null {
  const usable =
    kind === "linear"
      ? ticks
      : ticks.map((tick) => ({ ...tick, values: tick.values.filter(({ value }) => value > 0) }));
  let best: Fit | null = null;
  for (const proposal of proposalsFrom(usable, kind)) {
    const fit = supported(usable, proposal);
    if (fit && (!best || fit.score > best.score || (fit.score === best.score && fit.error < best.error))) best = fit;
  }
  for (let round = 0; best && round < REFINEMENTS; round++) {
    const next: Fit | null = supported(usable, leastSquares(best.ticks, kind));
    if (!next || next.score < best.score) break;
    best = next;
  }
  return best;
}

/** Prices grow upward, so a scale whose prices grow downward is none. */
function* proposalsFrom(ticks: readonly Tick[], kind: PriceScale["kind"]): Generator<PriceScale> {
  const points = ticks.flatMap(({ y, values }) => values.map(({ value }) => ({ y, height: heightOn(kind, value) })));
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1)) {
      const a = (other.height - one.height) / (other.y - one.y);
      if (Math.abs(other.y - one.y) >= MIN_DISTANCE && a < 0) yield { kind, a, b: one.height - a * one.y };
    }
  }
}

const heightOn = (kind: PriceScale["kind"], value: number) => (kind === "log" ? Math.log(value) : value);

/** The row of a price. */
export const rowOf = ({ kind, a, b }: PriceScale, price: number) => (heightOn(kind, price) - b) / a;

/** The price of a row. */
export function priceAt({ kind, a, b }: PriceScale, y: number): number {
  return kind === "log" ? Math.exp(a * y + b) : a * y + b;
}

function supported(ticks: readonly Tick[], scale: PriceScale): Fit | null {
  const fitted: FittedTick[] = [];
  let squares = 0;
  for (const { y, height, values } of ticks) {
    const tolerance = Math.max(TOLERANCE, TOLERANCE_OF_HEIGHT * height);
    const fitting = values
      .map(({ value, cost }) => ({ y, height, value, cost, distance: Math.abs(rowOf(scale, value) - y) }))
      .filter(({ distance }) => distance <= tolerance);
    if (fitting.length === 0) continue;
    const { distance, ...tick } = fitting.reduce((a, b) => (b.cost < a.cost ? b : a));
    fitted.push(tick);
    squares += distance ** 2;
  }
  if (fitted.length < MIN_TICKS) return null;
  const score = fitted.reduce((sum, { cost }) => sum + 1 - cost, 0);
  return { scale, ticks: fitted, score, error: Math.sqrt(squares / fitted.length) };
}

function leastSquares(ticks: readonly FittedTick[], kind: PriceScale["kind"]): PriceScale {
  const count = ticks.length;
  const meanY = ticks.reduce((sum, { y }) => sum + y, 0) / count;
  const meanHeight = ticks.reduce((sum, { value }) => sum + heightOn(kind, value), 0) / count;
  let products = 0;
  let squares = 0;
  for (const { y, value } of ticks) {
    products += (y - meanY) * (heightOn(kind, value) - meanHeight);
    squares += (y - meanY) ** 2;
  }
  const a = products / squares;
  return { kind, a, b: meanHeight - a * meanY };
}
