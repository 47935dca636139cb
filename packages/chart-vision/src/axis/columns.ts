import type { Box, Drawing } from "../types.ts";
import { around, heightOf, median, sharedColumns, widthOf } from "./boxes.ts";
import type { Strip } from "./strips.ts";

/** Words below each other, from top to bottom. */
export type WordColumn = readonly Box[];

const MIN_WORDS = 3;
/** More labels than this take long to recognize, and do not make the scale better. */
const MAX_WORDS = 18;
/** Heights of words of one column, as shares of the usual one. A frame around the current price is higher. */
const HEIGHTS = [0.6, 2.4] as const;
/** By how much the ends of words of one column may differ, in heights of a word and in pixels. */
const ALIGNMENT = 0.35;
const MIN_ALIGNMENT = 2;
/** Share of the narrower of a word and a column that is above or below the other one. */
const MIN_OVERLAP = 0.5;
/** A usual word is wider than high, which ticks, wicks and icons are not; in heights. */
const MIN_WIDTH = 0.9;

/** The left end, the right end and the middle of a word; the words of a column have one of them in common. */
const ALIGNMENTS: readonly ((word: Box) => number)[] = [
  ({ right }) => right,
  ({ left }) => left,
  ({ left, right }) => (left + right) / 2,
];

/** Columns of words in a strip, the nearest to the drawing first. */
export function columnsOf(words: readonly Box[], { side }: Strip, { extent }: Drawing): WordColumn[] {
  const rest = new Set(words);
  const columns: Box[][] = [];
  for (let group = largestOf(rest); group.length >= MIN_WORDS; group = largestOf(rest)) {
    const column = [...group, ...[...rest].filter((word) => !group.includes(word) && isBelow(word, group))];
    for (const word of column) rest.delete(word);
    columns.push(column);
  }
  const distance = (group: readonly Box[]) =>
    side === "right" ? around(group).left - extent.right : extent.left - around(group).right;
  return columns
    .filter((group) => median(group.map(widthOf)) >= MIN_WIDTH * median(group.map(heightOf)))
    .toSorted((a, b) => distance(a) - distance(b))
    .map((group) => nearest(group, (extent.top + extent.bottom) / 2));
}

/** The most words of about the same height that are aligned. */
function largestOf(words: ReadonlySet<Box>): readonly Box[] {
  let largest: readonly Box[] = [];
  for (const end of ALIGNMENTS) {
    for (const seed of words) {
      const tolerance = Math.max(MIN_ALIGNMENT, ALIGNMENT * heightOf(seed));
      const group = [...words].filter((word) => Math.abs(end(word) - end(seed)) <= tolerance && isAlike(word, seed));
      if (group.length > largest.length) largest = group;
    }
  }
  return largest;
}

const isAlike = (word: Box, usual: Box) =>
  heightOf(word) >= HEIGHTS[0] * heightOf(usual) && heightOf(word) <= HEIGHTS[1] * heightOf(usual);

/** Whether a word that is not aligned is above or below a column all the same, such as the current price in its frame. */
function isBelow(word: Box, group: readonly Box[]): boolean {
  const [height, left, right] = [heightOf, ({ left }: Box) => left, ({ right }: Box) => right].map((of) =>
    median(group.map(of)),
  ) as [number, number, number];
  const usual = { ...word, left, right };
  const isAsHigh = heightOf(word) >= HEIGHTS[0] * height && heightOf(word) <= HEIGHTS[1] * height;
  return isAsHigh && sharedColumns(word, usual) >= MIN_OVERLAP * Math.min(widthOf(word), widthOf(usual));
}

function nearest(group: readonly Box[], middle: number): Box[] {
  const distance = ({ top, bottom }: Box) => Math.abs((top + bottom) / 2 - middle);
  return group
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MAX_WORDS)
    .toSorted((a, b) => a.top - b.top);
}
