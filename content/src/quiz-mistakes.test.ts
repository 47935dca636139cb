import { describe, expect, test } from "vitest";
import { testMistakes, type Mistake } from "./testing/mistakes.ts";
import { QUIZ, QUIZ_WORDS, TEST, problemsAfter, withOwnItems, type Change } from "./testing/sample-content.ts";

const MISTAKES: readonly Mistake[] = [
  ["a pool that is too small", [[QUIZ, ["items", "c0", "retired"], true]], "the pool has 19 items; write at least 20"],
  ["too few numeric items", [[QUIZ, ["items", "n0", "retired"], true]], "3 numeric items; write at least 4"],
  ["too few chart items", [[QUIZ, ["items", "l0", "retired"], true]], "1 chart items; write at least 2"],
  [
    "too much crypto in a quiz",
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index): Change => [QUIZ, ["items", `c${index}`, "crypto"], true]),
    "9 items without crypto for 10 questions",
  ],
  ["own items in a chapter quiz", [[QUIZ, ["own"], 5]], "own: only a course_test counts its own items"],
  [
    "a test that does not say how many of its own items it asks",
    [...withOwnItems(8), [TEST, ["own"], undefined]],
    "items: say how many of these a test asks, such as own: 5",
  ],
  ["a number of own items without any", [[TEST, ["own"], 5]], "own: this test has no items of its own"],
  [
    "a test that asks mostly its own",
    [...withOwnItems(14), [TEST, ["own"], 11]],
    "own: at most half of the 20 questions may be its own",
  ],
  [
    "too few own items for a second attempt",
    withOwnItems(7),
    "7 items of its own, of which an attempt asks 5; write at least 8",
  ],
  [
    "too much crypto among the own items",
    [...withOwnItems(8), ...[0, 1, 2, 3].map((index): Change => [TEST, ["items", `own${index}`, "crypto"], true])],
    "4 items of its own without crypto, and an attempt asks 5",
  ],
  [
    "a test that draws from a test",
    [...withOwnItems(8), [TEST, ["draw_from"], ["basics-test"]]],
    "draw_from.0: there is no chapter quiz basics-test",
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
