import { describe, expect, it } from "vitest";
import { sampleItems } from "../learning/item-samples.ts";
import type { Answer, CompiledItem } from "../learning/items.ts";
import { presentItem } from "../learning/present-item.ts";
import { plainText } from "../learning/rich-text.ts";
import { solutionOf } from "../learning/scoring.ts";
import { answerInWords } from "./answer-in-words.ts";

const SEED = "seed";
const items = sampleItems(4, "spread");
const itemOf = <Type extends CompiledItem["type"]>(type: Type) => {
  const found = items.find((each): each is Extract<CompiledItem, { type: Type }> => each.type === type);
  if (!found) throw new Error(`the samples lack ${type}`);
  return found;
};
const wordsOf = (item: CompiledItem, answer: Answer) => answerInWords(presentItem(item, SEED), answer);

describe("S7.94 an answer in words", () => {
  it("has words for the right answer of every type of item, without a token", () => {
    for (const item of items) {
      const solution = solutionOf(item, SEED);
      if (!solution) continue;
      const words = wordsOf(item, solution);
      expect(words, item.type).not.toBe("");
      expect(words, item.type).not.toContain("?");
      const tokens = JSON.stringify(presentItem(item, SEED)).match(/(?<="token":")[^"]+/g) ?? [];
      for (const token of tokens) expect(words, item.type).not.toContain(token);
    }
  });

  it("says what was ordered, in which order", () => {
    const item = itemOf("order");
    const words = item.entries.map(({ text }, index) => `${index + 1}. ${plainText(text)}`);
    const solution = solutionOf(item, SEED);
    expect(solution && wordsOf(item, solution)).toBe(words.join("\n"));
  });

  it("says which day of a chart was picked", () => {
    const item = itemOf("chart_point");
    const day = new Date((item.chart.bars[2]?.time ?? 0) * 1000).toISOString().slice(0, 10);
    expect(wordsOf(item, { type: "chart_point", bar: 2 })).toBe(day);
  });

  it("marks a part that the item does not have any more", () => {
    expect(wordsOf(itemOf("choice"), { type: "choice", choice: "gone" })).toBe("?");
    expect(wordsOf(itemOf("choice"), { type: "chart_point", bar: 1 })).toBe("?");
  });
});
