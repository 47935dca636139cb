import type { Box, Drawing, Picture } from "../types.ts";
import { around, heightOf, sharedColumns, sharedRows, widthOf } from "./boxes.ts";
import { componentsOf } from "./components.ts";
import { coverOf } from "./cover.ts";
import { edgesIn } from "./edges.ts";
import type { Strip } from "./strips.ts";

/** Rows of a line of text, with the edges around it. */
const MIN_HEIGHT = 7;
const MAX_HEIGHT = 64;
const DASH_HEIGHT = 4;
/** A part that is so many times higher than wide is no letter. */
const UPRIGHT = 6;
/** Rows of the points of a number, and of the dots of a line. */
const POINT_HEIGHT = 4;
/** In heights of the word: the height of a point, and how far it reaches below. */
const POINT_SHARE = 0.4;
const DESCENT = 0.4;
/** Parts of one word are not higher than that many times the others; the frame around a price is the highest. */
const MAX_RATIO = 2.6;
/** In heights of the text: the widest gap between two letters, which a space between thousands has, and the longest label. */
const MAX_GAP = 0.7;
const MAX_LENGTH = 14;

/** Boxes around the words and numbers of a strip. */
export function wordsIn(picture: Picture, { box, isInside }: Strip, drawing: Drawing): Box[] {
  const isHidden = isInside ? coverOf(drawing) : null;
  const parts = componentsOf(edgesIn(picture, box, isHidden))
    .map((component) => component.box)
    .filter((part) => heightOf(part) <= MAX_HEIGHT && !isDash(part) && !isUpright(part))
    .map((part) => ({
      left: part.left + box.left,
      right: part.right + box.left,
      top: part.top + box.top,
      bottom: part.bottom + box.top,
    }));
  return joined(parts).filter(
    (word) =>
      heightOf(word) >= MIN_HEIGHT && widthOf(word) >= MIN_HEIGHT / 2 && widthOf(word) <= MAX_LENGTH * heightOf(word),
  );
}

/** A piece of a line of the grid, or of the dashed line of the current price. */
const isDash = (part: Box) => heightOf(part) <= DASH_HEIGHT && widthOf(part) > 2 * heightOf(part);

/** A piece of the line beside the axis, between two lines of the grid. */
const isUpright = (part: Box) => heightOf(part) > UPRIGHT * widthOf(part);

interface Word {
  readonly box: Box;
  readonly endsInPoint: boolean;
}

/**
 * Parts of letters beside each other, from left to right, make words. A point joins two letters, but is not the first part of a word, nor
 * beside another point: the dots of a line are.
 */
function joined(parts: readonly Box[]): Box[] {
  const words: Word[] = [];
  for (const part of parts.toSorted((a, b) => a.left - b.left)) {
    const index = words.findLastIndex(({ box, endsInPoint }) =>
      isPoint(part, box) ? !endsInPoint && isAtFoot(part, box) : isLetterOf(part, box),
    );
    const word = words[index];
    if (word) words[index] = { box: around([word.box, part]), endsInPoint: isPoint(part, word.box) };
    else if (heightOf(part) > POINT_HEIGHT) words.push({ box: part, endsInPoint: false });
  }
  return words.map(({ box }) => box);
}

const isPoint = (part: Box, word: Box) => heightOf(part) <= Math.max(POINT_HEIGHT, POINT_SHARE * heightOf(word));

const isNear = (part: Box, word: Box) =>
  -sharedColumns(part, word) <= MAX_GAP * Math.max(heightOf(part), heightOf(word));

function isLetterOf(part: Box, word: Box): boolean {
  const [low, high] = [heightOf(part), heightOf(word)].toSorted((a, b) => a - b) as [number, number];
  return high <= MAX_RATIO * low && sharedRows(part, word) >= 0.5 * low && isNear(part, word);
}

/** Points are at the foot of a word, where commas reach below it. */
function isAtFoot(part: Box, word: Box): boolean {
  const height = heightOf(word);
  const isLow = part.top > word.top + 0.5 * height && part.bottom <= word.bottom + DESCENT * height;
  return isLow && isNear(part, word);
}
