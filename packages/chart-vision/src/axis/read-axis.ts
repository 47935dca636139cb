import type { Drawing, Picture, PriceScale } from "../types.ts";
import { scaleOfColumn, type ColumnScale, type ReadLabel } from "./column-scale.ts";
import { columnsOf, type LabelColumn } from "./columns.ts";
import { priceAt } from "./fit-scale.ts";
import { gridRows } from "./grid-rows.ts";
import { labelIn, type Label } from "./label.ts";
import { sheetOf, textsOf } from "./label-sheet.ts";
import type { Sheet, SheetLine } from "./sheet.ts";
import { innerStrips, outerStrips, type Strip } from "./strips.ts";
import { wordsIn } from "./words.ts";

/** What looks like the labels of an axis, by columns, and a sheet with all of them for the OCR. */
export interface AxisLabels {
  readonly columns: readonly (readonly Label[])[];
  readonly sheet: Sheet;
}

/** Labels of a column that two axes may disagree on before neither is shown: a share of the range of prices. */
const MAX_DISAGREEMENT = 0.01;
const MIN_LABELS = 3;
/** Candles, and pixels, by which a margin grows at a time. */
const WIDENING_CANDLES = 2;
const WIDENING = 6;
const MAX_WIDENINGS = 4;

/** The labels beside a drawing, or inside it where there are none beside it; null if there are none at all. */
export function findAxisLabels(picture: Picture, drawing: Drawing): AxisLabels | null {
  const beside = labelsBeside(picture, drawing);
  const columns = beside.length > 0 ? beside : labelsIn(picture, drawing, innerStrips(picture));
  return columns.length > 0 ? { columns, sheet: sheetOf(columns.flat()) } : null;
}

/** Where the drawing seems to reach into labels, so that they are cut, more of it is searched. */
function labelsBeside(picture: Picture, drawing: Drawing): Label[][] {
  const step = WIDENING_CANDLES * drawing.spacing + WIDENING;
  let best: Label[][] = [];
  let fewest = Infinity;
  for (let widening = 0; widening <= MAX_WIDENINGS * step && fewest > 0; widening += step) {
    const columns = labelsIn(picture, drawing, outerStrips(picture, drawing, widening));
    const partial = shareOfPartial(columns.flat());
    if (partial < fewest) [best, fewest] = [columns, partial];
  }
  return best;
}

/** None of no labels are whole. */
const shareOfPartial = (labels: readonly Label[]) =>
  labels.length === 0 ? 1 : labels.filter((label) => label.isPartial).length / labels.length;

function labelsIn(picture: Picture, drawing: Drawing, strips: readonly Strip[]): Label[][] {
  return strips
    .flatMap((strip): LabelColumn[] => columnsOf(wordsIn(picture, strip, drawing), strip, drawing))
    .map(({ words }) => words.flatMap((word) => labelIn(picture, word) ?? []))
    .filter((labels) => labels.length >= MIN_LABELS);
}

/** The scale that the recognized labels agree on; null when it is in doubt. */
export function scaleOf(
  { columns }: AxisLabels,
  lines: readonly SheetLine[],
  picture: Picture,
  { extent }: Drawing,
): PriceScale | null {
  const texts = textsOf(columns.flat().length, lines);
  const rows = gridRows(picture, extent);
  let next = 0;
  const scales = columns
    .map((labels) => labels.map((label): ReadLabel => ({ label, text: texts[next++]! })))
    .flatMap((labels) => scaleOfColumn(labels, extent, rows) ?? [])
    // An axis from zero shows volume, which is drawn over the prices.
    .toSorted((a, b) => Number(hasZero(a)) - Number(hasZero(b)) || b.fit.score - a.fit.score);
  const [best, ...others] = scales;
  if (!best) return null;
  const isDisputed = others.some((other) => hasZero(other) === hasZero(best) && !agree(best, other, extent));
  return isDisputed ? null : best.scale;
}

const hasZero = ({ fit }: ColumnScale) => fit.ticks.some(({ value }) => value === 0);

function agree({ scale }: ColumnScale, { scale: other }: ColumnScale, { top, bottom }: Drawing["extent"]): boolean {
  const range = priceAt(scale, top) - priceAt(scale, bottom);
  return [top, bottom].every((y) => Math.abs(priceAt(scale, y) - priceAt(other, y)) <= MAX_DISAGREEMENT * range);
}
