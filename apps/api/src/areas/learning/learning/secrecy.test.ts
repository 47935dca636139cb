import { SECRET } from "@candlewise/domain/learning/item-samples";
import { describe, expect, it } from "vitest";
import { addressOf, answerBody, completeLesson, completionOf, openAttempt } from "./testing/learning-steps.ts";
import { learningWorld } from "./testing/learning-world.ts";

const { learner } = learningWorld();

/** Property names that could leak an answer, its explanation or its tolerance. */
const TELLING = [
  "why",
  "explanation",
  "solution",
  "is_correct",
  "correct",
  "tolerance",
  "traps",
  "otherwise",
  "misconception",
  "variants",
  "atr",
  "prices",
  "seed",
  "skill",
];

describe("secrecy", () => {
  it("S7.67 S7.73 no payload carries an answer, an explanation or a tolerance before an answer was given", async () => {
    const lesson = { params: { ...addressOf("l1"), id: "l1" } };
    const texts = [
      await learner.text("getLesson", { ...lesson, query: { styled_text: "true" } }),
      await learner.text("getLesson", { ...lesson, query: {} }),
      await learner.text("accessComponent", { params: { id: "l3" }, body: {} }),
      await learner.text("accessComponent", { params: { id: "l4" }, body: {} }),
      await learner.text("completeLesson", completionOf("l1")),
    ];
    await completeLesson(learner, "l2");
    texts.push(
      await learner.text("accessComponent", { params: { id: "quiz-1" }, body: {} }),
      await learner.text("getQuiz", { params: { id: "quiz-1" } }),
      await learner.text("getQuizStatistics", { params: { id: "quiz-1" } }),
      await learner.text("listPaths", {}),
      await learner.text("listCourses", {}),
      await learner.text("listMiniCourses", {}),
      await learner.text("getPath", { params: { id: "active" } }),
      await learner.text("getPathway", { params: { id: "active" } }),
      await learner.text("getPathProgress", { params: { id: "active" } }),
      await learner.text("getCoursePathway", { params: { id: "basics" } }),
      await learner.text("getDailyGoal", {}),
      await learner.text("listCompletedComponents", {}),
    );
    for (const text of texts) {
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain('"error"');
      for (const name of TELLING) expect(text).not.toContain(`"${name}":`);
    }
  });

  it("S7.73 an answer tells of its own question alone", async () => {
    for (const id of ["l1", "l2"]) await completeLesson(learner, id);
    const attempt = await openAttempt(learner, "quiz-1");
    const [question] = attempt.questions;
    if (!question) throw new Error("no question");
    await learner.call("answerQuestion", answerBody(attempt.id, question, false));
    const resumed = await openAttempt(learner, "quiz-1");
    expect(resumed.answers.map(({ question_id }) => question_id)).toEqual([question.id]);
    expect(JSON.stringify(resumed.questions)).not.toContain(SECRET);
  });
});
