import { withCrampedStop } from "@candlewise/domain/learning/chart-order";
import type { Answer, CompiledItem, PublicItem, ReplayAction, Verdict } from "@candlewise/domain/learning/items";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { judge, solutionOf } from "@candlewise/domain/learning/scoring";

const SEED = "gallery";

/** As the server counts them. */
const OTHERS = { answered: 143, buckets: [21, 17, 9, 7, 12, 14, 11, 9, 8, 7, 6, 5, 4, 4, 3, 2, 1, 1, 1, 1] };

export const presentedItem = (item: CompiledItem): PublicItem => presentItem(item, SEED);

/** Throws when the answer does not fit the item: a specimen must be real. */
export function verdictOn(item: CompiledItem, answer: Answer): Verdict {
  const verdict = judge(item, SEED, answer);
  if ("error" in verdict) throw new Error(`the answer does not fit ${item.id}`);
  return verdict.estimate ? { ...verdict, estimate: { ...verdict.estimate, others: OTHERS } } : verdict;
}

/** Right answer to the presentation of an item in the gallery; the first choice for a reflection. */
export function rightAnswer(item: CompiledItem): Answer | null {
  const shown = presentedItem(item);
  const first = shown.type === "choice" ? shown.choices[0] : undefined;
  return solutionOf(item, SEED) ?? (first ? { type: "choice", choice: first.token } : null);
}

/** A wrong but complete answer, as a learner might give it. */
export function wrongAnswer(item: CompiledItem): Answer | null {
  const right = rightAnswer(item);
  return right && spoiled(presentedItem(item), right);
}

function spoiled(shown: PublicItem, right: Answer): Answer {
  switch (right.type) {
    case "choice":
    case "multi":
      return otherChoice(shown, right);
    case "order":
      return { type: "order", order: [...right.order.slice(0, -2), ...right.order.slice(-2).toReversed()] };
    case "match":
      return { type: "match", pairs: rotated(right.pairs) };
    case "categorize":
      return { type: "categorize", placements: rotated(right.placements) };
    case "fill_blank":
      return { type: "fill_blank", blanks: otherOptions(shown, right.blanks) };
    case "numeric":
      return { type: "numeric", value: right.value * 2 + 5 };
    case "replay_decision":
      return { type: "replay_decision", actions: otherActions(shown, right.actions) };
    case "estimate":
      return { type: "estimate", value: right.value * 0.5 };
    case "chart_point":
      return { type: "chart_point", bar: right.bar > 5 ? right.bar - 5 : right.bar + 5 };
    case "chart_line":
      return { type: "chart_line", prices: right.prices.map((price) => Number((price * 1.05).toFixed(2))) };
    case "chart_order":
      return { type: "chart_order", order: right.order && withCrampedStop(right.order, decimalsOf(shown)) };
  }
}

const decimalsOf = (shown: PublicItem) => (shown.type === "chart_order" ? shown.chart.decimals : 0);

function otherChoice(shown: PublicItem, right: Extract<Answer, { type: "choice" | "multi" }>): Answer {
  const picked = right.type === "choice" ? [right.choice] : right.choices;
  const options = shown.type === "choice" || shown.type === "multi" ? shown.choices : [];
  const other = options.find(({ token }) => !picked.includes(token))?.token ?? "";
  return right.type === "choice"
    ? { type: "choice", choice: other }
    : { type: "multi", choices: [...picked.slice(1), other] };
}

/** The first two keep their keys and change their values. */
function rotated(record: Readonly<Record<string, string>>): Record<string, string> {
  const [keys, values] = [Object.keys(record), Object.values(record)];
  const different = values.findIndex((value) => value !== values[0]);
  const swapped = new Map([
    [0, values[different]],
    [different, values[0]],
  ]);
  return Object.fromEntries(keys.map((key, index) => [key, swapped.get(index) ?? values[index] ?? ""]));
}

function otherOptions(shown: PublicItem, blanks: Readonly<Record<string, string>>): Record<string, string> {
  const first = shown.type === "fill_blank" ? shown.blanks[0] : undefined;
  const other = first?.options.find((option) => option.token !== blanks[first.token]);
  return first && other ? { ...blanks, [first.token]: other.token } : { ...blanks };
}

/** Another action at the last decision. */
function otherActions(shown: PublicItem, right: readonly ReplayAction[]): ReplayAction[] {
  const offered = shown.type === "replay_decision" ? (shown.decisions.at(-1)?.actions ?? []) : [];
  const last = offered.find((action) => action !== right.at(-1));
  return last === undefined ? [...right] : [...right.slice(0, -1), last];
}
