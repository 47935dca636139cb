import type { Label } from "./label.ts";
import { resized } from "./resize.ts";
import type { Sheet, SheetLine } from "./sheet.ts";

/** Rows of a line of the sheet. */
const LINE_HEIGHT = 58;
const MARGIN = 30;
/** Small letters get no sharper by further enlargement. */
const MAX_FACTOR = 5;

/** Rows of a digit for which the OCR works best, and others for which it makes other mistakes. */
export const DIGIT_HEIGHT = 26;
export const OTHER_HEIGHTS = [18, 40] as const;

/** One sheet for all labels of a picture, each in a line of its own. */
export function sheetOf(labels: readonly Label[], digitHeights: readonly number[]): Sheet {
  const inks = digitHeights.flatMap((rows) =>
    labels.map(({ ink, height }) => resized(ink, Math.min(MAX_FACTOR, rows / height))),
  );
  const width = Math.max(...inks.map((ink) => ink.width)) + 2 * MARGIN;
  const height = inks.length * LINE_HEIGHT;
  const data = new Uint8Array(width * height).fill(255);
  inks.forEach((ink, line) => {
    const top = line * LINE_HEIGHT + Math.max(0, Math.round((LINE_HEIGHT - ink.height) / 2));
    for (let y = 0; y < Math.min(ink.height, LINE_HEIGHT); y++) {
      data.set(ink.data.subarray(y * ink.width, (y + 1) * ink.width), (top + y) * width + MARGIN);
    }
  });
  return { width, height, data };
}

/** The text of each line of the sheet; empty where none was recognized. */
export function textsOf({ height }: Sheet, lines: readonly SheetLine[]): string[] {
  const texts = Array.from({ length: height / LINE_HEIGHT }, () => "");
  for (const { text, top, bottom } of lines) {
    const line = Math.floor((top + bottom) / 2 / LINE_HEIGHT);
    if (line in texts) texts[line] = `${texts[line]!} ${text}`.trim();
  }
  return texts;
}
