import type { Label } from "./label.ts";
import { resized } from "./resize.ts";
import type { Sheet, SheetLine } from "./sheet.ts";

/** Rows of a digit for which the OCR works best, and of the line around it. */
const DIGIT_HEIGHT = 26;
const LINE_HEIGHT = 58;
const MARGIN = 30;
/** Small letters get no sharper by further enlargement. */
const MAX_FACTOR = 5;

/** One sheet for all labels of a picture, each in a line of its own. */
export function sheetOf(labels: readonly Label[]): Sheet {
  const inks = labels.map(({ ink, height }) => resized(ink, Math.min(MAX_FACTOR, DIGIT_HEIGHT / height)));
  const width = Math.max(...inks.map((ink) => ink.width)) + 2 * MARGIN;
  const height = labels.length * LINE_HEIGHT;
  const data = new Uint8Array(width * height).fill(255);
  inks.forEach((ink, line) => {
    const top = line * LINE_HEIGHT + Math.max(0, Math.round((LINE_HEIGHT - ink.height) / 2));
    for (let y = 0; y < Math.min(ink.height, LINE_HEIGHT); y++) {
      data.set(ink.data.subarray(y * ink.width, (y + 1) * ink.width), (top + y) * width + MARGIN);
    }
  });
  return { width, height, data };
}

/** The text of each label of the sheet; empty where none was recognized. */
export function textsOf(count: number, lines: readonly SheetLine[]): string[] {
  const texts = Array.from({ length: count }, () => "");
  for (const { text, top, bottom } of lines) {
    const line = Math.floor((top + bottom) / 2 / LINE_HEIGHT);
    if (line in texts) texts[line] = `${texts[line]!} ${text}`.trim();
  }
  return texts;
}
