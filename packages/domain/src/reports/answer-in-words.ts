import type { Answer, ItemOption, PublicItem } from "../learning/items.ts";
import { plainText } from "../learning/rich-text.ts";

type ItemOf<Type extends PublicItem["type"]> = Extract<PublicItem, { type: Type }>;

/** In place of a part that the item does not have any more. */
const GONE = "?";

const inLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function textOf(options: readonly ItemOption[], token: string | undefined): string {
  const option = options.find((each) => each.token === token);
  return option ? inLine(plainText(option.text)) : GONE;
}

const pairsOf = (pairs: Readonly<Record<string, string>>, keys: readonly ItemOption[], values: readonly ItemOption[]) =>
  keys.map(({ token }) => `${textOf(keys, token)} → ${textOf(values, pairs[token])}`);

const blanksOf = ({ blanks }: ItemOf<"fill_blank">, picked: Readonly<Record<string, string>>) =>
  blanks.map(({ token, options }) => textOf(options, picked[token]));

/** An answer as a person would write it down, in the words of the item as it was presented; parts are separated by lines. */
export function answerInWords(item: PublicItem, answer: Answer): string {
  if (item.type === "choice" && answer.type === "choice") return textOf(item.choices, answer.choice);
  if (item.type === "multi" && answer.type === "multi")
    return answer.choices.map((each) => textOf(item.choices, each)).join("\n");
  if (item.type === "order" && answer.type === "order")
    return answer.order.map((each, index) => `${index + 1}. ${textOf(item.entries, each)}`).join("\n");
  if (item.type === "match" && answer.type === "match")
    return pairsOf(answer.pairs, item.lefts, item.rights).join("\n");
  if (item.type === "categorize" && answer.type === "categorize")
    return pairsOf(answer.placements, item.entries, item.buckets).join("\n");
  if (item.type === "fill_blank" && answer.type === "fill_blank") return blanksOf(item, answer.blanks).join(", ");
  return measureInWords(item, answer);
}

function measureInWords(item: PublicItem, answer: Answer): string {
  if (answer.type === "numeric" || answer.type === "estimate") return String(answer.value);
  if (answer.type === "chart_line") return answer.prices.join(", ");
  if (answer.type === "replay_decision") return answer.actions.join(", ");
  if (answer.type === "chart_point" && item.type === "chart_point") {
    const bar = item.chart.bars[answer.bar];
    return bar ? new Date(bar.time * 1000).toISOString().slice(0, 10) : GONE;
  }
  if (answer.type !== "chart_order") return GONE;
  if (answer.order === null) return "stay_out";
  const { side, entry, stop, target } = answer.order;
  return `${side}: entry ${entry}, stop ${stop}, target ${target}`;
}
