import type { Box } from "../types.ts";
import { median } from "./boxes.ts";
import type { ReadLabel } from "./column-scale.ts";
import { MIN_LABELS, type Column } from "./find-labels.ts";
import { DIGIT_HEIGHT, OTHER_HEIGHTS, sheetOf, textsOf } from "./label-sheet.ts";
import type { Label } from "./label.ts";
import type { Sheet, SheetLine } from "./sheet.ts";

/** Recognizes the lines of a sheet. */
export type Recognize = (sheet: Sheet) => Promise<readonly SheetLine[]>;

/** A column of labels with what the OCR made of them. */
export type ReadColumn = readonly ReadLabel[];

/** Labels of a column that say as much as all of them, unless some were misread. */
const ENOUGH = 5;
/** By how many pixels, or by which share, the distances of evenly spaced labels differ. */
const UNEVEN_PIXELS = 1.5;
const UNEVEN = 0.03;
/** Labels between evenly spaced ones, such as the current price. More of them are another kind of axis. */
const MAX_BETWEEN = 2;

/** Labels beside a drawing that are spread over a column; all of a short one, or of one that is not evenly spaced. */
export function someOf(column: Column, { top, bottom }: Box): Column {
  const beside = column.filter(({ y, height, isPartial }) => !isPartial && y > top - height && y < bottom + height);
  const labels = evenlySpaced(beside);
  if (labels.length < Math.max(ENOUGH, beside.length - MAX_BETWEEN)) return column;
  const stride = Math.floor((labels.length - 1) / (ENOUGH - 1));
  return labels.filter((_, index) => index % stride === 0);
}

/** None where two labels are farther from each other than usual. */
function evenlySpaced(labels: Column): Column {
  const distances = labels.slice(1).map(({ y }, index) => y - labels[index]!.y);
  const usual = median(distances);
  const tolerance = Math.max(UNEVEN_PIXELS, UNEVEN * usual);
  const isUsual = (distance = 0) => Math.abs(distance - usual) <= tolerance;
  if (distances.some((distance) => distance > usual + tolerance)) return [];
  return labels.filter((_, index) => isUsual(distances[index - 1]) || isUsual(distances[index]));
}

/** Reads all columns in one call, but for labels that are read already. */
export async function readLabels(
  columns: readonly Column[],
  recognize: Recognize,
  known: readonly ReadColumn[] = [],
): Promise<ReadColumn[]> {
  const reads = new Map<Label, ReadLabel>(known.flat().map((read) => [read.label, read]));
  const labels = columns.flat().filter((label) => !reads.has(label));
  const sheet = sheetOf(labels, [DIGIT_HEIGHT]);
  const lines = textsOf(sheet, await recognize(sheet));
  labels.forEach((label, index) => reads.set(label, { label, texts: [lines[index]!] }));
  return columns.map((column) => column.map((label) => reads.get(label)!));
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
