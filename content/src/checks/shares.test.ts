import { expect, test } from "vitest";
import { Problems } from "../problems.ts";
import { readSources } from "../sources.ts";
import { LESSON_WORDS, QUIZ_WORDS, changedContent } from "../testing/sample-content.ts";
import { fixtureUses, tooFrequent, wordUses } from "./shares.ts";

const sources = readSources(
  changedContent(
    [LESSON_WORDS, ["pages", "p2", "body"], "A month ago Corvane paid $200 and kept 7%."],
    [QUIZ_WORDS, ["items", "c0", "prompt"], "What does Corvane do on a Monday with $200 at 7%?"],
  ),
  new Problems(),
);

test("counts fixtures by use, names and pairs of amounts by file", () => {
  expect(fixtureUses(sources)).toEqual({ counts: new Map([["hill", 4]]), total: 4 });
  const { names, pairs } = wordUses(sources);
  expect(names.counts.get("Corvane")).toBe(2);
  expect(names.counts.has("Monday")).toBe(false);
  expect(pairs.counts.get("$200 with 7%")).toBe(2);
  expect(pairs.total).toBe(4);
});

test("what is used often, and by more than its share, is too frequent", () => {
  const uses = { counts: new Map(Object.entries({ often: 12, enough: 9, few: 3 })), total: 80 };
  expect(tooFrequent(uses, { share: 0.12, least: 10 })).toEqual([["often", 12]]);
  expect(tooFrequent({ ...uses, total: 8 }, { share: 0.12, least: 10 })).toEqual([["often", 12]]);
  expect(tooFrequent({ ...uses, total: 200 }, { share: 0.12, least: 10 })).toEqual([]);
});
