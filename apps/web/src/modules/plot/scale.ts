/** Maps values to pixels along one axis. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** The middle of the axis if all values are the same. */
export const toPixel = ({ from, to, start, end }: Scale, value: number): number =>
  to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);

export const toValue = ({ from, to, start, end }: Scale, pixel: number): number =>
  end === start ? from : from + ((pixel - start) / (end - start)) * (to - from);

export const clamp = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value));

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** A scale of values between two pixels. */
export const scaleOf = (values: readonly number[], start: number, end: number): Scale => ({
  from: Math.min(...values),
  to: Math.max(...values),
  start,
  end,
});

/** The step of 1, 2 or 5 times a power of ten that splits a span into at most `count` parts. */
export function niceStep(span: number, count: number): number {
  if (!(span > 0)) return 1;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((each) => each * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Round values within a span, at most `count` + 1 of them. */
export function niceTicks(from: number, to: number, count: number): number[] {
  const step = niceStep(to - from, count);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Index of the place that is nearest to a pixel. */
export const nearestIndex = (places: readonly number[], pixel: number): number =>
  places.reduce(
    (best, place, index) => (Math.abs(place - pixel) < Math.abs((places[best] ?? 0) - pixel) ? index : best),
    0,
  );
