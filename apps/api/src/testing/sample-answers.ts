import type { Answer, ItemOption, PublicItem } from "@candlewise/domain/learning/items";
import { plainText } from "@candlewise/domain/learning/rich-text";

const SAMPLE_ORDER = { side: "buy", entry: 110, stop: 104, target: 128 } as const;

const tokenOf = (options: readonly ItemOption[], text: string): string => {
  const option = options.find((each) => plainText(each.text) === text);
  if (!option) throw new Error(`no option says ${text}`);
  return option.token;
};
const byText = (options: readonly ItemOption[]) =>
  options.toSorted((a, b) => plainText(a.text).localeCompare(plainText(b.text))).map(({ token }) => token);
const zip = (keys: readonly string[], values: readonly string[]) =>
  Object.fromEntries(keys.map((key, index) => [key, values[index % values.length] ?? ""]));

/** The right answer to a presented sample item, found by its text. */
export function rightAnswer(item: PublicItem): Answer {
  switch (item.type) {
    case "choice":
      return { type: "choice", choice: tokenOf(item.choices, "Text of choice2") };
    case "multi":
      return {
        type: "multi",
        choices: ["Text of choice1", "Text of choice2"].map((text) => tokenOf(item.choices, text)),
      };
    case "order":
      return { type: "order", order: byText(item.entries) };
    case "match":
      return { type: "match", pairs: zip(byText(item.lefts), byText(item.rights)) };
    case "categorize":
      return { type: "categorize", placements: zip(byText(item.entries), byText(item.buckets)) };
    case "fill_blank":
      return {
        type: "fill_blank",
        blanks: Object.fromEntries(item.blanks.map(({ token, options }) => [token, tokenOf(options, "Text of word2")])),
      };
    case "numeric":
      return { type: "numeric", value: 100 * Number(plainText(item.prompt).replace("Variant ", "")) };
    case "estimate":
      return { type: "estimate", value: 7600 };
    case "chart_point":
      return { type: "chart_point", bar: 20 };
    case "chart_line":
      return { type: "chart_line", prices: [102, 134] };
    case "replay_decision":
      return { type: "replay_decision", actions: ["buy", "wait", "buy"] };
    case "chart_order":
      return { type: "chart_order", order: plainText(item.prompt) === "Any order?" ? null : SAMPLE_ORDER };
  }
}

/** A well-formed wrong answer to a presented sample item. */
export function wrongAnswer(item: PublicItem): Answer {
  switch (item.type) {
    case "choice":
      return { type: "choice", choice: tokenOf(item.choices, "Text of choice1") };
    case "multi":
      return { type: "multi", choices: [tokenOf(item.choices, "Text of choice4")] };
    case "order":
      return { type: "order", order: byText(item.entries).toReversed() };
    case "match":
      return { type: "match", pairs: zip(byText(item.lefts), byText(item.rights).toReversed()) };
    case "categorize":
      return { type: "categorize", placements: zip(byText(item.entries), byText(item.buckets).toReversed()) };
    case "fill_blank":
      return {
        type: "fill_blank",
        blanks: Object.fromEntries(item.blanks.map(({ token, options }) => [token, tokenOf(options, "Text of word1")])),
      };
    case "numeric":
      return { type: "numeric", value: -1 };
    case "estimate":
      return { type: "estimate", value: 100 };
    case "chart_point":
      return { type: "chart_point", bar: 30 };
    case "chart_line":
      return { type: "chart_line", prices: [0, 0] };
    case "replay_decision":
      return { type: "replay_decision", actions: ["wait", "buy", "wait"] };
    case "chart_order":
      return { type: "chart_order", order: { ...SAMPLE_ORDER, stop: 109 } };
  }
}
