import type { Answer, CompiledItem, VerdictPart } from "./items.ts";
import { isNearEstimate } from "./estimate.ts";
import { variantOf } from "./presentation.ts";

/** The farthest a number may be from the answer: a share of the answer, or a multiple of the tolerance. */
const NEAR_SHARE = 0.05;
const NEAR_TOLERANCES = 2;
/** Candles. */
const NEAR_BARS = 2;

interface WrongAnswer {
  item: CompiledItem;
  seed: string;
  answer: Answer;
  solution: Answer;
  parts: readonly VerdictPart[];
  /** It is the result of a known misconception, however near it lies. */
  isTrap: boolean;
}

/** Whether a wrong answer is one small step from the right one. */
export function isNearly(given: WrongAnswer): boolean {
  const { item, answer, solution, parts } = given;
  const right = parts.filter((part) => part.is_correct).length;
  const wrong = parts.length - right;
  switch (item.type) {
    case "choice":
      return false;
    case "multi":
      return wrong === 1 && right >= 1;
    case "order":
      return answer.type === "order" && solution.type === "order" && isOneMoveOff(answer.order, solution.order);
    case "match":
      // Two pairs with their partners swapped are the smallest mistake.
      return wrong <= 2 && right >= 2;
    case "categorize":
    case "fill_blank":
    case "replay_decision":
    case "chart_order":
      return wrong === 1 && right >= 2;
    default:
      return !given.isTrap && isNearbyMeasure(item, given.seed, answer);
  }
}

function isNearbyMeasure(item: CompiledItem, seed: string, answer: Answer): boolean {
  if (item.type === "numeric" && answer.type === "numeric") {
    const variant = variantOf(item, seed);
    const margin = Math.max(NEAR_SHARE * Math.abs(variant.answer), NEAR_TOLERANCES * variant.tolerance);
    return Math.abs(answer.value - variant.answer) <= margin;
  }
  if (item.type === "estimate" && answer.type === "estimate") return isNearEstimate(item, answer);
  if (item.type === "chart_point" && answer.type === "chart_point") return nearest(item.bars, answer.bar) <= NEAR_BARS;
  if (item.type !== "chart_line" || answer.type !== "chart_line") return false;
  return answer.prices.every(
    (price, index) => Math.abs(price - (item.prices[index] ?? Infinity)) <= NEAR_TOLERANCES * item.tolerance,
  );
}

const nearest = (bars: readonly number[], bar: number) => Math.min(...bars.map((each) => Math.abs(each - bar)));

/** Swapping two entries, or moving one, makes the given order right. Of three entries any order is: there none counts. */
function isOneMoveOff(given: readonly string[], right: readonly string[]): boolean {
  if (right.length < 4) return false;
  const misplaced = given.filter((token, index) => token !== right[index]);
  if (misplaced.length === 2) return true;
  return given.some((moved) => {
    const [rest, wanted] = [given, right].map((order) => order.filter((token) => token !== moved));
    return rest?.every((token, index) => token === wanted?.[index]);
  });
}
