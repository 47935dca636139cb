import type { Box, PriceScale } from "../types.ts";
import { median } from "./boxes.ts";
import { fitScale, type Fit, type PossibleValue, type Tick } from "./fit-scale.ts";
import { isCertain } from "./judge-fit.ts";
import type { Label } from "./label.ts";
import { contradicts, hasNoPoint, withPoints } from "./marks.ts";
import { notationOf, type NumberedLabel } from "./notation.ts";
import { decimalsOf, numberIn, valueOf, valueWithDecimals, type Notation } from "./parse-label.ts";
import { snapped } from "./snap.ts";

/** A label with what the OCR made of it, once or several times. */
export interface ReadLabel {
  readonly label: Label;
  readonly texts: readonly string[];
}

export interface ColumnScale {
  readonly scale: PriceScale;
  readonly fit: Fit;
  /** All labels but one are where they should be, and they have one meaning only. */
  readonly isClear: boolean;
}

/** What a label counts less if its point was lost or misread. */
const REPAIR_COST = 0.3;
/** What it counts less if only another reading of it fits. */
const OTHER_COST = 0.1;
/** One label more does not decide between two readings: it may have been misread. */
const MAX_ADVANTAGE = 1;
/** Labels of a clear scale that do not fit, or the costs of several that were repaired. */
const MAX_DOUBT = 1;
/** Share of the labels whose shapes may show more than their texts have. */
const MAX_CONTRADICTED = 0.5;

/** The scale of a column of labels; null if it is in doubt. */
export function scaleOfColumn(
  labels: readonly ReadLabel[],
  extent: Box,
  gridRows: readonly number[],
): ColumnScale | null {
  const numbered = labels.flatMap(({ label, texts }) =>
    [...new Set(texts.map((text) => withPoints(text, label.marks)))].flatMap((text): NumberedLabel[] => {
      const number = label.isPartial ? null : numberIn(text);
      return number ? [{ label, text, number }] : [];
    }),
  );
  const { fit, isAmbiguous } = fitNotation(numbered);
  if (!fit) return null;
  const rows = {
    words: labels.map(({ label }) => label.y),
    numbers: [...new Set(numbered.map(({ label }) => label.y))],
  };
  if (!isCertain(fit, rows, extent) || isContradicted(fit, numbered)) return null;
  return { scale: snapped(fit, gridRows), fit, isClear: fit.score >= labels.length - MAX_DOUBT && !isAmbiguous };
}

function fitNotation(numbered: readonly NumberedLabel[]): { readonly fit: Fit | null; readonly isAmbiguous: boolean } {
  const whole = fitScale(ticksOf(numbered, "whole"));
  const decimal = fitScale(ticksOf(numbered, "decimal"));
  if (!whole || !decimal) return { fit: whole ?? decimal, isAmbiguous: false };
  if (whole.ticks.every(({ y, value }) => decimal.ticks.some((tick) => tick.y === y && tick.value === value)))
    return { fit: decimal, isAmbiguous: false };
  const advantage = whole.score - decimal.score;
  if (Math.abs(advantage) > MAX_ADVANTAGE) return { fit: advantage > 0 ? whole : decimal, isAmbiguous: true };
  const notation = notationOf(numbered, whole);
  return { fit: notation && { whole, decimal }[notation], isAmbiguous: notation === null };
}

function ticksOf(numbered: readonly NumberedLabel[], notation: Notation): Tick[] {
  const decimals = usualDecimals(numbered);
  return [...Map.groupBy(numbered, ({ label }) => label)].map(([{ y, height }, readings]) => ({
    y,
    height,
    values: readings.flatMap((reading, index) =>
      valuesOf(reading, notation, decimals).map(({ value, cost }) => ({
        value,
        cost: cost + (index > 0 ? OTHER_COST : 0),
      })),
    ),
  }));
}

function valuesOf({ label: { marks }, text, number }: NumberedLabel, notation: Notation, decimals: number) {
  const values: PossibleValue[] = [];
  const value = valueOf(number, notation);
  if (value !== null) values.push({ value, cost: 0 });
  const repaired = valueWithDecimals(number, decimals);
  const mayHaveLost = notation === "decimal" && decimals > 0 && !hasNoPoint(marks, text);
  if (mayHaveLost && repaired !== value) values.push({ value: repaired, cost: REPAIR_COST });
  return values;
}

/** The decimals of most labels. */
const usualDecimals = (numbered: readonly NumberedLabel[]) => median(numbered.map(({ number }) => decimalsOf(number)));

function isContradicted({ ticks }: Fit, numbered: readonly NumberedLabel[]): boolean {
  const contradicted = ticks.filter(({ y }) =>
    numbered.filter(({ label }) => label.y === y).every(({ label, text }) => contradicts(label.marks, text)),
  );
  return contradicted.length > MAX_CONTRADICTED * ticks.length;
}
