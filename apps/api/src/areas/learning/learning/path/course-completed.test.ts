import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startLearning } from "../testing/learning-app.ts";
import type { TestLearner } from "../testing/learner.ts";
import type { LearningApp } from "../testing/learning-app.ts";
import { answerBody, completeLesson, follow, openAttempt, takeTest } from "../testing/learning-steps.ts";

let app: LearningApp;
let learner: TestLearner;
beforeAll(async () => {
  app = await startLearning();
});
afterAll(() => app.close());
beforeEach(async () => {
  learner = app.learner();
  await follow(learner);
});

/** Courses that were told to be completed. */
const completedCourses = async () => {
  const { rows } = await sql<{ course_id: string }>`
    select payload ->> 'course_id' as course_id from event
    where key_id = ${learner.userId} and type = 'course.completed'`.execute(app.database.kysely);
  return rows.map(({ course_id }) => course_id);
};

const waitingStatements = async () => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.kysely);
  return rows[0]?.waiting;
};

async function learn(...ids: string[]) {
  for (const id of ids) await (id.startsWith("quiz") ? takeTest(learner, id) : completeLesson(learner, id));
}

describe("course.completed", () => {
  it("S4.08 is told once, at the last component of a course", async () => {
    await learn("l1", "l2", "quiz-1", "l3");
    expect(await completedCourses()).toEqual([]);
    await learn("quiz-2");
    expect(await completedCourses()).toEqual(["basics"]);
    await learn("quiz-2", "l1");
    expect(await completedCourses()).toEqual(["basics"]);
  });

  it("S4.08 is told of a course that a placement test skipped once all of it was learned", async () => {
    await takeTest(learner, "l4");
    await learn("l3", "quiz-2", "l1", "l2");
    expect(await completedCourses()).toEqual([]);
    await learn("quiz-1");
    expect(await completedCourses()).toEqual(["basics"]);
  });

  it("S4.08 is told at the end of a course whose beginning was skipped, and not again when that is learned", async () => {
    await takeTest(learner, "l3");
    await learn("l3", "quiz-2");
    expect(await completedCourses()).toEqual(["basics"]);
    await learn("l1", "l2", "quiz-1");
    expect(await completedCourses()).toEqual(["basics"]);
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
      await expect.poll(waitingStatements).toBe(2);
      return under;
    });
    await Promise.all(calls);
    expect(await completedCourses()).toEqual(["basics"]);
  });
});
