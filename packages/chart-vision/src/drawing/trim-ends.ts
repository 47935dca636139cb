import type { Outlined } from "./body.ts";
import { quantile, shareOf } from "./statistics.ts";

/** Rows of the first and the last candle. Dashes of a price line beyond them look like candles of one price. */
const MIN_HEIGHT = 3;

/** Empty columns that separate a chart from things beside it, unless it has several such gaps. */
const MIN_GAP = 3;
const MAX_GAPS = 3;

/** Things beside the chart are at most so many, in candles and as a share of all. */
const MAX_CUT = 8;
const MAX_CUT_SHARE = 0.2;

/** Letters at an end have fewer rows than this with the shape of a body or a wick. */
const MIN_SHAPELINESS = 0.55;
const MAX_SHAPELESS = 14;
const MAX_SHAPELESS_SHARE = 0.3;

/** Strays at an end are at most so many, and this share of them may be letters. */
const MAX_STRAYS = 12;
const MAX_STRAY_SHARE = 0.25;
const MIN_DOUBTFUL = 0.6;

/** A clear candle has wicks, and nearly all of its rows have the shape of a body or a wick. */
const CLEAR_SHAPE = 0.85;

/** Two neighbors without wicks this close to the same rows near an end are letters of a line, or pieces of a box. */
const SAME_ROWS = 1;

/** So many letters beside each other make a line of text; this share of all at an end may be text. */
const LETTERS = 4;
const MAX_TEXT_SHARE = 0.3;

/** Rows by which the letters of a line differ, and which each has at least. */
const LEVEL = 2;
const MIN_LETTER = 4;

/** Cuts off what happens to be on the lattice beside the chart: pieces of labels and lines. */
export function trimEnds<T extends Outlined>(path: readonly T[]): readonly T[] {
  const isFlat = ({ top, bottom }: Outlined) => bottom - top + 1 < MIN_HEIGHT;
  const first = path.findIndex((outline) => !isFlat(outline));
  const last = path.findLastIndex((outline) => !isFlat(outline));
  return withoutStrays(withoutShapeless(withoutIslands(withoutLetters(path.slice(Math.max(0, first), last + 1)))));
}

/** Cuts off at either end what is apart from the rest, and mostly no clear candles. */
function withoutStrays<T extends Outlined>(path: readonly T[]): readonly T[] {
  const jumps = path.slice(1).map((candle, index) => jumpOf(path[index]!, candle));
  const usual = quantile(jumps, 0.9);
  const gaps = path.slice(1).filter((candle, index) => candle.column - path[index]!.column > 1).length;
  const hasGaps = gaps > MAX_GAPS;
  const most = Math.min(MAX_STRAYS, Math.floor(MAX_STRAY_SHARE * path.length));
  const from = straysAt(path, most, usual, hasGaps);
  const to = path.length - straysAt([...path].reverse(), most, usual, hasGaps);
  return path.slice(from, to);
}

const jumpOf = (a: Outlined, b: Outlined) => Math.abs(a.bodyTop + a.bodyBottom - b.bodyTop - b.bodyBottom) / 2;

/** How many from the start on are strays. */
function straysAt(path: readonly Outlined[], most: number, usualJump: number, hasGaps: boolean): number {
  for (let count = most; count > 0; count--) {
    const stray = path[count - 1]!;
    const next = path[count]!;
    const isGap = !hasGaps && Math.abs(next.column - stray.column) > 1;
    const jump = jumpOf(stray, next);
    const isApart =
      (isGap && (jump > 2 * usualJump + 4 || isDoubtful(stray))) || jump > 2.5 * usualJump + 6 || areLevel(stray, next);
    if (isApart && shareOf(path.slice(0, count), isDoubtful) >= MIN_DOUBTFUL) return count;
  }
  return 0;
}

/** Cuts off at either end what is mostly no candles. */
function withoutShapeless<T extends Outlined>(path: readonly T[]): readonly T[] {
  const most = Math.min(MAX_SHAPELESS, Math.floor(MAX_SHAPELESS_SHARE * path.length));
  const to = path.length - shapelessEnd([...path].reverse().slice(0, most));
  return path.slice(shapelessEnd(path.slice(0, most)), to);
}

/** How many from the start on are so shapeless that the rest is better off without them. */
function shapelessEnd(end: readonly Outlined[]): number {
  let cut = 0;
  let sum = 0;
  let worst = 0;
  end.forEach(({ shapeliness }, index) => {
    sum += shapeliness - MIN_SHAPELINESS;
    if (sum >= worst) return;
    worst = sum;
    cut = index + 1;
  });
  return cut;
}

/** Cuts off letters at either end: a few that are level, or a whole line of them. */
function withoutLetters<T extends Outlined>(path: readonly T[]): readonly T[] {
  const few = Math.min(MAX_CUT, MAX_CUT_SHARE * path.length);
  const many = MAX_TEXT_SHARE * path.length;
  const to = path.length - lettersAt([...path].reverse(), few, many);
  return path.slice(lettersAt(path, few, many), to);
}

/** How many from the start on are letters. */
function lettersAt(path: readonly Outlined[], few: number, many: number): number {
  const endOfLast = (length: number, most: number, areLetters: (outlines: readonly Outlined[]) => boolean) => {
    const last = path.findLastIndex((_, at) => at + length <= most && areLetters(path.slice(at, at + length)));
    return last < 0 ? 0 : last + length;
  };
  const pair = endOfLast(2, few, ([first, second]) => areLevel(first!, second));
  return Math.max(pair, endOfLast(LETTERS, many, isLineOfText));
}

/** Candles that begin and end at the same rows are rare; letters of a line all do. */
function isLineOfText(outlines: readonly Outlined[]): boolean {
  const tops = outlines.map(({ top }) => top);
  const bottoms = outlines.map(({ bottom }) => bottom);
  const isLevel = (rows: readonly number[]) => Math.max(...rows) - Math.min(...rows) <= LEVEL;
  return isLevel(tops) && isLevel(bottoms) && Math.min(...bottoms) - Math.max(...tops) >= MIN_LETTER;
}

const hasWick = ({ top, bottom, bodyTop, bodyBottom }: Outlined) => bottom - top > bodyBottom - bodyTop + 1;

const isDoubtful = (candle: Outlined) => !hasWick(candle) || candle.shapeliness < CLEAR_SHAPE;

const areLevel = (a: Outlined, b: Outlined | undefined) =>
  b !== undefined &&
  isDoubtful(a) &&
  isDoubtful(b) &&
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
