import { describe, expect, test } from "vitest";
import { testMistakes, type Mistake } from "./testing/mistakes.ts";
import { QUIZ, QUIZ_WORDS, problemsAfter, type Change } from "./testing/sample-content.ts";

const MISTAKES: readonly Mistake[] = [
  ["a pool that is too small", [[QUIZ, ["items", "c0", "retired"], true]], "the pool has 19 items; write at least 20"],
  ["too few numeric items", [[QUIZ, ["items", "n0", "retired"], true]], "3 numeric items; write at least 4"],
  ["too few chart items", [[QUIZ, ["items", "l0", "retired"], true]], "1 chart items; write at least 2"],
  [
    "too much crypto in a quiz",
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index): Change => [QUIZ, ["items", `c${index}`, "crypto"], true]),
    "9 items without crypto for 10 questions",
  ],
];

describe("the author of a quiz reads of", () => {
  testMistakes(MISTAKES);

  test.each([
    ["longest", "The right and long one", "B", 14],
    // The sample lesson has one more.
    ["shortest", "A", "A wrong and long one", 15],
  ])("right choices that always come first, and that are the %s", (extreme, right, wrong, count) => {
    const first = { correct: true };
    const changes = Array.from({ length: 14 }, (_, index): Change[] => [
      [
        QUIZ,
        ["items", `c${index}`, "choices"],
        [{ id: "a", ...first }, ...["b", "c"].map((id) => ({ id, misconception: "later-is-fine" }))],
      ],
      [
        QUIZ_WORDS,
        ["items", `c${index}`, "choices"],
        { a: { text: right }, b: { text: `${wrong}.`, why: "No" }, c: { text: `${wrong}!`, why: "No" } },
      ],
    ]).flat();
    const problems = problemsAfter(...changes).join("\n");
    expect(problems).toContain("error   courses/basics/course.yaml:1  the right choice stands in place 1 in 14 of 15");
    expect(problems).toContain(`the right choice is the ${extreme} in ${count} of 15 choice items`);
  });
});
