import type { CompiledItem } from "@candlewise/domain/learning/items";
import { formatAnswer, formatNumber } from "../number-formats.ts";
import type { ItemStructureOf } from "../structure/item-structure.ts";
import { numericWords } from "../words/item-words.ts";
import { readAs } from "../yaml-file.ts";
import { itemBase, type ItemPlace } from "./item-place.ts";
import { computeNumbers, evaluateAt, reportAt } from "./numbers.ts";

type NumericStructure = ItemStructureOf<"numeric">;
type NumericVariant = Extract<CompiledItem, { type: "numeric" }>["variants"][number];
type NumericWords = ReturnType<typeof numericWords>["_zod"]["output"];

/** Compiles each variant with its own answer, texts and traps; null after reporting what is wrong. */
export function compileNumeric(item: NumericStructure, place: ItemPlace): CompiledItem | null {
  const { at, writer, library } = place;
  const words = readAs(writer.file, numericWords(item), library.problems, at);
  if (!words) return null;
  const variants = item.variants.flatMap((_, index) => compileVariant(item, index, words, place) ?? []);
  if (variants.length < item.variants.length) return null;
  return {
    ...itemBase(item, place),
    type: "numeric",
    explanation: variants[0]?.explanation ?? [],
    unit: item.unit,
    decimals: item.decimals,
    variants,
  };
}

function compileVariant(
  item: NumericStructure,
  index: number,
  words: NumericWords,
  place: ItemPlace,
): NumericVariant | null {
  const { at, writer, library, structureFile } = place;
  const parameters = item.variants[index] ?? {};
  const scope = { ...place.numbers, ...parameters };
  const exact = evaluateAt(item.formula, scope, structureFile, [...at, "formula"], library);
  if (exact === null) return null;

  const round = (value: number): number => Number(value.toFixed(item.decimals));
  const answer = round(exact);
  const tolerance = absoluteTolerance(item, answer);
  const given = { ...writer.values, ...writtenParameters(item, parameters, library.language) };
  const computed = computeNumbers(
    item.numbers,
    { ...scope, answer: exact },
    structureFile,
    [...at, "numbers"],
    library,
  );
  const asking = writer.withValues(given);
  const spoken = writer.withValues({
    ...given,
    ...computed.written,
    answer: formatAnswer(answer, item.unit, item.decimals, library.language),
  });

  const traps = item.traps.flatMap(({ id, formula, misconception }, trapIndex) => {
    const path = [...at, "traps", trapIndex, "formula"];
    const value = evaluateAt(formula, { ...computed.raw, ...scope, answer: exact }, structureFile, path, library);
    if (value === null) return [];
    const why = spoken.rich(words.traps[id] ?? "", [...at, "traps", id]);
    return [{ id, value: round(value), misconception, why }];
  });
  for (const [trapIndex, trap] of traps.entries()) {
    const twin = traps.slice(0, trapIndex).find(({ value }) => value === trap.value);
    const isRight = Math.abs(trap.value - answer) <= tolerance;
    if (!twin && !isRight) continue;
    const rival = twin ? `trap ${twin.id}` : `the answer (${answer}, tolerance ${tolerance})`;
    const message = `variant ${index + 1}: trap ${trap.id} gives ${trap.value}, too close to ${rival}; choose other values`;
    reportAt(structureFile, [...at, "variants", index], message, library);
  }
  return {
    prompt: asking.rich(words.prompt, [...at, "prompt"]),
    explanation: spoken.rich(words.explanation, [...at, "explanation"]),
    answer,
    tolerance,
    traps: traps.map(({ value, misconception, why }) => ({ value, misconception, why })),
    otherwise: spoken.rich(words.otherwise, [...at, "otherwise"]),
  };
}

/** Never less than half of the last decimal, so that the answer typed with more decimals is right as well. */
function absoluteTolerance({ tolerance, decimals }: NumericStructure, answer: number): number {
  const wanted = "relative" in tolerance ? Math.abs(answer) * tolerance.relative : tolerance.absolute;
  return Math.max(wanted, 0.5 * 10 ** -decimals);
}

function writtenParameters(
  item: NumericStructure,
  parameters: Readonly<Record<string, number>>,
  language: string,
): Record<string, string> {
  const written = Object.entries(parameters).flatMap(([name, value]) => {
    const format = item.formats[name];
    return format ? [[name, formatNumber(value, format, language)] as const] : [];
  });
  return Object.fromEntries(written);
}
