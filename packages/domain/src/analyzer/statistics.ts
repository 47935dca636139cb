export const clamp = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value));

/** 0 for no values. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value in the middle, or the mean of the two in the middle; 0 for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return mean(sorted.length % 2 === 0 ? sorted.slice(middle - 1, middle + 1) : sorted.slice(middle, middle + 1));
}

export interface StraightLine {
  readonly slope: number;
  at(x: number): number;
}

/** The line through two points. */
export function lineThrough(a: { bar: number; price: number }, b: { bar: number; price: number }): StraightLine {
  const slope = a.bar === b.bar ? 0 : (b.price - a.price) / (b.bar - a.bar);
  return { slope, at: (x) => a.price + slope * (x - a.bar) };
}

/** Least squares; `fit` is the share of the variance that the line explains, 0 for a constant. */
export function fittedLine(
  points: readonly { readonly bar: number; readonly price: number }[],
): StraightLine & { readonly fit: number } {
  const x = mean(points.map(({ bar }) => bar));
  const y = mean(points.map(({ price }) => price));
  let across = 0;
  let along = 0;
  let total = 0;
  for (const { bar, price } of points) {
    across += (bar - x) * (price - y);
    along += (bar - x) ** 2;
    total += (price - y) ** 2;
  }
  const slope = along === 0 ? 0 : across / along;
  const fit = total === 0 || along === 0 ? 0 : Math.min(1, across ** 2 / (along * total));
  return { slope, fit, at: (at) => y + slope * (at - x) };
}

/** The line of values that follow each other at equal distances, the first at 0. */
export const fittedTo = (values: readonly number[]): ReturnType<typeof fittedLine> =>
  fittedLine(values.map((price, bar) => ({ bar, price })));
