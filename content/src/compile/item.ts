import type { CompiledItem, CompiledOption } from "@candlewise/domain/learning/items";
import type { ItemStructure, ItemStructureOf } from "../structure/item-structure.ts";
import {
  categorizeWords,
  choiceWords,
  fillBlankWords,
  matchWords,
  multiWords,
  orderWords,
} from "../words/item-words.ts";
import { suggestion } from "../suggest.ts";
import { readAs, type Path } from "../yaml-file.ts";
import { compileChartLine, compileChartPoint } from "./chart-items.ts";
import { compileChartOrder } from "./chart-order.ts";
import { compileEstimate } from "./estimate-item.ts";
import { itemBase, type ItemPlace } from "./item-place.ts";
import { checkTwins } from "./twins.ts";
import { compileNumeric } from "./numeric-item.ts";
import { compileReplay } from "./replay-item.ts";
import type { Writer } from "./writer.ts";

/** Compiles an item with its words; null after reporting what is wrong. */
export function compileItem(item: ItemStructure, place: ItemPlace): CompiledItem | null {
  checkSkill(item, place);
  const compiled = compileType(item, place);
  if (compiled) checkTwins(compiled, place);
  return compiled;
}

function compileType(item: ItemStructure, place: ItemPlace): CompiledItem | null {
  switch (item.type) {
    case "choice":
      return compileChoice(item, place);
    case "multi":
      return compileMulti(item, place);
    case "order":
      return compileOrder(item, place);
    case "match":
      return compileMatch(item, place);
    case "categorize":
      return compileCategorize(item, place);
    case "fill_blank":
      return compileFillBlank(item, place);
    case "numeric":
      return compileNumeric(item, place);
    case "estimate":
      return compileEstimate(item, place);
    case "chart_point":
      return compileChartPoint(item, place);
    case "chart_line":
      return compileChartLine(item, place);
    case "replay_decision":
      return compileReplay(item, place);
    case "chart_order":
      return compileChartOrder(item, place);
  }
}

function checkSkill(item: ItemStructure, { library, structureFile, at }: ItemPlace): void {
  const report = (path: Path, message: string): void =>
    library.problems.error(structureFile.path, structureFile.lineOf(path), `${path.join(".")}: ${message}`);
  const skill = Object.hasOwn(library.skills, item.skill) ? library.skills[item.skill] : undefined;
  if (!skill)
    return report(
      [...at, "skill"],
      `there is no skill ${item.skill}; add it to skills/<group>.yaml${suggestion(item.skill, Object.keys(library.skills))}`,
    );
  for (const { id, path } of misconceptionsOf(item)) {
    if (Object.hasOwn(skill.misconceptions, id)) continue;
    report(
      [...at, ...path],
      `${id} is not a misconception of the skill ${item.skill}; add it there or name another${suggestion(id, Object.keys(skill.misconceptions))}`,
    );
  }
}

/** Every misconception an item names, with where. */
function misconceptionsOf(item: ItemStructure): { id: string; path: Path }[] {
  const named = (list: string, entries: readonly { misconception?: string | undefined }[]) =>
    entries.flatMap(({ misconception }, index) =>
      misconception === undefined ? [] : [{ id: misconception, path: [list, index, "misconception"] }],
    );
  switch (item.type) {
    case "choice":
    case "multi":
      return named("choices", item.choices);
    case "order":
      return [{ id: item.misconception, path: ["misconception"] }];
    case "match":
      return named("pairs", item.pairs);
    case "categorize":
      return named("entries", item.entries);
    case "fill_blank":
      return item.blanks.flatMap((blank, index) =>
        named("options", blank.options).map(({ id, path }) => ({ id, path: ["blanks", index, ...path] })),
      );
    case "estimate":
      return (["low", "high"] as const).map((side) => ({ id: item[side], path: [side] }));
    case "replay_decision":
      return item.decisions.flatMap(({ wrong }, index) =>
        Object.entries(wrong).map(([action, id]) => ({ id, path: ["decisions", index, "wrong", action] })),
      );
    case "numeric":
    case "chart_point":
    case "chart_line":
      return named("traps", item.traps);
    case "chart_order":
      return [
        ...named("wrong_sides", item.wrong_sides),
        ...Object.entries(item.rules ?? {}).flatMap(([name, rule]) =>
          rule ? [{ id: rule.misconception, path: ["rules", name, "misconception"] }] : [],
        ),
      ];
  }
}

function compileOption(
  { id, misconception }: { id: string; misconception?: string | undefined },
  words: { text: string; why?: string | undefined } | undefined,
  at: Path,
  writer: Writer,
): CompiledOption {
  return {
    id,
    text: writer.inline(words?.text ?? "", [...at, "text"]),
    why: words?.why === undefined ? [] : writer.rich(words.why, [...at, "why"]),
    misconception: misconception ?? null,
  };
}

function compileAsked(words: { prompt: string; explanation?: string | undefined }, { at, writer }: ItemPlace) {
  return {
    prompt: writer.rich(words.prompt, [...at, "prompt"]),
    explanation: words.explanation === undefined ? [] : writer.rich(words.explanation, [...at, "explanation"]),
  };
}

function compileChoice(item: ItemStructureOf<"choice">, place: ItemPlace): CompiledItem | null {
  const { at, writer, library } = place;
  const words = readAs(writer.file, choiceWords(item), library.problems, at);
  if (!words) return null;
  const choices = item.choices.map((choice) => ({
    ...compileOption(choice, words.choices[choice.id], [...at, "choices", choice.id], writer),
    correct: choice.correct,
  }));
  return { ...itemBase(item, place), type: "choice", is_graded: item.graded, ...compileAsked(words, place), choices };
}

function compileMulti(item: ItemStructureOf<"multi">, place: ItemPlace): CompiledItem | null {
  const { at, writer, library } = place;
  const words = readAs(writer.file, multiWords(item), library.problems, at);
  if (!words) return null;
  const choices = item.choices.map((choice) => ({
    ...compileOption(choice, words.choices[choice.id], [...at, "choices", choice.id], writer),
    correct: choice.correct,
  }));
  return { ...itemBase(item, place), type: "multi", ...compileAsked(words, place), choices };
}

function compileOrder(item: ItemStructureOf<"order">, place: ItemPlace): CompiledItem | null {
  const { at, writer, library } = place;
  const words = readAs(writer.file, orderWords(item), library.problems, at);
  if (!words) return null;
  const entries = item.entries.map((id) =>
    compileOption({ id, misconception: item.misconception }, words.entries[id], [...at, "entries", id], writer),
  );
  return { ...itemBase(item, place), type: "order", ...compileAsked(words, place), entries };
}

function compileMatch(item: ItemStructureOf<"match">, place: ItemPlace): CompiledItem | null {
  const { at, writer, library } = place;
  const words = readAs(writer.file, matchWords(item), library.problems, at);
  if (!words) return null;
  const pairs = item.pairs.map(({ id, misconception }) => {
    const pair = words.pairs[id] ?? { left: "", right: "", why: "" };
    const path = [...at, "pairs", id];
    return {
      id,
      left: writer.inline(pair.left, [...path, "left"]),
      right: writer.inline(pair.right, [...path, "right"]),
      why: writer.rich(pair.why, [...path, "why"]),
      misconception,
    };
  });
  return { ...itemBase(item, place), type: "match", ...compileAsked(words, place), pairs };
}

function compileCategorize(item: ItemStructureOf<"categorize">, place: ItemPlace): CompiledItem | null {
  const { at, writer, library } = place;
  const words = readAs(writer.file, categorizeWords(item), library.problems, at);
  if (!words) return null;
  const buckets = item.buckets.map((id) => ({
    id,
    text: writer.inline(words.buckets[id] ?? "", [...at, "buckets", id]),
  }));
  const entries = item.entries.map((entry) => ({
    ...compileOption(entry, words.entries[entry.id], [...at, "entries", entry.id], writer),
    bucket: entry.bucket,
  }));
  return { ...itemBase(item, place), type: "categorize", ...compileAsked(words, place), buckets, entries };
}

function compileFillBlank(item: ItemStructureOf<"fill_blank">, place: ItemPlace): CompiledItem | null {
  const { at, writer, library } = place;
  const words = readAs(writer.file, fillBlankWords(item), library.problems, at);
  if (!words) return null;
  const wanted = item.blanks.map((blank) => blank.id).toSorted();
  const written = [...words.text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1] ?? "").toSorted();
  if (wanted.join() !== written.join()) {
    const path = [...at, "text"];
    const need = wanted.map((id) => `{{${id}}}`).join(", ");
    library.problems.error(writer.file.path, writer.file.lineOf(path), `${path.join(".")}: needs each of ${need} once`);
  }
  const blanks = item.blanks.map((blank) => ({
    id: blank.id,
    correct: blank.correct,
    options: blank.options.map((option) =>
      compileOption(option, words.blanks[blank.id]?.[option.id], [...at, "blanks", blank.id, option.id], writer),
    ),
  }));
  const text = writer.rich(words.text, [...at, "text"]);
  return { ...itemBase(item, place), type: "fill_blank", ...compileAsked(words, place), text, blanks };
}
