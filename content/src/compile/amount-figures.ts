import {
  balanceOf,
  sumOf,
  type BalanceSide,
  type FigureOf,
  type NamedValue,
} from "@candlewise/domain/learning/figures";
import { formatNumber } from "../number-formats.ts";
import type { FigureStructureOf } from "../structure/figure-structure.ts";
import { balanceWords, flowWords } from "../words/figure-words.ts";
import { readAs, type Path } from "../yaml-file.ts";
import { describe, namedValues, reportIn, valueIn, type FigurePlace } from "./figure-place.ts";

/** Two sides whose parts are weighed against each other. */
export function compileBalance(figure: FigureStructureOf<"balance">, place: FigurePlace): FigureOf<"balance"> | null {
  const words = readAs(place.writer.file, balanceWords(figure), place.library.problems, place.at);
  if (!words) return null;
  const [first, second] = Object.entries(figure.sides).map(([name, formulas]): BalanceSide => {
    const said = words.sides[name];
    const parts = namedValues(formulas, said?.parts ?? {}, place, ["sides", name], ["sides", name, "parts"]);
    rejectNegative(parts, Object.keys(formulas), place, ["sides", name]);
    return { label: place.writer.plain(said?.label ?? "", [...place.at, "sides", name, "label"]), parts };
  });
  if (!first || !second) return null;
  const sides: [BalanceSide, BalanceSide] = [first, second];
  const write = (value: number) => formatNumber(value, figure.format, place.library.language);
  if (figure.equal && write(balanceOf({ sides })) !== write(0)) {
    const [one, other] = sides.map(({ parts }) => write(sumOf(parts)));
    reportIn(place, ["sides"], `the sides weigh ${one} and ${other}; make them equal, or remove equal: true`);
  }
  const result = place.writer.plain(words.result, [...place.at, "result"]);
  return { type: "balance", ...describe(words, place), format: figure.format, sides, result, is_equal: figure.equal };
}

/** An amount and the places it goes to. */
export function compileFlow(figure: FigureStructureOf<"flow">, place: FigurePlace): FigureOf<"flow"> | null {
  const words = readAs(place.writer.file, flowWords(figure), place.library.problems, place.at);
  const total = valueIn(place, ["total"], figure.total);
  if (!words || total === null) return null;
  const to = namedValues(figure.to, words.to, place, ["to"]);
  rejectNegative(to, Object.keys(figure.to), place, ["to"]);
  const write = (value: number) => formatNumber(value, figure.format, place.library.language);
  if (write(sumOf(to)) !== write(total)) {
    reportIn(place, ["to"], `the amounts add up to ${write(sumOf(to))}, and the total is ${write(total)}`);
  }
  const from = { label: place.writer.plain(words.from, [...place.at, "from"]), value: total };
  return { type: "flow", ...describe(words, place), format: figure.format, from, to };
}

function rejectNegative(values: readonly NamedValue[], names: readonly string[], place: FigurePlace, path: Path): void {
  values.forEach(({ value }, index) => {
    if (value < 0) reportIn(place, [...path, names[index] ?? ""], `is ${value}; an amount here is not below zero`);
  });
}
