import { orderSpan } from "@candlewise/domain/learning/chart-order";
import { placesOf } from "@candlewise/domain/learning/estimate";
import { shuffled, type Random } from "@candlewise/domain/learning/hash";
import type { Answer, ItemOption, PlannedOrder, PublicChart, PublicItem } from "@candlewise/domain/learning/items";
import { plainText } from "@candlewise/domain/learning/rich-text";

type Question<Type extends PublicItem["type"]> = Extract<PublicItem, { type: Type }>;

const pick = <T>(from: readonly T[], random: Random): T => {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
};

const tokens = (options: readonly ItemOption[]) => options.map(({ token }) => token);

/** For each of the keys one of the values, each as likely. */
const anyOf = (keys: readonly string[], values: readonly string[], random: Random) =>
  Object.fromEntries(keys.map((key) => [key, pick(values, random)]));

/** An answer by somebody who only sees what the screen offers, each possibility as likely. */
export function guess(question: PublicItem, random: Random): Answer {
  switch (question.type) {
    case "choice":
      return { type: "choice", choice: pick(tokens(question.choices), random) };
    case "multi":
      return { type: "multi", choices: someOf(tokens(question.choices), random) };
    case "order":
      return { type: "order", order: shuffled(tokens(question.entries), random) };
    case "match": {
      const rights = shuffled(tokens(question.rights), random);
      return {
        type: "match",
        pairs: Object.fromEntries(tokens(question.lefts).map((left, index) => [left, rights[index] ?? ""])),
      };
    }
    case "categorize":
      return {
        type: "categorize",
        placements: anyOf(tokens(question.entries), tokens(question.buckets), random),
      };
    case "fill_blank":
      return {
        type: "fill_blank",
        blanks: Object.fromEntries(question.blanks.map((gap) => [gap.token, pick(tokens(gap.options), random)])),
      };
    default:
      return guessMeasure(question, random);
  }
}

type Measure = Question<"numeric" | "estimate" | "chart_point" | "chart_line" | "chart_order" | "replay_decision">;

function guessMeasure(question: Measure, random: Random): Answer {
  switch (question.type) {
    case "numeric":
      return { type: "numeric", value: numberFrom(question, random) };
    case "estimate":
      return { type: "estimate", value: pick(placesOf(question.scale, question.decimals), random) };
    case "chart_point":
      return { type: "chart_point", bar: Math.floor(random() * question.chart.bars.length) };
    case "chart_line":
      return { type: "chart_line", prices: question.anchors.map(() => priceOn(question.chart, random)) };
    case "replay_decision":
      return { type: "replay_decision", actions: question.decisions.map(({ actions }) => pick(actions, random)) };
    case "chart_order":
      return { type: "chart_order", order: orderOn(question, random) };
  }
}

/** Every selection but the empty one. */
function someOf(all: readonly string[], random: Random): string[] {
  const some = all.filter(() => random() < 0.5);
  return some.length > 0 ? some : someOf(all, random);
}

/** Two numbers of the prompt and one of the four operations: more than blind chance, as nobody types any number at all. */
function numberFrom({ prompt, decimals }: Question<"numeric">, random: Random): number {
  const found = plainText(prompt).matchAll(/(\d[\d,]*(?:\.\d+)?)(%?)/g);
  const numbers = [...found].map(([, digits = "", sign]) => {
    const value = Number(digits.replaceAll(",", ""));
    return sign === "%" && random() < 0.5 ? value / 100 : value;
  });
  const [a = 1, b = 2] = shuffled(numbers, random);
  const value = pick([a + b, a - b, a * b, a / (b || 1)], random);
  return Number(value.toFixed(decimals));
}

function priceOn(chart: PublicChart, random: Random): number {
  const { from, to } = orderSpan(chart);
  return Number((from + random() * (to - from)).toFixed(chart.decimals));
}

/** Any side; stop, entry and target anywhere, in an order that the screen accepts. */
function orderOn(question: Question<"chart_order">, random: Random): PlannedOrder | null {
  const side = pick(question.sides, random);
  if (side === "stay_out") return null;
  const [low = 0, middle = 0, high = 0] = [1, 2, 3].map(() => priceOn(question.chart, random)).sort((a, b) => a - b);
  if (low === middle || middle === high) return orderOn({ ...question, sides: [side] }, random);
  const [stop, target] = side === "buy" ? [low, high] : [high, low];
  return { side, entry: middle, stop, target };
}
