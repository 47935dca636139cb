import * as z from "zod";
import type { ItemStructureOf } from "../structure/item-structure.ts";
import { TextSchema, keyed, keyedBy } from "./text.ts";

const TextAndWhy = z.strictObject({ text: TextSchema, why: TextSchema });
const TextOnly = z.strictObject({ text: TextSchema, why: z.undefined().optional() });

const asked = { prompt: TextSchema, explanation: TextSchema };

/** Options of which the right one has no `why`: the explanation speaks of it. */
function options(entries: readonly { id: string }[], isRight: (id: string) => boolean) {
  const ids = entries.map((entry) => entry.id);
  return keyedBy(ids, (id): typeof TextAndWhy | typeof TextOnly => (isRight(id) ? TextOnly : TextAndWhy));
}

/** The words of an item, derived from its structure: a string too few or too many does not parse. */
export function choiceWords({ graded, choices }: ItemStructureOf<"choice">) {
  return z.strictObject({
    prompt: TextSchema,
    explanation: graded ? TextSchema : z.undefined().optional(),
    choices: options(choices, (id) => choices.some((choice) => choice.id === id && choice.correct)),
  });
}

export function multiWords({ choices }: ItemStructureOf<"multi">) {
  return z.strictObject({
    ...asked,
    choices: keyed(
      choices.map((choice) => choice.id),
      TextAndWhy,
    ),
  });
}

export function orderWords({ entries }: ItemStructureOf<"order">) {
  return z.strictObject({ ...asked, entries: keyed(entries, TextAndWhy) });
}

export function matchWords({ pairs }: ItemStructureOf<"match">) {
  const Pair = z.strictObject({ left: TextSchema, right: TextSchema, why: TextSchema });
  return z.strictObject({
    ...asked,
    pairs: keyed(
      pairs.map((pair) => pair.id),
      Pair,
    ),
  });
}

export function categorizeWords({ buckets, entries }: ItemStructureOf<"categorize">) {
  return z.strictObject({
    ...asked,
    buckets: keyed(buckets, TextSchema),
    entries: keyed(
      entries.map((entry) => entry.id),
      TextAndWhy,
    ),
  });
}

export function fillBlankWords({ blanks }: ItemStructureOf<"fill_blank">) {
  const optionsOf = (id: string) => {
    const blank = blanks.find((candidate) => candidate.id === id);
    return options(blank?.options ?? [], (option) => option === blank?.correct);
  };
  const ids = blanks.map((blank) => blank.id);
  return z.strictObject({ ...asked, text: TextSchema, blanks: keyedBy(ids, optionsOf) });
}

export function numericWords({ traps }: ItemStructureOf<"numeric">) {
  return z.strictObject({
    ...asked,
    traps: keyed(
      traps.map((trap) => trap.id),
      TextSchema,
    ),
    otherwise: TextSchema,
  });
}

export const estimateWords = () => z.strictObject({ ...asked, low: TextSchema, high: TextSchema });

export function chartOrderWords({ wrong_sides, rules }: ItemStructureOf<"chart_order">) {
  const none = z.undefined().optional();
  const sides = wrong_sides.map(({ id }) => id);
  return z.strictObject({
    ...asked,
    description: TextSchema,
    sides: sides.length > 0 ? keyed(sides, TextSchema) : none,
    rules: rules ? keyed(Object.keys(rules), TextSchema) : none,
  });
}

export function chartWords({ traps }: ItemStructureOf<"chart_point" | "chart_line">) {
  return z.strictObject({
    ...asked,
    description: TextSchema,
    traps: keyed(
      traps.map((trap) => trap.id),
      TextSchema,
    ),
    otherwise: TextSchema,
  });
}

export function replayWords({ decisions }: ItemStructureOf<"replay_decision">) {
  const whys = (id: string) => {
    const decision = decisions.find((candidate) => candidate.id === id);
    return keyed(decision ? [decision.right, ...Object.keys(decision.wrong)] : [], TextSchema);
  };
  const ids = decisions.map((decision) => decision.id);
  return z.strictObject({ ...asked, description: TextSchema, decisions: keyedBy(ids, whys) });
}
