import { describe, expect, it } from "vitest";
import { gradeQuiz, scoreQuiz } from "./quiz-score.ts";

describe("gradeQuiz", () => {
  it.each([
    [8, 10, 80, true],
    [7, 10, 70, false],
    [7, 8, 87, true],
    [6, 8, 75, false],
    [10, 12, 83, true],
    [9, 12, 75, false],
    [799, 1000, 79, false],
    [0, 0, 0, false],
  ])("%d of %d is %d percent, passed at 80: %s", (correct, asked, percent, is_passed) => {
    expect(gradeQuiz(correct, asked, 80)).toEqual({ percent, is_passed });
  });
});

describe("scoreQuiz", () => {
  it("counts by skill in the order asked", () => {
    const answers = [
      { skill: "b", is_correct: true },
      { skill: "a", is_correct: false },
      { skill: "b", is_correct: true },
    ];
    expect(scoreQuiz(answers, 80)).toEqual({
      asked: 3,
      correct: 2,
      percent: 66,
      is_passed: false,
      skills: [
        { id: "b", asked: 2, correct: 2 },
        { id: "a", asked: 1, correct: 0 },
      ],
    });
  });
});
