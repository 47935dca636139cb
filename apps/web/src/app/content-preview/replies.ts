import type { CompiledItem } from "@candlewise/domain/learning/items";
import { plainText, type RichText } from "@candlewise/domain/learning/rich-text";

interface Reply {
  /** The answer that it replies to. */
  readonly to: string;
  readonly text: RichText;
  readonly isRight: boolean;
}

const ANY_OTHER = "any other answer";

/** Every reply that an item has for an answer, right ones first. */
export function repliesOf(item: CompiledItem): Reply[] {
  return allReplies(item)
    .filter(({ text }) => text.length > 0)
    .toSorted((a, b) => Number(b.isRight) - Number(a.isRight));
}

function allReplies(item: CompiledItem): Reply[] {
  switch (item.type) {
    case "choice":
    case "multi":
      return item.choices.map(({ text, why, correct }) => ({ to: plainText(text), text: why, isRight: correct }));
    case "order":
      return item.entries.map(({ text, why }, index) => ({
        to: `${index + 1}. ${plainText(text)}`,
        text: why,
        isRight: true,
      }));
    case "match":
      return item.pairs.map(({ left, right, why }) => ({
        to: `${plainText(left)} ↔ ${plainText(right)}`,
        text: why,
        isRight: true,
      }));
    case "categorize":
      return item.entries.map(({ text, bucket, why }) => ({
        to: `${plainText(text)} → ${plainText(item.buckets.find(({ id }) => id === bucket)?.text ?? [])}`,
        text: why,
        isRight: true,
      }));
    case "fill_blank":
      return item.blanks.flatMap(({ id, correct, options }) =>
        options.map((option) => ({
          to: `${id}: ${plainText(option.text)}`,
          text: option.why,
          isRight: option.id === correct,
        })),
      );
    case "numeric":
      return item.variants.flatMap(({ traps, otherwise }) => [
        ...traps.map(({ value, why }) => ({ to: String(value), text: why, isRight: false })),
        { to: ANY_OTHER, text: otherwise, isRight: false },
      ]);
    case "estimate":
      return [
        { to: "too low", text: item.low.why, isRight: false },
        { to: "too high", text: item.high.why, isRight: false },
      ];
    case "replay_decision":
      return item.decisions.flatMap(({ at, right, options }) =>
        options.map(({ action, why }) => ({ to: `bar ${at}: ${action}`, text: why, isRight: action === right })),
      );
    case "chart_point":
    case "chart_line":
    case "chart_order":
      return repliesOnChart(item);
  }
}

type ChartItem = Extract<CompiledItem, { type: "chart_point" | "chart_line" | "chart_order" }>;

function repliesOnChart(item: ChartItem): Reply[] {
  switch (item.type) {
    case "chart_point":
      return [
        ...item.traps.map(({ bars, why }) => ({ to: `bar ${bars.join(", ")}`, text: why, isRight: false })),
        { to: ANY_OTHER, text: item.otherwise, isRight: false },
      ];
    case "chart_line":
      return [
        ...item.traps.map(({ prices, why }) => ({ to: prices.join(" → "), text: why, isRight: false })),
        { to: ANY_OTHER, text: item.otherwise, isRight: false },
      ];
    case "chart_order":
      return [
        ...item.wrongSides.map(({ side, why }) => ({ to: side, text: why, isRight: false })),
        ...item.rules.map(({ rule, why }) => ({ to: rule, text: why, isRight: false })),
      ];
  }
}
