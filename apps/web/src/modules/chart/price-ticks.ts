/** Where the labels of a price axis stand. `from` and `to` are the values at the lower and the upper edge. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
  /** Pixels between the edges. */
  readonly height: number;
  readonly isLogarithmic?: boolean;
}

export interface PriceTick {
  readonly value: number;
  /** Pixels from the upper edge. */
  readonly y: number;
}

/** Pixels between two labels. */
const MIN_GAP = 34;
/** Pixels from an edge in which a label would be cut off. */
const EDGE = 9;

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is not below `step`; with decimals, a whole number of the last one. */
function roundStep(step: number, smallest: number): number {
  if (!(step > smallest)) return smallest;
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= step * (1 - 1e-9)) ?? 10;
  const found = factor * power;
  // A quarter of a step has one more decimal than the step.
  return Math.abs(found / smallest - Math.round(found / smallest)) < 1e-6 ? found : roundStep(found * 1.01, smallest);
}

function pixelOf(value: number, { from, to, height, isLogarithmic = false }: PriceRange): number {
  const of = (each: number) => (isLogarithmic ? Math.log10(each) : each);
  return height * (1 - (of(value) - of(from)) / (of(to) - of(from)));
}

/** Round values, of which no two have the same text with so many decimals, and no two labels touch. */
export function priceTicks(range: PriceRange, decimals: number): PriceTick[] {
  const { from, to, height, isLogarithmic = false } = range;
  const rows = Math.max(1, Math.floor(height / MIN_GAP));
  if (!(to > from) || (isLogarithmic && from <= 0)) return [];
  const step = roundStep((to - from) / rows, 10 ** -decimals);
  const ticks: PriceTick[] = [];
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  for (let count = first; count <= last; count++) {
    const value = Number((count * step).toFixed(decimals));
    const y = pixelOf(value, range);
    const below = ticks.at(-1);
    if (y >= EDGE && y <= height - EDGE && (!below || below.y - y >= MIN_GAP * 0.75)) ticks.push({ value, y });
  }
  return ticks;
}

/** Half the heights of a label and a tag, and a pixel between the two. */
const BESIDE_TAG = 6 + 11 + 1;

/** Whether a tag of the axis would cover a part of a label. */
export const isBehindTag = (y: number, tags: readonly number[]): boolean =>
  tags.some((tag) => Math.abs(tag - y) < BESIDE_TAG);

/** Decimals that tell the values of an axis apart, where nothing says how many its figures have. */
export function decimalsOf({ from, to, height }: PriceRange): number {
  const step = (to - from) / Math.max(1, Math.floor(height / MIN_GAP));
  return step > 0 ? Math.min(8, Math.max(0, Math.ceil(-Math.log10(step)))) : 2;
}
