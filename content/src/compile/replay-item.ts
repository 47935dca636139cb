import type { CompiledItem } from "@candlewise/domain/learning/items";
import { REPLAY_ACTIONS, hindsight, remarksOnReplay } from "@candlewise/domain/learning/replay-decision";
import type { ItemStructureOf } from "../structure/item-structure.ts";
import { replayWords } from "../words/item-words.ts";
import { readAs } from "../yaml-file.ts";
import { cutChart } from "./chart.ts";
import { itemBase, type ItemPlace } from "./item-place.ts";
import { reportAt } from "./numbers.ts";

type ReplayItem = Extract<CompiledItem, { type: "replay_decision" }>;

/** Bars before the first decision, and after each one: fewer are no chart to judge, and nothing to watch. */
const FEWEST_BEFORE = 8;
const FEWEST_AFTER = 3;
/** How often guessing may succeed. */
const CHANCE = 0.2;

/** Decisions on a chart that runs on; null after reporting what is wrong. */
export function compileReplay(item: ItemStructureOf<"replay_decision">, place: ItemPlace): CompiledItem | null {
  const { at, writer, library, structureFile } = place;
  const words = readAs(writer.file, replayWords(item), library.problems, at);
  if (!words) return null;
  const description = writer.plain(words.description, [...at, "description"]);
  const chart = cutChart(item, description, structureFile, at, library);
  if (!chart) return null;
  const decisions = item.decisions.map(({ id, at: bar, right, wrong }) => ({
    at: bar,
    right,
    options: REPLAY_ACTIONS.filter((action) => action === right || wrong[action] !== undefined).map((action) => ({
      action,
      why: writer.rich(words.decisions[id]?.[action] ?? "", [...at, "decisions", id, action]),
      misconception: wrong[action] ?? null,
    })),
  }));
  const compiled: ReplayItem = {
    ...itemBase(item, place),
    type: "replay_decision",
    prompt: writer.rich(words.prompt, [...at, "prompt"]),
    explanation: writer.rich(words.explanation, [...at, "explanation"]),
    chart,
    holds: item.holds,
    decisions,
  };
  for (const message of mistakesIn(compiled)) reportAt(structureFile, [...at, "decisions"], message, library);
  return compiled;
}

function mistakesIn(item: ReplayItem): string[] {
  const { chart, decisions } = item;
  const stops = [...decisions.map(({ at }) => at), chart.bars.length - 1];
  if ((stops[0] ?? 0) < FEWEST_BEFORE - 1) return [`the first decision needs ${FEWEST_BEFORE} bars before it`];
  if (stops.some((stop, index) => index > 0 && stop - (stops[index - 1] ?? 0) < FEWEST_AFTER)) {
    return [`at least ${FEWEST_AFTER} bars must follow each decision, in the order of the file`];
  }
  const chance = decisions.reduce((product, { options }) => product / options.length, 1);
  const mistakes: string[] = [];
  if (chance > CHANCE) mistakes.push(`guessing succeeds in ${Math.round(chance * 100)}% of cases; offer more actions`);
  if (remarksOnReplay(item, hindsight(item))?.every((part) => part.is_correct) === true) {
    mistakes.push(
      "every right decision turns out well: hindsight would pass for skill; choose bars after which one does not",
    );
  }
  return mistakes;
}
