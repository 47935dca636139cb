import type { Box, Drawing } from "../types.ts";
import { around, heightOf, median, sharedColumns, widthOf } from "./boxes.ts";
import type { Strip } from "./strips.ts";

/** Words below each other, from top to bottom. */
export interface LabelColumn {
  readonly side: Strip["side"];
  readonly words: readonly Box[];
}

const MIN_WORDS = 3;
/** More labels than this take long to recognize, and do not make the scale better. */
const MAX_WORDS = 22;
/** Price labels are beside the plot: what is farther away is another part of the screen. */
const MAX_COLUMNS = 2;
/** Share of the narrower word that is above or below the other one. */
const MIN_OVERLAP = 0.5;
/** Heights of words of one column, as shares of the usual one. A frame around the current price is higher. */
const HEIGHTS = [0.6, 2.4] as const;

/** Columns of words in a strip, the nearest to the drawing first. */
export function columnsOf(words: readonly Box[], { side }: Strip, { extent }: Drawing): LabelColumn[] {
  const groups: Box[][] = [];
  for (const word of words.toSorted((a, b) => a.top - b.top)) {
    const group = groups.find((members) => members.some((member) => isBelow(word, member)));
    if (group) group.push(word);
    else groups.push([word]);
  }
  const distance = (group: readonly Box[]) =>
    side === "right" ? around(group).left - extent.right : extent.left - around(group).right;
  return groups
    .map(alike)
    .filter((group) => group.length >= MIN_WORDS)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MAX_COLUMNS)
    .map((group) => ({ side, words: nearest(group, (extent.top + extent.bottom) / 2) }));
}

const isBelow = (a: Box, b: Box) => sharedColumns(a, b) >= MIN_OVERLAP * Math.min(widthOf(a), widthOf(b));

function alike(group: readonly Box[]): Box[] {
  const usual = median(group.map(heightOf));
  return group.filter((word) => heightOf(word) >= HEIGHTS[0] * usual && heightOf(word) <= HEIGHTS[1] * usual);
}

function nearest(group: readonly Box[], middle: number): Box[] {
  const distance = ({ top, bottom }: Box) => Math.abs((top + bottom) / 2 - middle);
  return group
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MAX_WORDS)
    .toSorted((a, b) => a.top - b.top);
}
