import { randomUUID } from "node:crypto";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startLearning } from "../testing/learning-app.ts";
import type { TestLearner } from "../testing/learner.ts";
import type { LearningApp } from "../testing/learning-app.ts";
import { answerLesson, completeLesson, completionOf, follow, readLesson, takeTest } from "../testing/learning-steps.ts";
import { rightAnswer, wrongAnswer } from "../testing/sample-answers.ts";

let app: LearningApp;
let learner: TestLearner;
beforeAll(async () => {
  app = await startLearning();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set("2026-11-21T12:00:00Z");
  Object.assign(app.state.settings, { time_zone: "UTC", target_lessons: 3 });
  learner = app.learner();
  await follow(learner);
});

const statusesOf = async () => {
  const { courses } = await learner.call("getPathway", { params: { id: "active" } });
  return Object.fromEntries(
    courses.flatMap(({ chapters }) => chapters.flatMap(({ components }) => components.map((c) => [c.id, c.status]))),
  );
};
const eventsOf = async (type: string) => {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from event where key_id = ${learner.userId} and type = ${type}`.execute(app.database.kysely);
  return rows.map(({ payload }) => payload);
};
const xpOf = async () => {
  const { rows } = await sql<{ xp: number }>`
    select coalesce(sum(xp), 0)::int as xp from learning_xp where user_id = ${learner.userId}`.execute(
    app.database.kysely,
  );
  return rows[0]?.xp;
};

describe("reading a lesson", () => {
  it("S7.67 gives pages and items, plain by default and styled on wish", async () => {
    const plain = await readLesson(learner, "l1");
    expect(plain).toMatchObject({
      id: "l1",
      course_id: "basics",
      version: 1,
      status: "in_progress",
      is_fallback: false,
      position: null,
      answers: [],
    });
    expect(plain.pages[0]?.body).toBe("The spread.");
    const styled = await readLesson(learner, "l1", { styled_text: "true" });
    expect(styled.pages[0]?.body).toEqual([
      { tag: "p", children: ["The ", { tag: "term", id: "spread", children: ["spread"] }, "."] },
    ]);
    expect(styled.glossary["spread"]?.title).toBe("Spread");
    expect(styled.items["q1"]).toEqual(plain.items["q1"]);
  });

  it("S7.67 ignore_choice_pages leaves reflections out", async () => {
    const lesson = await readLesson(learner, "l1", { ignore_choice_pages: "true" });
    expect(lesson.pages.map(({ kind }) => kind)).not.toContain("choice");
    expect(Object.keys(lesson.items)).toEqual(["q1", "q2", "c1"]);
  });

  it("S7.67 refuses a locked lesson, and a chain that does not fit", async () => {
    const at = (course_id: string, chapter_id: string, id: string) => ({
      params: { course_id, chapter_id, id },
      query: {},
    });
    expect(await learner.refusal("getLesson", at("basics", "basics-1", "l2"))).toEqual([409, "component_locked"]);
    expect(await learner.refusal("getLesson", at("basics", "basics-2", "l1"))).toEqual([404, "lesson_mismatch"]);
    expect(await learner.refusal("getLesson", at("next", "basics-1", "l1"))).toEqual([404, "lesson_mismatch"]);
    expect(await learner.refusal("getLesson", at("basics", "basics-1", "none"))).toEqual([404, "not_found"]);
    expect(await learner.refusal("getLesson", at("basics", "basics-1", "quiz-1"))).toEqual([404, "not_found"]);
  });

  it("shows two learners the same lesson in different orders, and one learner always the same", async () => {
    const texts = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const other = app.learner();
        await follow(other);
        const one = await other.text("getLesson", {
          params: { course_id: "basics", chapter_id: "basics-1", id: "l1" },
        });
        expect(
          await other.text("getLesson", { params: { course_id: "basics", chapter_id: "basics-1", id: "l1" } }),
        ).toBe(one);
        return one;
      }),
    );
    expect(new Set(texts).size).toBe(6);
  });

  it("says so when the wanted language is missing and English stands in", async () => {
    const lesson = await learner.call(
      "getLesson",
      { params: { course_id: "basics", chapter_id: "basics-1", id: "l1" } },
      "ar",
    );
    expect(lesson.is_fallback).toBe(true);
  });

  it("keeps the page the learner is on", async () => {
    expect(await learner.call("saveLessonPosition", { params: { id: "l1" }, body: { page_id: "p2" } })).toEqual({
      page_id: "p2",
    });
    await learner.call("saveLessonPosition", { params: { id: "l1" }, body: { page_id: "p3" } });
    expect((await readLesson(learner, "l1")).position).toBe("p3");
    expect(
      (await app.learner().refusal("saveLessonPosition", { params: { id: "l2" }, body: { page_id: "p1" } }))[1],
    ).toBe("component_locked");
    expect(await learner.refusal("saveLessonPosition", { params: { id: "l1" }, body: { page_id: "p9" } })).toEqual([
      404,
      "not_found",
    ]);
  });
});

describe("answering in a lesson", () => {
  const give = async (key: string, isRight: boolean, answer_id: string = randomUUID()) => {
    const item = (await readLesson(learner, "l1")).items[key];
    if (!item) throw new Error(`no item ${key}`);
    return {
      body: {
        answer_id,
        lesson_id: "l1",
        question_id: item.id,
        answer: isRight ? rightAnswer(item) : wrongAnswer(item),
      },
    };
  };

  it("S7.73 says why a wrong answer is wrong and what is right", async () => {
    const { verdict, progress } = await learner.call("answerQuestion", await give("q1", false));
    expect(verdict.is_correct).toBe(false);
    expect(plainText(verdict.parts[0]?.why ?? [])).toContain("why of choice1");
    expect(verdict.solution).toEqual((await give("q1", true)).body.answer);
    expect(progress).toBeNull();
  });

  it("S7.73 the same answer_id gives the same verdict and is kept once", async () => {
    const call = await give("q1", false);
    const first = await learner.call("answerQuestion", call);
    expect(await Promise.all([1, 2, 3].map(() => learner.call("answerQuestion", call)))).toEqual([first, first, first]);
    const right = await give("q1", true, call.body.answer_id);
    expect((await learner.call("answerQuestion", right)).verdict.is_correct).toBe(false);
    expect((await readLesson(learner, "l1")).answers).toHaveLength(1);
  });

  it("S7.67 shows the latest answer to each item on another device", async () => {
    await learner.call("answerQuestion", await give("q1", false));
    app.clock.advance({ seconds: 5 });
    const second = await learner.call("answerQuestion", await give("q1", true));
    const { answers } = await readLesson(app.learner(learner.userId), "l1");
    expect(answers).toEqual([
      {
        answer_id: second.answer_id,
        question_id: "l1.choice",
        answer: (await give("q1", true)).body.answer,
        verdict: second.verdict,
      },
    ]);
  });

  it("S7.73 refuses an answer that does not fit, and one to a locked lesson", async () => {
    const { body } = await give("q1", true);
    const refusal = (change: object) =>
      learner.refusal("answerQuestion", { body: { ...body, answer_id: randomUUID(), ...change } });
    expect(await refusal({ answer: { type: "numeric", value: 1 } })).toEqual([400, "answer_mismatch"]);
    expect(await refusal({ question_id: "l2.choice" })).toEqual([400, "answer_mismatch"]);
    expect(await refusal({ lesson_id: "l2" })).toEqual([409, "component_locked"]);
    expect(await refusal({ lesson_id: "l9" })).toEqual([404, "not_found"]);
    expect(await refusal({ attempt_id: randomUUID() })).toEqual([400, "validation_failed"]);
  });
});

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
    expect(await statusesOf()).toMatchObject({ l1: "completed", l2: "in_progress" });
    expect(await xpOf()).toBe(10);
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
    expect(await eventsOf("course.completed")).toEqual([{ course_id: "basics" }]);
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
    expect(await xpOf()).toBe(0);
  });

  it("S4.08 sent twice it counts once and gives the same result", async () => {
    const first = await completeLesson(learner, "l1");
    const again = await completeLesson(learner, "l1");
    expect(again).toEqual({ ...first, is_repeat: true });
    expect(await xpOf()).toBe(10);
    expect(await eventsOf("lesson.completed")).toHaveLength(1);
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
    expect(await xpOf()).toBe(10);
    expect(await eventsOf("lesson.completed")).toHaveLength(1);
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
    expect(await eventsOf("lesson.completed")).toContainEqual({
      lesson_id: "l2",
      course_id: "basics",
      is_excellent: true,
      is_audio: false,
      xp: 15,
      local_date: "2026-11-21",
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

  it("S7.66 notes the visit of an open lesson and refuses a locked one", async () => {
    const open = await learner.call("accessComponent", { params: { id: "l1" }, body: {} });
    expect(open).toEqual({
      id: "l1",
      type: "lesson",
      status: "in_progress",
      place: { course_id: "basics", chapter_id: "basics-1", component_id: "l1" },
      attempt: null,
    });
    expect(await learner.refusal("accessComponent", { params: { id: "l2" }, body: {} })).toEqual([
      409,
      "component_locked",
    ]);
    expect(await learner.refusal("accessComponent", { params: { id: "none" }, body: {} })).toEqual([404, "not_found"]);
  });
});
