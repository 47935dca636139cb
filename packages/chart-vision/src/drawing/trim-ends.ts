import type { Outlined } from "./body.ts";

/** Rows of the first and the last candle. Dashes of a price line beyond them look like candles of one price. */
const MIN_HEIGHT = 3;

/** Empty columns that separate a chart from things beside it, unless it has several such gaps. */
const MIN_GAP = 3;
const MAX_GAPS = 3;

/** Things beside the chart are at most so many, in candles and as a share of all. */
const MAX_CUT = 8;
const MAX_CUT_SHARE = 0.2;

/** Two neighbors without wicks this close to the same rows near an end are letters of a line, or pieces of a box. */
const SAME_ROWS = 1;

/** Cuts off what happens to be on the lattice beside the chart: pieces of labels and lines. */
export function trimEnds<T extends Outlined>(path: readonly T[]): readonly T[] {
  const isFlat = ({ top, bottom }: Outlined) => bottom - top + 1 < MIN_HEIGHT;
  const first = path.findIndex((outline) => !isFlat(outline));
  const last = path.findLastIndex((outline) => !isFlat(outline));
  return withoutIslands(withoutLetters(path.slice(Math.max(0, first), last + 1)));
}

function withoutLetters<T extends Outlined>(path: readonly T[]): readonly T[] {
  const most = Math.min(MAX_CUT, MAX_CUT_SHARE * path.length);
  const isPair = (index: number) => areLevel(path[index]!, path[index + 1]);
  const indexes = [...path.keys()];
  const from = indexes.findLast((index) => index + 2 <= most && isPair(index));
  const to = indexes.find((index) => path.length - index <= most && isPair(index));
  return path.slice(from === undefined ? 0 : from + 2, to);
}

const hasWick = ({ top, bottom, bodyTop, bodyBottom }: Outlined) => bottom - top > bodyBottom - bodyTop + 1;

const areLevel = (a: Outlined, b: Outlined | undefined) =>
  b !== undefined &&
  !hasWick(a) &&
  !hasWick(b) &&
  Math.abs(a.top - b.top) <= SAME_ROWS &&
  Math.abs(a.bottom - b.bottom) <= SAME_ROWS;

function withoutIslands<T extends Outlined>(path: readonly T[]): readonly T[] {
  const gaps = path.flatMap(({ column }, index) =>
    column - (path[index - 1]?.column ?? column) > MIN_GAP ? [index] : [],
  );
  if (gaps.length > MAX_GAPS) return path;
  const most = Math.min(MAX_CUT, MAX_CUT_SHARE * path.length);
  const from = gaps.findLast((index) => index <= most) ?? 0;
  const to = gaps.find((index) => path.length - index <= most) ?? path.length;
  return path.slice(from, to);
}
