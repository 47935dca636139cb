import type { Box, Drawing, Picture } from "../types.ts";
import { around, heightOf, sharedColumns, sharedRows, widthOf } from "./boxes.ts";
import { componentsOf } from "./components.ts";
import { edgesIn } from "./edges.ts";
import type { Strip } from "./strips.ts";

/** Rows of a line of text, with the edges around it. */
const MIN_HEIGHT = 7;
const MAX_HEIGHT = 64;
const DASH_HEIGHT = 4;
/** In heights of the text: the widest gap between two letters, which a space between thousands has, and the longest label. */
const MAX_GAP = 0.7;
const MAX_LENGTH = 14;

/** Boxes around the words and numbers of a strip. */
export function wordsIn(picture: Picture, { box, isInside }: Strip, drawing: Drawing): Box[] {
  const isHidden = isInside ? coverOf(drawing) : () => false;
  const parts = componentsOf(edgesIn(picture, box, isHidden))
    .map((component) => component.box)
    .filter((part) => heightOf(part) <= MAX_HEIGHT && !isDash(part))
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

/** Whether a pixel belongs to a candle. */
function coverOf({ candles, spacing }: Drawing): (x: number, y: number) => boolean {
  const reach = spacing / 2 + 1;
  return (x, y) =>
    candles.some((candle) => Math.abs(candle.x - x) <= reach && y >= candle.high - 2 && y <= candle.low + 2);
}

/** Parts of letters beside each other, from left to right, make words. */
function joined(parts: readonly Box[]): Box[] {
  const words: Box[] = [];
  for (const part of parts.toSorted((a, b) => a.left - b.left)) {
    const index = words.findLastIndex((word) => belongs(part, word));
    if (index < 0) words.push(part);
    else words[index] = around([words[index]!, part]);
  }
  return words;
}

function belongs(part: Box, word: Box): boolean {
  const height = Math.max(heightOf(part), heightOf(word));
  const isBeside = sharedRows(part, word) >= 0.5 * Math.min(heightOf(part), heightOf(word));
  return isBeside && -sharedColumns(part, word) <= MAX_GAP * height;
}
