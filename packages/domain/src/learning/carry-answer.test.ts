import fc from "fast-check";
import { expect, test } from "vitest";
import { carryAnswer } from "./carry-answer.ts";
import { sampleItems } from "./item-samples.ts";
import type { Answer, CompiledItem } from "./items.ts";
import { tokenOf } from "./presentation.ts";
import { judge, pickedChoices, solutionOf } from "./scoring.ts";

const items = fc.constantFrom(...sampleItems(4));
const seeds = fc.tuple(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }));

const isCorrect = (item: CompiledItem, seed: string, answer: Answer) => {
  const verdict = judge(item, seed, answer);
  return "error" in verdict ? verdict.error : verdict.is_correct;
};

test("a right answer stays right under another seed, whatever its type", () => {
  fc.assert(
    fc.property(items, seeds, (item, [from, to]) => {
      const solution = solutionOf(item, from);
      if (!solution) return;
      const carried = carryAnswer(item, [from, to], solution);
      expect(carried && isCorrect(item, to, carried)).toBe(true);
    }),
  );
});

test("a wrong choice stays the same choice", () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom("choice1", "choice3", "choice4"), ([from, to], id) => {
      for (const item of sampleItems(4).filter(({ type }) => type === "choice")) {
        const answer: Answer = { type: "choice", choice: tokenOf(item, from, "part", id) };
        const carried = carryAnswer(item, [from, to], answer);
        expect(carried && pickedChoices(item, to, carried)).toEqual([id]);
        expect(carried && isCorrect(item, to, carried)).toBe(item.is_graded ? false : null);
      }
    }),
  );
});

test("a wrong number is carried only where it is wrong again, and what does not fit is dropped", () => {
  const numeric = sampleItems().find(({ type }) => type === "numeric");
  if (!numeric) throw new Error("the samples have no number");
  fc.assert(
    fc.property(seeds, fc.constantFrom(-1, 100, 200, 300), ([from, to], value) => {
      const answer: Answer = { type: "numeric", value };
      const carried = carryAnswer(numeric, [from, to], answer);
      if (carried) expect(isCorrect(numeric, to, carried)).toBe(isCorrect(numeric, from, answer));
    }),
  );
  expect(carryAnswer(numeric, ["a", "b"], { type: "choice", choice: "x" })).toBe(null);
});
