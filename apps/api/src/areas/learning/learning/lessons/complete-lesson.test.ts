import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { answerLesson, completeLesson, completionOf, follow, readLesson, takeTest } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";
import { rightAnswer, wrongAnswer } from "#api/testing/sample-answers.ts";

const { app, learner, statuses, events, points } = learningWorld();

describe("completing a lesson", () => {
  it("S4.08 S7.68 completing unlocks the next component and says what to open", async () => {
    const completion = await completeLesson(learner, "l1");
    expect(completion).toMatchObject({
      changes: [
        { id: "l1", status: "completed" },
        { id: "l2", status: "in_progress" },
      ],
      next: { course_id: "basics", chapter_id: "basics-1", component_id: "l2" },
      xp: 10,
      is_repeat: false,
    });
    expect(await statuses()).toMatchObject({ l1: "completed", l2: "in_progress" });
    expect(await points()).toEqual([{ source: "lesson", xp: 10 }]);
  });

  it("S4.08 moves on to the next chapter and the next course of the path", async () => {
    for (const id of ["l1", "l2"]) await completeLesson(learner, id);
    expect((await takeTest(learner, "quiz-1")).completion?.next?.component_id).toBe("l3");
    await completeLesson(learner, "l3");
    const { completion } = await takeTest(learner, "quiz-2");
    expect(completion?.changes).toEqual([
      { id: "quiz-2", status: "completed" },
      { id: "l4", status: "in_progress" },
    ]);
    expect(await events("course.completed")).toEqual([{ course_id: "basics" }]);
    await completeLesson(learner, "l4");
    expect((await completeLesson(learner, "l5")).next).toBeNull();
    const pathway = await learner.call("getPathway", { params: { id: "active" } });
    expect(pathway).toMatchObject({ percent: 100, current: null });
  });

  it("S7.68 refuses a locked lesson and a chain that does not fit", async () => {
    expect(await learner.refusal("completeLesson", completionOf("l2"))).toEqual([409, "component_locked"]);
    expect(await learner.refusal("completeLesson", completionOf("l3"))).toEqual([409, "component_locked"]);
    const { body } = completionOf("l1");
    expect(await learner.refusal("completeLesson", { body: { ...body, chapter_id: "basics-2" } })).toEqual([
      404,
      "lesson_mismatch",
    ]);
    expect(await learner.refusal("completeLesson", { body: { ...body, lesson_id: "none" } })).toEqual([
      404,
      "not_found",
    ]);
    expect(await points()).toEqual([]);
  });

  it("S4.08 sent twice it counts once and gives the same result", async () => {
    const first = await completeLesson(learner, "l1");
    const again = await completeLesson(learner, "l1");
    expect(again).toEqual({ ...first, is_repeat: true });
    expect(await points()).toEqual([{ source: "lesson", xp: 10 }]);
    expect(await events("lesson.completed")).toHaveLength(1);
  });

  it("S4.08 S7.68 many learners finish at once: each gets the own result, points and event", async () => {
    const learners = Array.from({ length: 30 }, () => app.learner());
    await Promise.all(learners.map((each) => follow(each)));
    await completeLesson(learners[0] ?? learner, "l1");
    const answers = await Promise.all(learners.map((each) => completeLesson(each, "l1")));
    expect(answers.map(({ is_repeat }) => is_repeat)).toEqual(learners.map((_, place) => place === 0));
    expect(answers.map(({ daily_goal }) => daily_goal.completed_lessons)).toEqual(learners.map(() => 1));
    const { rows } = await sql<{ events: number; points: number }>`
      select count(*)::int as events, (select count(*)::int from learning_xp where user_id = any(${learners.map(({ userId }) => userId)}::uuid[])) as points
      from event where type = 'lesson.completed' and key_id = any(${learners.map(({ userId }) => userId)}::uuid[])`.execute(
      app.database.kysely,
    );
    expect(rows).toEqual([{ events: 30, points: 30 }]);
  });

  it("S4.08 sent by two devices at once it counts once", async () => {
    const devices = [learner, app.learner(learner.userId), app.learner(learner.userId), app.learner(learner.userId)];
    const answers = await Promise.all(devices.map((device) => completeLesson(device, "l1")));
    expect(answers.filter(({ is_repeat }) => !is_repeat)).toHaveLength(1);
    for (const answer of answers) {
      expect(answer.daily_goal.completed_lessons).toBe(1);
      expect(answer.changes).toEqual(answers[0]?.changes);
      expect(answer.xp).toBe(10);
    }
    expect(await points()).toEqual([{ source: "lesson", xp: 10 }]);
    expect(await events("lesson.completed")).toHaveLength(1);
  });

  it("S4.08 sent late, after more was learned, it changes nothing", async () => {
    await completeLesson(learner, "l1");
    await completeLesson(learner, "l2");
    const late = await completeLesson(learner, "l1");
    expect(late.is_repeat).toBe(true);
    expect(late.next?.component_id).toBe("quiz-1");
    expect(late.daily_goal.completed_lessons).toBe(2);
  });

  it("S7.68 is excellent only if every first answer was right, whatever is claimed", async () => {
    const claim = completionOf("l1", { is_excellent: true });
    expect(await learner.call("completeLesson", claim)).toMatchObject({ is_excellent: false, xp: 10 });
    await answerLesson(learner, "l2");
    expect(await completeLesson(learner, "l2")).toMatchObject({ is_excellent: true, xp: 15 });
    expect(await events("lesson.completed")).toContainEqual({
      lesson_id: "l2",
      course_id: "basics",
      is_excellent: true,
      is_audio: false,
      xp: 15,
      local_date: "2026-11-21",
      time_zone: "UTC",
    });
  });

  it("S7.68 a wrong first answer is not made good by a later one", async () => {
    await answerLesson(learner, "l1", ["q2"]);
    await answerLesson(learner, "l1");
    expect(await learner.call("completeLesson", completionOf("l1", { is_excellent: true }))).toMatchObject({
      is_excellent: false,
      xp: 10,
    });
  });

  it("S7.68 a wrong first answer among concurrent ones still decides", async () => {
    const item = (await readLesson(learner, "l1")).items["q1"];
    if (!item) throw new Error("no item");
    const bodies = [false, true, true, true].map((isRight) => ({
      answer_id: randomUUID(),
      lesson_id: "l1",
      question_id: item.id,
      answer: isRight ? rightAnswer(item) : wrongAnswer(item),
    }));
    await Promise.all(bodies.map((body) => learner.call("answerQuestion", { body })));
    const { rows } = await sql<{ firsts: number; all: number }>`
      select count(*) filter (where is_first)::int as firsts, count(*)::int as all from learning_answer
      where user_id = ${learner.userId}`.execute(app.database.kysely);
    expect(rows).toEqual([{ firsts: 1, all: 4 }]);
  });

  it("S7.70 lists what was completed, newest first", async () => {
    await completeLesson(learner, "l1");
    app.clock.advance({ minutes: 5 });
    await completeLesson(learner, "l2");
    const { components } = await learner.call("listCompletedComponents", {});
    expect(components).toEqual([
      {
        id: "l2",
        type: "lesson",
        course_id: "basics",
        completed_at: "2026-11-21T12:05:00.000Z",
        is_excellent: false,
        by: "learning",
      },
      {
        id: "l1",
        type: "lesson",
        course_id: "basics",
        completed_at: "2026-11-21T12:00:00.000Z",
        is_excellent: false,
        by: "learning",
      },
    ]);
    expect(await app.learner().call("listCompletedComponents", {})).toEqual({ components: [] });
  });
});
