import type { Fit } from "./fit-scale.ts";
import type { Label } from "./label.ts";
import { areCommas } from "./marks.ts";
import type { LabelNumber, Notation } from "./parse-label.ts";
import { stepOf } from "./tick-step.ts";

/** A label in which a number was read. */
export interface NumberedLabel {
  readonly label: Label;
  readonly text: string;
  readonly number: LabelNumber;
}

/** Thousands end in zeros on an axis unless it shows less than a hundredth of the price. */
const THOUSANDS_STEP = 10;

/**
 * What 70.000 and 70,000 mean when all labels of an axis look like that, so that both readings fit; null in doubt. `fit` is the one that
 * reads them as thousands.
 */
export function notationOf(all: readonly NumberedLabel[], fit: Fit): Notation | null {
  // Numbers of other parts of the screen say nothing.
  const labels = all.filter(({ label }) => fit.ticks.some(({ y }) => y === label.y));
  const sign = signOf(labels);
  if (!sign) return null;
  const currency = currencyNotation(labels, sign);
  if (currency) return currency;
  const point = pointOf(all);
  if (point) return sign === point ? "decimal" : "whole";
  if (labels.some(({ number }) => number.groups[0] === "0")) return "decimal";
  // Where the comma separates decimals, prices have two of them, and currency pairs four or five.
  if (sign === ",") return "whole";
  const step = stepOf(fit) ?? THOUSANDS_STEP;
  const hasOneDigit = labels.some(({ number }) => number.groups[0]?.length === 1);
  return step % THOUSANDS_STEP !== 0 && hasOneDigit ? "decimal" : null;
}

/** What separates the digits; undefined if texts and shapes disagree. */
function signOf(labels: readonly NumberedLabel[]): "." | "," | undefined {
  const signs = labels.flatMap(({ number }) => number.separators);
  const sign = signs.filter((each) => each === ",").length > signs.length / 2 ? "," : ".";
  const descents = labels.flatMap(({ label }) => label.marks.descents);
  return descents.length > 0 && areCommas(descents) === (sign === ",") ? sign : undefined;
}

/** What separates decimals, if a label such as 71,397.10 shows it. */
function pointOf(labels: readonly NumberedLabel[]): string | undefined {
  return labels
    .map(({ number }) => number.separators)
    .find((separators) => separators.length > 1 && separators.at(-1) !== separators.at(-2))
    ?.at(-1);
}

/** A currency before the number is written in English, and a euro behind it on the continent. */
function currencyNotation(labels: readonly NumberedLabel[], sign: "." | ","): Notation | null {
  const most = (pattern: RegExp) => labels.filter(({ text }) => pattern.test(text)).length > labels.length / 2;
  if (most(/^[$€£¥]/)) return sign === "," ? "whole" : "decimal";
  if (most(/€$/)) return sign === "," ? "decimal" : "whole";
  return null;
}
