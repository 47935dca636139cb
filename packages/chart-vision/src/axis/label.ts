import type { Box, Picture } from "../types.ts";
import { around, grown, heightOf, median, sharedColumns, widthOf } from "./boxes.ts";
import { componentsOf, type Component } from "./components.ts";
import { contrastIn, inkOf, keepOnly, strongest, without, withoutLines, type Contrast } from "./contrast.ts";
import { marksOf, type Marks } from "./marks.ts";
import type { Sheet } from "./sheet.ts";

/** A word of an axis, separated from what is around it. */
export interface Label {
  /** The middle of its digits, where continuous coordinates have it. */
  readonly y: number;
  /** Rows of its digits. */
  readonly height: number;
  /** Its letters, black on white. */
  readonly ink: Sheet;
  readonly marks: Marks;
  /** Its letters are as high as each other, which those of numbers are. */
  readonly isEven: boolean;
  /** Only a part of a label: cut off at the edge of the picture, or with more letters beside it. */
  readonly isPartial: boolean;
}

/** Pixels above and below a word in which its background shows. */
const MARGIN = 2;
/** Heights of the word on each side in which other letters make it a part of a longer one. */
const SIDE = 1;
/** Letters with less contrast, of 255, cannot be read. */
const MIN_CONTRAST = 24;
const MIN_DIGIT_HEIGHT = 5;
/** In heights of a digit. */
const HEIGHT_TOLERANCE = 0.2;
const LINE_MARGIN = 0.4;
const DASH_HEIGHT = 0.22;
const NEIGHBOR_HEIGHT = 0.5;
const EVEN_HEIGHT = 0.25;
/** Share of the letters that are as high as digits; a sign of a currency is higher. */
const EVEN_SHARE = 0.75;

/** The label in the box of a word; undefined if nothing in it could be text. */
export function labelIn(picture: Picture, word: Box): Label | undefined {
  const side = Math.round(SIDE * heightOf(word));
  const tall = grown(word, MARGIN, picture);
  const box = { ...tall, left: Math.max(0, tall.left - side), right: Math.min(picture.width - 1, tall.right + side) };
  const contrast = withoutLines(contrastIn(picture, box, tall));
  const parts = componentsOf(inkOf(contrast));
  const isInWord = (part: Component) => sharedColumns(part.box, shifted(word, box)) > 0;
  const inWord = parts.filter((part) => isInWord(part) && !touches(part.box, contrast));
  // The dots inside of some zeros make them look like eights.
  const dots = inWord.filter((part) => inWord.some((other) => isInside(part.box, other.box)));
  const outer = inWord.filter((part) => !dots.includes(part));
  const text = without(keepOnly(contrast, outer), dots);
  if (strongest(text) < MIN_CONTRAST) return undefined;
  const line = lineOf(componentsOf(inkOf(text)));
  if (!line) return undefined;
  const { top, bottom, letters } = line;
  const boxes = letters.map((letter) => letter.box);
  const isBeside = (part: Component) => !isInWord(part) && isLetter(part.box, line);
  const isCut = (part: Component) => isInWord(part) && isAtSide(part.box, contrast) && isLetter(part.box, line);
  return {
    y: box.top + (top + bottom + 1) / 2,
    height: bottom - top + 1,
    ink: cutOut(keepOnly(text, letters), grown(around(boxes), 1, contrast)),
    marks: marksOf(boxes, line),
    isEven: isEven(boxes, line),
    isPartial: parts.some((part) => isBeside(part) || isCut(part)),
  };
}

const isInside = (one: Box, other: Box) =>
  one.left > other.left && one.right < other.right && one.top > other.top && one.bottom < other.bottom;

const shifted = ({ left, top, right, bottom }: Box, { left: x, top: y }: Box): Box => ({
  left: left - x,
  top: top - y,
  right: right - x,
  bottom: bottom - y,
});

const touches = ({ left, top, right, bottom }: Box, { width, height }: Contrast) =>
  left === 0 || top === 0 || right === width - 1 || bottom === height - 1;

const isAtSide = ({ left, right }: Box, { width }: Contrast) => left === 0 || right === width - 1;

/** Rows of digits. */
interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/** Whether what is at that place may be a letter of a line, rather than a piece of something larger. */
function isLetter(part: Box, { top, bottom }: Rows): boolean {
  const height = bottom - top + 1;
  return part.top >= top - 1 && part.bottom <= bottom + 1 && heightOf(part) >= NEIGHBOR_HEIGHT * height;
}

function lineOf(parts: readonly Component[]): (Rows & { readonly letters: Component[] }) | undefined {
  const digits = mostAlike(parts.filter(({ box }) => heightOf(box) >= MIN_DIGIT_HEIGHT));
  if (digits.length === 0) return undefined;
  const top = median(digits.map(({ box }) => box.top));
  const bottom = median(digits.map(({ box }) => box.bottom));
  const height = bottom - top + 1;
  const letters = parts.filter(({ box }) => {
    const isInLine = box.top >= top - LINE_MARGIN * height && box.bottom <= bottom + LINE_MARGIN * height;
    // Ticks of the axis and dashes of the line of the current price.
    const isDash = heightOf(box) <= DASH_HEIGHT * height && widthOf(box) > heightOf(box) + 1;
    return isInLine && !isDash;
  });
  return { top, bottom, letters };
}

/** The parts of about the same height that are most; digits are, whatever else is in the box. */
function mostAlike(parts: readonly Component[]): Component[] {
  const alike = parts.map((part) =>
    parts.filter(({ box }) => Math.abs(heightOf(box) - heightOf(part.box)) <= HEIGHT_TOLERANCE * heightOf(part.box)),
  );
  return alike.reduce((best, group) => (group.length > best.length ? group : best), []);
}

function isEven(boxes: readonly Box[], { top, bottom }: Rows): boolean {
  const height = bottom - top + 1;
  const high = boxes.filter((box) => heightOf(box) >= NEIGHBOR_HEIGHT * height);
  const even = high.filter((box) => Math.abs(heightOf(box) - height) <= Math.max(1, EVEN_HEIGHT * height));
  return even.length >= EVEN_SHARE * high.length;
}

/** Black on white. */
function cutOut(contrast: Contrast, box: Box): Sheet {
  const most = strongest(contrast);
  const data = new Uint8Array(widthOf(box) * heightOf(box));
  for (let y = 0; y < heightOf(box); y++) {
    for (let x = 0; x < widthOf(box); x++) {
      const value = contrast.data[(box.top + y) * contrast.width + box.left + x]!;
      data[y * widthOf(box) + x] = 255 - Math.round((255 * value) / most);
    }
  }
  return { width: widthOf(box), height: heightOf(box), data };
}
