import type { Drawing, Picture } from "../types.ts";
import { columnsOf } from "./columns.ts";
import { labelIn, type Label } from "./label.ts";
import { innerStrips, outerStrips, type Strip } from "./strips.ts";
import { wordsIn } from "./words.ts";

/** What looks like the labels of an axis, from top to bottom. */
export type Column = readonly Label[];

export const MIN_LABELS = 3;
/** Price labels are beside the plot: what is farther away is another part of the screen. */
const MAX_COLUMNS = 2;
/** Share of the labels of a column that look like numbers. */
const MIN_EVEN = 0.6;
/** Candles, and pixels, by which a margin grows at a time. */
const WIDENING_CANDLES = 2;
const WIDENING = 6;
const MAX_WIDENINGS = 4;

/** Labels beside a drawing. Where the drawing seems to reach into them, so that they are cut, more of it is searched. */
export function labelsBeside(picture: Picture, drawing: Drawing): Column[] {
  const step = WIDENING_CANDLES * drawing.spacing + WIDENING;
  let best: Column[] = [];
  let fewest = Infinity;
  for (let widening = 0; widening <= MAX_WIDENINGS * step && fewest > 0; widening += step) {
    const columns = labelsIn(picture, drawing, outerStrips(picture, drawing, widening));
    const partial = shareOfPartial(columns.flat());
    if (partial < fewest) [best, fewest] = [columns, partial];
  }
  return best;
}

/** Labels at the ends of a drawing, between and behind its candles. */
export const labelsInside = (picture: Picture, drawing: Drawing): Column[] =>
  labelsIn(picture, drawing, innerStrips(picture, drawing));

/** None of no labels are whole. */
const shareOfPartial = (labels: Column) =>
  labels.length === 0 ? 1 : labels.filter((label) => label.isPartial).length / labels.length;

const labelsIn = (picture: Picture, drawing: Drawing, strips: readonly Strip[]): Column[] =>
  strips.flatMap((strip) => {
    const others: Column[] = [];
    const numbers: Column[] = [];
    for (const words of columnsOf(wordsIn(picture, strip, drawing), strip, drawing)) {
      const labels = words.flatMap((word) => labelIn(picture, word) ?? []);
      // Ticks, dashes and icons are single letters at most.
      if (labels.filter(({ marks }) => marks.letters.length > 1).length < MIN_LABELS) continue;
      if (areLikeNumbers(labels)) numbers.push(labels);
      else others.push(labels);
      if (numbers.length === MAX_COLUMNS) break;
    }
    // Old-style digits are not as high as each other.
    return [...numbers, ...others].slice(0, MAX_COLUMNS);
  });

const areLikeNumbers = (labels: Column) => labels.filter(({ isEven }) => isEven).length >= MIN_EVEN * labels.length;
