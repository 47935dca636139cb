import { judgePlacedOrder } from "./chart-order.ts";
import type { Answer, CompiledItem, CompiledTrap, Verdict, VerdictPart } from "./items.ts";
import { remarkOnEstimate } from "./estimate.ts";
import { isNearly } from "./nearly.ts";
import { tokenOf, variantOf } from "./presentation.ts";
import { remarksOnReplay } from "./replay-decision.ts";
import { plainText } from "./rich-text.ts";
import type { RichText } from "./rich-text.ts";

export interface AnswerMismatch {
  error: "answer_mismatch";
}
const mismatch: AnswerMismatch = { error: "answer_mismatch" };

type ItemOf<Type extends CompiledItem["type"]> = Extract<CompiledItem, { type: Type }>;
type AnswerOf<Type extends Answer["type"]> = Extract<Answer, { type: Type }>;

/** Feedback on the parts. Whether the whole answer is right follows from them unless `isCorrect` is set. */
type Remarks = { parts: VerdictPart[]; isCorrect?: boolean; trap?: CompiledTrap } | AnswerMismatch;

/**
 * Judges an answer to an item presented under a seed. Every wrong part gets its specific explanation. An answer of another type, with
 * unknown tokens or with missing parts is a mismatch, not a wrong answer.
 */
export function judge(item: CompiledItem, seed: string, answer: Answer): Verdict | AnswerMismatch {
  const remarks = remarksOn(item, seed, answer);
  if ("error" in remarks) return remarks;
  const explanation = item.type === "numeric" ? variantOf(item, seed).explanation : item.explanation;
  const { parts, trap } = remarks;
  const solution = solutionOf(item, seed);
  const base = { parts, explanation, can_retry: false, tolerance: null, estimate: null };
  if (!solution) return { ...base, is_correct: null, is_nearly: false, solution };
  const isCorrect = remarks.isCorrect ?? parts.every((part) => part.is_correct);
  return {
    ...base,
    is_correct: isCorrect,
    is_nearly: !isCorrect && isNearly({ item, seed, answer, solution, parts, isTrap: trap !== undefined }),
    solution,
    ...(item.type === "chart_line" && { tolerance: item.tolerance }),
    ...(item.type === "estimate" && { estimate: { accepted: item.right, others: null } }),
  };
}

/** What can be said about an answer, before it is put together as a verdict. */
export function remarksOn(item: CompiledItem, seed: string, answer: Answer): Remarks {
  if (item.type === "choice" && answer.type === "choice") return judgeChoice(item, seed, answer);
  if (item.type === "multi" && answer.type === "multi") return judgeMulti(item, seed, answer);
  if (item.type === "order" && answer.type === "order") return judgeOrder(item, seed, answer);
  if (item.type === "match" && answer.type === "match") return judgeMatch(item, seed, answer);
  if (item.type === "categorize" && answer.type === "categorize") return judgeCategorize(item, seed, answer);
  if (item.type === "fill_blank" && answer.type === "fill_blank") return judgeBlanks(item, seed, answer);
  return remarksOnMeasure(item, seed, answer);
}

function remarksOnMeasure(item: CompiledItem, seed: string, answer: Answer): Remarks {
  if (item.type === "numeric" && answer.type === "numeric") return judgeNumeric(item, seed, answer);
  if (item.type === "estimate" && answer.type === "estimate") return remarkOnEstimate(item, answer) ?? mismatch;
  return remarksOnChart(item, answer);
}

function remarksOnChart(item: CompiledItem, answer: Answer): Remarks {
  if (item.type === "chart_point" && answer.type === "chart_point") return judgePoint(item, answer);
  if (item.type === "chart_line" && answer.type === "chart_line") return judgeLine(item, answer);
  if (item.type === "chart_order" && answer.type === "chart_order") {
    const parts = judgePlacedOrder(item, answer.order);
    return parts ? { parts } : mismatch;
  }
  if (item.type !== "replay_decision" || answer.type !== "replay_decision") return mismatch;
  const parts = remarksOnReplay(item, answer);
  return parts ? { parts } : mismatch;
}

function judgeChoice(item: ItemOf<"choice">, seed: string, answer: AnswerOf<"choice">): Remarks {
  const picked = item.choices.find((choice) => tokenOf(item, seed, "part", choice.id) === answer.choice);
  if (!picked) return mismatch;
  return { parts: [{ token: answer.choice, is_correct: picked.correct || !item.is_graded, why: picked.why }] };
}

function judgeMulti(item: ItemOf<"multi">, seed: string, answer: AnswerOf<"multi">): Remarks {
  const picked = new Set(answer.choices);
  const tokens = item.choices.map((choice) => tokenOf(item, seed, "part", choice.id));
  if (picked.size === 0 || picked.size !== answer.choices.length || !isWithin(picked, tokens)) return mismatch;
  const parts = item.choices.flatMap((choice, index) => {
    const token = tokens[index] ?? "";
    const isPicked = picked.has(token);
    if (!isPicked && !choice.correct) return [];
    return [{ token, is_correct: isPicked && choice.correct, why: choice.why }];
  });
  return { parts };
}

function judgeOrder(item: ItemOf<"order">, seed: string, answer: AnswerOf<"order">): Remarks {
  const tokens = item.entries.map((entry) => tokenOf(item, seed, "part", entry.id));
  if (answer.order.length !== tokens.length || !isWithin(tokens, answer.order)) return mismatch;
  return {
    parts: item.entries.map((entry, index) => ({
      token: tokens[index] ?? "",
      is_correct: answer.order[index] === tokens[index],
      why: entry.why,
    })),
  };
}

function judgeMatch(item: ItemOf<"match">, seed: string, answer: AnswerOf<"match">): Remarks {
  const rights = new Map(item.pairs.map((pair) => [tokenOf(item, seed, "right", pair.id), plainText(pair.right)]));
  if (
    !hasKeys(
      answer.pairs,
      item.pairs.map((pair) => tokenOf(item, seed, "part", pair.id)),
    )
  )
    return mismatch;
  if (!isWithin(Object.values(answer.pairs), rights.keys())) return mismatch;
  return {
    parts: item.pairs.map((pair) => {
      const token = tokenOf(item, seed, "part", pair.id);
      // Right sides with the same text are interchangeable for a learner.
      const isCorrect = rights.get(answer.pairs[token] ?? "") === plainText(pair.right);
      return { token, is_correct: isCorrect, why: pair.why };
    }),
  };
}

function judgeCategorize(item: ItemOf<"categorize">, seed: string, answer: AnswerOf<"categorize">): Remarks {
  const buckets = item.buckets.map((bucket) => tokenOf(item, seed, "bucket", bucket.id));
  if (
    !hasKeys(
      answer.placements,
      item.entries.map((entry) => tokenOf(item, seed, "part", entry.id)),
    )
  )
    return mismatch;
  if (!isWithin(Object.values(answer.placements), buckets)) return mismatch;
  return {
    parts: item.entries.map((entry) => {
      const token = tokenOf(item, seed, "part", entry.id);
      const isCorrect = answer.placements[token] === tokenOf(item, seed, "bucket", entry.bucket);
      return { token, is_correct: isCorrect, why: entry.why };
    }),
  };
}

function judgeBlanks(item: ItemOf<"fill_blank">, seed: string, answer: AnswerOf<"fill_blank">): Remarks {
  if (
    !hasKeys(
      answer.blanks,
      item.blanks.map((blank) => tokenOf(item, seed, "part", blank.id)),
    )
  )
    return mismatch;
  const parts: VerdictPart[] = [];
  for (const blank of item.blanks) {
    const token = tokenOf(item, seed, "part", blank.id);
    const picked = blank.options.find(
      (option) => tokenOf(item, seed, `option:${blank.id}`, option.id) === answer.blanks[token],
    );
    if (!picked) return mismatch;
    parts.push({ token, is_correct: picked.id === blank.correct, why: picked.why });
  }
  return { parts };
}

function judgeNumeric(item: ItemOf<"numeric">, seed: string, { value }: AnswerOf<"numeric">): Remarks {
  if (!Number.isFinite(value)) return mismatch;
  const { answer, tolerance, traps, otherwise } = variantOf(item, seed);
  return judgeWhole(distance([value], [answer]), tolerance, otherwise, traps, (trap) =>
    distance([value], [trap.value]),
  );
}

function judgePoint(item: ItemOf<"chart_point">, { bar }: AnswerOf<"chart_point">): Remarks {
  if (!Number.isInteger(bar) || bar < 0 || bar >= item.chart.bars.length) return mismatch;
  const toNearest = (bars: number[]) => Math.min(...bars.map((each) => Math.abs(each - bar)));
  return judgeWhole(toNearest(item.bars), 0, item.otherwise, item.traps, (trap) => toNearest(trap.bars));
}

function judgeLine(item: ItemOf<"chart_line">, { prices }: AnswerOf<"chart_line">): Remarks {
  if (prices.length !== item.anchors.length || !prices.every(Number.isFinite)) return mismatch;
  const { tolerance, otherwise, traps } = item;
  return judgeWhole(distance(prices, item.prices), tolerance, otherwise, traps, (trap) =>
    distance(prices, trap.prices),
  );
}

/** Right within the tolerance; otherwise the explanation of the nearest trap within it, or `otherwise` if there is none. */
function judgeWhole<Trap extends CompiledTrap>(
  off: number,
  tolerance: number,
  otherwise: RichText,
  traps: readonly Trap[],
  distanceTo: (trap: Trap) => number,
): Remarks {
  if (isNear(off, tolerance)) return { parts: [], isCorrect: true };
  const nearest = traps
    .map((trap) => ({ trap, away: distanceTo(trap) }))
    .filter(({ away }) => isNear(away, tolerance))
    .sort((a, b) => a.away - b.away)[0];
  const why = nearest?.trap.why ?? otherwise;
  return { parts: [{ token: "", is_correct: false, why }], isCorrect: false, ...(nearest && { trap: nearest.trap }) };
}

/** Margin for floating-point rounding: otherwise 0.3 − 0.2 would not be within 0.1. */
const ROUNDING = 1e-9;
const isNear = (away: number, tolerance: number) => away <= tolerance + ROUNDING * Math.max(1, tolerance);

const distance = (given: readonly number[], wanted: readonly number[]) =>
  Math.max(...given.map((value, index) => Math.abs(value - (wanted[index] ?? Number.POSITIVE_INFINITY))));

function isWithin(tokens: Iterable<string>, allowed: Iterable<string>): boolean {
  const known = new Set(allowed);
  return [...tokens].every((token) => known.has(token));
}

function hasKeys(given: Readonly<Record<string, string>>, wanted: readonly string[]): boolean {
  return Object.keys(given).length === wanted.length && wanted.every((token) => Object.hasOwn(given, token));
}

/** The right answer in the tokens of a presentation; null for a reflection. */
export function solutionOf(item: CompiledItem, seed: string): Answer | null {
  if (!item.is_graded) return null;
  const token = (id: string) => tokenOf(item, seed, "part", id);
  switch (item.type) {
    case "choice":
      return { type: "choice", choice: token(item.choices.find((choice) => choice.correct)?.id ?? "") };
    case "multi":
      return { type: "multi", choices: item.choices.filter((choice) => choice.correct).map(({ id }) => token(id)) };
    case "order":
      return { type: "order", order: item.entries.map(({ id }) => token(id)) };
    case "match":
      return {
        type: "match",
        pairs: Object.fromEntries(item.pairs.map(({ id }) => [token(id), tokenOf(item, seed, "right", id)])),
      };
    case "categorize":
      return {
        type: "categorize",
        placements: Object.fromEntries(
          item.entries.map(({ id, bucket }) => [token(id), tokenOf(item, seed, "bucket", bucket)]),
        ),
      };
    case "fill_blank":
      return {
        type: "fill_blank",
        blanks: Object.fromEntries(
          item.blanks.map(({ id, correct }) => [token(id), tokenOf(item, seed, `option:${id}`, correct)]),
        ),
      };
    default:
      return measuredSolution(item, seed);
  }
}

type MeasuredItem = ItemOf<"numeric" | "estimate" | "chart_point" | "chart_line" | "chart_order" | "replay_decision">;

function measuredSolution(item: MeasuredItem, seed: string): Answer {
  switch (item.type) {
    case "numeric":
      return { type: "numeric", value: variantOf(item, seed).answer };
    case "estimate":
      return { type: "estimate", value: item.answer };
    case "chart_point":
      return { type: "chart_point", bar: item.bars[Math.floor(item.bars.length / 2)] ?? 0 };
    case "chart_line":
      return { type: "chart_line", prices: item.prices };
    case "replay_decision":
      return { type: "replay_decision", actions: item.decisions.map(({ right }) => right) };
    case "chart_order":
      return { type: "chart_order", order: item.example };
  }
}

/** Authored ids of the choices picked in an answer, for statistics; empty for every other type of item. */
export function pickedChoices(item: CompiledItem, seed: string, answer: Answer): string[] {
  if (item.type !== "choice" && item.type !== "multi") return [];
  const given = answer.type === "choice" ? [answer.choice] : answer.type === "multi" ? answer.choices : [];
  return item.choices.map(({ id }) => id).filter((id) => given.includes(tokenOf(item, seed, "part", id)));
}
