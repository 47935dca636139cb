import { rowOf, type Fit, type FittedTick } from "./fit-scale.ts";

/** Steps between the labels of an axis, times a power of ten. */
const STEPS = [1, 2, 2.5, 3, 4, 5];
/** A step, and a label as a multiple of it, may be off by rounding alone. */
const STEP_TOLERANCE = 1e-3;
const MULTIPLE_TOLERANCE = 0.02;
/** Labels that are multiples of the step; the current price and the high of the day are not. */
const MIN_MULTIPLES = 3;
const MIN_SHARE = 0.6;
/** Heights of digits from one label to the next: nearer to each other they would overlap. */
const MIN_DISTANCE = 1.2;
/** Labels that are missing between two others, because something covers them. */
const PARTS = [1, 2, 3];

/** The usual step of which most labels are multiples; undefined if there is none. */
export function stepOf({ scale, ticks }: Fit): number | undefined {
  const differences = ticks.slice(1).map((tick, index) => Math.abs(tick.value - ticks[index]!.value));
  return differences
    .flatMap((difference) => PARTS.map((parts) => difference / parts))
    .filter(isUsual)
    .find((step) => {
      const multiples = ticks.filter((tick) => isMultiple(tick, step));
      const hasRoom = multiples.every(
        ({ y, height, value }) => Math.abs(rowOf(scale, value + step) - y) >= MIN_DISTANCE * height,
      );
      return hasRoom && multiples.length >= Math.max(MIN_MULTIPLES, MIN_SHARE * ticks.length);
    });
}

const isMultiple = ({ value }: FittedTick, step: number) =>
  Math.abs(value / step - Math.round(value / step)) < MULTIPLE_TOLERANCE;

function isUsual(step: number): boolean {
  const power = 10 ** Math.floor(Math.log10(step) + STEP_TOLERANCE);
  return STEPS.some((usual) => Math.abs(step / power / usual - 1) < STEP_TOLERANCE);
}
