import { gradeQuiz } from "@candlewise/domain/learning/quiz-score";
import { expect, it } from "vitest";
import { neededToPass } from "./needed.ts";

it("S7.73 the promised number of right answers is the smallest that the rule passes", () => {
  for (let asked = 1; asked <= 30; asked++) {
    const needed = neededToPass(asked, 80);
    expect(gradeQuiz(needed, asked, 80).is_passed).toBe(true);
    expect(gradeQuiz(needed - 1, asked, 80).is_passed).toBe(false);
  }
});
