import type { CompiledItem, Verdict } from "./items.ts";

/** Fewer possible answers than this: after a wrong one only the right one is left. */
const FEWEST = 3;

/** Whether a wrong first answer leaves anything to think about. */
export function hasSecondTry(item: CompiledItem): boolean {
  return item.is_graded && possibleAnswers(item) >= FEWEST;
}

function possibleAnswers(item: CompiledItem): number {
  switch (item.type) {
    case "choice":
      return item.choices.length;
    case "multi":
      return 2 ** item.choices.length - 1;
    case "order":
      return item.entries.length;
    case "match":
      return item.pairs.length;
    case "categorize":
      return item.buckets.length ** item.entries.length;
    case "fill_blank":
      return item.blanks.reduce((product, { options }) => product * options.length, 1);
    case "replay_decision":
      return item.decisions.reduce((product, { options }) => product * options.length, 1);
    case "numeric":
    case "estimate":
    case "chart_point":
    case "chart_line":
      return Infinity;
    case "chart_order":
      // Staying out is a choice between sides; an order has prices besides.
      return item.example ? Infinity : item.wrongSides.length + 1;
  }
}

/**
 * What a learner sees of a verdict on the first answer to an item of a lesson: a wrong answer may be tried once more, so the right one stays out.
 * Every later answer gets the whole verdict.
 */
export function firstVerdict(item: CompiledItem, verdict: Verdict): Verdict {
  if (verdict.is_correct !== false || !hasSecondTry(item)) return verdict;
  const parts = verdict.parts.filter((part) => !isLeftOut(item, verdict, part.token));
  return {
    ...verdict,
    parts: parts.map((part) => ({
      token: part.token,
      is_correct: part.is_correct,
      why: part.is_correct || TELLS_THE_ANSWER.includes(item.type) ? [] : part.why,
    })),
    explanation: [],
    solution: null,
    tolerance: null,
    estimate: null,
    can_retry: true,
  };
}

/** The remarks of these types say why a part belongs where it does; those of the others, why a pick is wrong. */
const TELLS_THE_ANSWER: readonly CompiledItem["type"][] = ["order", "match", "categorize"];

/** A right choice that was not picked. */
const isLeftOut = (item: CompiledItem, { parts, solution }: Verdict, token: string) =>
  item.type === "multi" &&
  solution?.type === "multi" &&
  solution.choices.includes(token) &&
  parts.some((part) => part.token === token && !part.is_correct);
