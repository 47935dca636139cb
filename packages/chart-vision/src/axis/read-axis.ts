import type { Drawing, Picture, PriceScale } from "../types.ts";
import { scaleOfColumn, type ColumnScale } from "./column-scale.ts";
import { labelsBeside, labelsInside, type Column } from "./find-labels.ts";
import { priceAt } from "./fit-scale.ts";
import { gridRows } from "./grid-rows.ts";
import { hasNumbers, readAgain, readLabels, someOf, type ReadColumn, type Recognize } from "./read-labels.ts";

/** Labels of a column that two axes may disagree on before neither is shown: a share of the range of prices. */
const MAX_DISAGREEMENT = 0.01;

/** The scale of the labels beside a drawing, or inside it where those beside it have none; null when it is in doubt. */
export async function readAxis(picture: Picture, drawing: Drawing, recognize: Recognize): Promise<PriceScale | null> {
  const scaleOf = scaleReader(picture, drawing, recognize);
  const beside = labelsBeside(picture, drawing);
  const scale = await scaleOf(beside);
  if (scale !== undefined) return scale;
  const inside = labelsInside(picture, drawing);
  return (await scaleOf(inside.filter((column) => !beside.some((other) => isSame(column, other))))) ?? null;
}

/** Labels that reach into the plot are cut beside it. */
const isSame = (column: Column, other: Column) =>
  column.length === other.length &&
  column.every(({ y, ink }, index) => y === other[index]!.y && ink.width === other[index]!.ink.width);

/** Reads the scale that columns of labels agree on: null when it is in doubt, undefined when there is none. */
function scaleReader(picture: Picture, { extent }: Drawing, recognize: Recognize) {
  const rows = gridRows(picture, extent);
  return async (columns: readonly Column[]): Promise<PriceScale | null | undefined> => {
    if (columns.length === 0) return undefined;
    const some = await readLabels(
      columns.map((column) => someOf(column, extent)),
      recognize,
    );
    const isEnough = some.every(
      (column, index) => column.length === columns[index]!.length || isClear(column, extent, rows),
    );
    const read = isEnough ? some : await readLabels(columns, recognize, some);
    const scale = agreedScale(read, extent, rows);
    const numbers = read.filter(hasNumbers);
    if (scale !== undefined || numbers.length === 0) return scale;
    return agreedScale(await readAgain(numbers, recognize), extent, rows);
  };
}

/** Whether more labels of a column would tell nothing new. */
function isClear(column: ReadColumn, extent: Drawing["extent"], rows: readonly number[]): boolean {
  return scaleOfColumn(column, extent, rows)?.isClear ?? !hasNumbers(column);
}

function agreedScale(
  columns: readonly ReadColumn[],
  extent: Drawing["extent"],
  rows: readonly number[],
): PriceScale | null | undefined {
  const scales = columns
    .flatMap((labels) => scaleOfColumn(labels, extent, rows) ?? [])
    // An axis from zero shows volume, which is drawn over the prices.
    .toSorted((a, b) => Number(hasZero(a)) - Number(hasZero(b)) || b.fit.score - a.fit.score);
  const [best, ...others] = scales;
  if (!best) return undefined;
  const isDisputed = others.some((other) => hasZero(other) === hasZero(best) && !agree(best, other, extent));
  return isDisputed ? null : best.scale;
}

const hasZero = ({ fit }: ColumnScale) => fit.ticks.some(({ value }) => value === 0);

function agree({ scale }: ColumnScale, { scale: other }: ColumnScale, { top, bottom }: Drawing["extent"]): boolean {
  const range = priceAt(scale, top) - priceAt(scale, bottom);
  return [top, bottom].every((y) => Math.abs(priceAt(scale, y) - priceAt(other, y)) <= MAX_DISAGREEMENT * range);
}
