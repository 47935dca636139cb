import { sampleItems } from "@candlewise/domain/learning/item-samples";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { judge } from "@candlewise/domain/learning/scoring";
import { loadContentBundle } from "@candlewise/content/bundle";
import { describe, expect, it } from "vitest";
import { answerTo } from "./answers.ts";

const { lessons = {}, quizzes = {} } = loadContentBundle().languages["en"] ?? {};
const authored = [
  ...Object.values(lessons).flatMap(({ items }) => Object.values(items)),
  ...Object.values(quizzes).flatMap(({ items }) => items),
];

describe("answers of the demo's learners", () => {
  it.each([
    ["every sample item", sampleItems()],
    ["every item of the curriculum", authored],
  ])("are right or wrong as wished: %s", (_, items) => {
    expect(items.length).toBeGreaterThan(9);
    for (const item of items) {
      for (const seed of ["one", "two", "three"]) {
        for (const isRight of [true, false]) {
          const verdict = judge(item, seed, answerTo(item, presentItem(item, seed), isRight));
          expect(verdict, `${item.id} ${item.type}`).not.toHaveProperty("error");
          expect(verdict, `${item.id} ${item.type}`).toMatchObject({ is_correct: item.is_graded ? isRight : null });
        }
      }
    }
  });
});
