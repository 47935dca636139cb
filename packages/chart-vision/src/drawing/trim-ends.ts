import type { Outlined } from "./body.ts";

/** Rows of the first and the last candle. Dashes of a price line beyond them look like candles of one price. */
const MIN_HEIGHT = 3;

/** Empty columns that separate a chart from things beside it, unless it has several such gaps. */
const MIN_GAP = 3;
const MAX_GAPS = 3;

/** Things beside the chart are at most so many, in candles and as a share of all. */
const MAX_CUT = 8;
const MAX_CUT_SHARE = 0.2;

/** Cuts off what happens to be on the lattice beside the chart: pieces of labels and lines. */
export function trimEnds<T extends Outlined>(path: readonly T[]): readonly T[] {
  const isFlat = ({ top, bottom }: Outlined) => bottom - top + 1 < MIN_HEIGHT;
  const first = path.findIndex((outline) => !isFlat(outline));
  const last = path.findLastIndex((outline) => !isFlat(outline));
  const solid = path.slice(Math.max(0, first), last + 1);
  const gaps = solid.flatMap(({ column }, index) =>
    column - (solid[index - 1]?.column ?? column) > MIN_GAP ? [index] : [],
  );
  if (gaps.length > MAX_GAPS) return solid;
  const most = Math.min(MAX_CUT, MAX_CUT_SHARE * solid.length);
  const from = gaps.findLast((index) => index <= most) ?? 0;
  const to = gaps.find((index) => solid.length - index <= most) ?? solid.length;
  return solid.slice(from, to);
}
