import type { ReadLabel } from "./column-scale.ts";
import { MIN_LABELS, type Column } from "./find-labels.ts";
import { DIGIT_HEIGHT, OTHER_HEIGHTS, sheetOf, textsOf } from "./label-sheet.ts";
import type { Sheet, SheetLine } from "./sheet.ts";

/** Recognizes the lines of a sheet. */
export type Recognize = (sheet: Sheet) => Promise<readonly SheetLine[]>;

/** A column of labels with what the OCR made of them. */
export type ReadColumn = readonly ReadLabel[];

/** Reads all columns in one call. */
export async function readLabels(columns: readonly Column[], recognize: Recognize): Promise<ReadColumn[]> {
  const sheet = sheetOf(columns.flat(), [DIGIT_HEIGHT]);
  const lines = textsOf(sheet, await recognize(sheet)).values();
  return columns.map((labels) => labels.map((label): ReadLabel => ({ label, texts: [lines.next().value!] })));
}

/** Reads labels larger and smaller too: then other ones are misread, so that more of them are right once. */
export async function readAgain(columns: readonly ReadColumn[], recognize: Recognize): Promise<ReadColumn[]> {
  const labels = columns.flat();
  const sheet = sheetOf(
    labels.map(({ label }) => label),
    OTHER_HEIGHTS,
  );
  const lines = textsOf(sheet, await recognize(sheet));
  const others = labels.map((_, index) => OTHER_HEIGHTS.map((_, size) => lines[size * labels.length + index]!));
  let next = 0;
  return columns.map((column) => column.map((read) => ({ ...read, texts: [...read.texts, ...others[next++]!] })));
}

export const hasNumbers = (column: ReadColumn) =>
  column.filter(({ texts }) => /\d{2}|\d[.,]/.test(texts[0]!)).length >= MIN_LABELS;
