import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { answerBody, completeLesson, openAttempt, takeTest } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";
import { waitingStatements } from "../testing/waiting-statements.ts";

const { app, learner, events } = learningWorld();

async function learn(...ids: string[]) {
  for (const id of ids) await (id.startsWith("quiz") ? takeTest(learner, id) : completeLesson(learner, id));
}

describe("course.completed", () => {
  it("S4.08 is told once, at the last component of a course", async () => {
    await learn("l1", "l2", "quiz-1", "l3");
    expect(await events("course.completed")).toEqual([]);
    await learn("quiz-2");
    expect(await events("course.completed")).toEqual([{ course_id: "basics" }]);
    await learn("quiz-2", "l1");
    expect(await events("course.completed")).toEqual([{ course_id: "basics" }]);
  });

  it("S4.08 is told of a course that a placement test skipped once all of it was learned", async () => {
    await takeTest(learner, "l4");
    await learn("l3", "quiz-2", "l1", "l2");
    expect(await events("course.completed")).toEqual([]);
    await learn("quiz-1");
    expect(await events("course.completed")).toEqual([{ course_id: "basics" }]);
  });

  it("S4.08 is told at the end of a course whose beginning was skipped, and not again when that is learned", async () => {
    await takeTest(learner, "l3");
    await learn("l3", "quiz-2");
    expect(await events("course.completed")).toEqual([{ course_id: "basics" }]);
    await learn("l1", "l2", "quiz-1");
    expect(await events("course.completed")).toEqual([{ course_id: "basics" }]);
  });

  it("S4.08 is told once when the last two skipped components are learned at the same time", async () => {
    await takeTest(learner, "l4");
    await learn("l1", "l2", "quiz-1");
    const attempt = await openAttempt(learner, "quiz-2");
    const answers = attempt.questions.map((question) => answerBody(attempt.id, question, true));
    for (const answer of answers.slice(1)) await learner.call("answerQuestion", answer);
    // Neither can write before the other has read.
    const calls = await app.database.transaction(async (transaction) => {
      await sql`select from learning_completion where user_id = ${learner.userId} for update`.execute(transaction);
      const under = [
        completeLesson(learner, "l3"),
        ...answers.slice(0, 1).map((answer) => learner.call("answerQuestion", answer)),
      ];
      await expect.poll(() => waitingStatements(app)).toBe(2);
      return under;
    });
    await Promise.all(calls);
    expect(await events("course.completed")).toEqual([{ course_id: "basics" }]);
  });
});
