import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { answerLesson, completeLesson, completionOf, readLesson } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";
import { rightAnswer, wrongAnswer } from "#api/testing/sample-answers.ts";

const { app, learner, statuses, events, points } = learningWorld();

/** Somebody without an account. In these tests the token of a guest is the guest's id. */
const newGuest = () => app.learner(`guest-${randomUUID()}`);
const uuidOf = (guest: { userId: string }) => guest.userId.replace("guest-", "");

async function rowsOf(userId: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select (select count(*) from learning_answer where user_id = ${userId})::int
      + (select count(*) from learning_position where user_id = ${userId})::int
      + (select count(*) from learning_completion where user_id = ${userId})::int
      + (select count(*) from learning_guest_lesson where guest_id = ${userId})::int as rows`.execute(
    app.database.kysely,
  );
  return rows[0]?.rows ?? 0;
}

const adopt = (guest: { userId: string }, by = learner) =>
  by.call("adoptGuest", { body: { guest_token: guest.userId } });

describe("a guest in the first lesson", () => {
  it("reads it without its answers, is judged as a learner is, and goes on where it was left", async () => {
    const guest = newGuest();
    const lesson = await readLesson(guest, "l1");
    expect(lesson).toMatchObject({ id: "l1", status: "in_progress", position: null, answers: [] });
    expect(JSON.stringify(lesson)).not.toContain("~secret~");
    const [q1] = Object.values(lesson.items);
    if (!q1) throw new Error("the lesson has no item");
    const answer_id = randomUUID();
    const body = { answer_id, lesson_id: "l1", question_id: q1.id, answer: wrongAnswer(q1) };
    const judged = await guest.call("answerQuestion", { body });
    expect(judged.verdict.is_correct).toBe(false);
    expect(await guest.call("answerQuestion", { body })).toEqual(judged);
    await guest.call("saveLessonPosition", { params: { id: "l1" }, body: { page_id: "p2" } });
    expect(await readLesson(guest, "l1")).toMatchObject({ position: "p2", answers: [{ answer_id }] });
  });

  it("completes it once, without points or events", async () => {
    const guest = newGuest();
    await answerLesson(guest, "l1");
    const first = await completeLesson(guest, "l1");
    expect(first).toMatchObject({
      changes: [
        { id: "l1", status: "completed" },
        { id: "l2", status: "in_progress" },
      ],
      is_excellent: true,
      is_repeat: false,
      xp: 15,
      daily_goal: { completed_lessons: 1 },
      skip_day: { isShow: false },
    });
    expect(await completeLesson(guest, "l1")).toMatchObject({ is_repeat: true, is_excellent: true });
    expect((await readLesson(guest, "l1")).status).toBe("completed");
    const { rows } = await sql`select 1 from event where key_id = ${uuidOf(guest)}`.execute(app.database.kysely);
    expect(rows).toEqual([]);
    expect(await rowsOf(uuidOf(guest))).toBeGreaterThan(0);
  });

  it("gets no other lesson, and none of the calls of learners", async () => {
    const guest = newGuest();
    await completeLesson(guest, "l1");
    const at = { course_id: "basics", chapter_id: "basics-1", id: "l2" };
    expect(await guest.refusal("getLesson", { params: at, query: {} })).toEqual([409, "component_locked"]);
    expect(await guest.refusal("completeLesson", completionOf("l2"))).toEqual([409, "component_locked"]);
    expect(await guest.refusal("getLesson", { params: { ...at, id: "none" }, query: {} })).toEqual([404, "not_found"]);
    const attempt = { answer_id: randomUUID(), question_id: "q", attempt_id: randomUUID() };
    const answer = { type: "numeric" as const, value: 1 };
    expect(await guest.refusal("answerQuestion", { body: { ...attempt, answer } })).toEqual([404, "not_found"]);
    expect(await guest.refusal("listPaths", {})).toEqual([401, "Unauthorized"]);
    expect(await guest.refusal("accessComponent", { params: { id: "l1" }, body: {} })).toEqual([401, "Unauthorized"]);
    expect(await guest.refusal("adoptGuest", { body: { guest_token: guest.userId } })).toEqual([401, "Unauthorized"]);
  });
});

describe("adopting what a guest learned", () => {
  it("makes answers and completion those of the account, with points, event and what follows open", async () => {
    const guest = newGuest();
    await answerLesson(guest, "l1", ["q1"]);
    await completeLesson(guest, "l1");
    const before = await readLesson(guest, "l1");
    expect(await adopt(guest)).toEqual({ lessons: ["l1"] });
    expect(await statuses()).toMatchObject({ l1: "completed", l2: "in_progress" });
    expect(await points()).toEqual([{ source: "lesson", xp: 10 }]);
    expect(await events("lesson.completed")).toHaveLength(1);
    const mine = await readLesson(learner, "l1");
    const verdicts = ({ answers }: typeof before) =>
      Object.fromEntries(answers.map(({ question_id, verdict }) => [question_id, verdict.is_correct]));
    expect(verdicts(mine)).toEqual(verdicts(before));
    expect(await rowsOf(uuidOf(guest))).toBe(0);
  });

  it("repeated or twice at once it counts once", async () => {
    const guest = newGuest();
    await answerLesson(guest, "l1");
    await completeLesson(guest, "l1");
    await Promise.all([adopt(guest), adopt(guest)]);
    expect(await adopt(guest)).toEqual({ lessons: [] });
    expect(await points()).toEqual([{ source: "lesson", xp: 15 }]);
    expect(await events("lesson.completed")).toHaveLength(1);
  });

  it("works for an account that has chosen no goal yet", async () => {
    const guest = newGuest();
    await completeLesson(guest, "l1");
    const newcomer = app.learner();
    expect(await adopt(guest, newcomer)).toEqual({ lessons: ["l1"] });
    const path = await newcomer.call("activatePath", { params: { id: "investing-path" }, body: {} });
    expect(path.current?.component_id).toBe("l2");
  });

  it("keeps what the account has done: its first answers stay first, its lesson counts once", async () => {
    const lesson = await readLesson(learner, "l1");
    const [q1] = Object.values(lesson.items);
    if (!q1) throw new Error("the lesson has no item");
    await answerLesson(learner, "l1");
    await completeLesson(learner, "l1");
    app.clock.advance({ minutes: 1 });
    const guest = newGuest();
    await answerLesson(guest, "l1", ["q1"]);
    await completeLesson(guest, "l1");
    expect(await adopt(guest)).toEqual({ lessons: ["l1"] });
    expect(await points()).toEqual([{ source: "lesson", xp: 15 }]);
    expect(await completeLesson(learner, "l1")).toMatchObject({ is_excellent: true, is_repeat: true });
    const { rows } = await sql`
      select 1 from learning_answer where user_id = ${learner.userId} and item_id = ${q1.id}`.execute(
      app.database.kysely,
    );
    expect(rows).toHaveLength(2);
  });

  it("takes over a lesson that is half done, with its page", async () => {
    const guest = newGuest();
    const { items } = await readLesson(guest, "l1");
    const [q1] = Object.values(items);
    if (!q1) throw new Error("the lesson has no item");
    const answer = rightAnswer(q1);
    const body = { answer_id: randomUUID(), lesson_id: "l1", question_id: q1.id, answer };
    await guest.call("answerQuestion", { body });
    await guest.call("saveLessonPosition", { params: { id: "l1" }, body: { page_id: "p3" } });
    expect(await adopt(guest)).toEqual({ lessons: [] });
    expect(await readLesson(learner, "l1")).toMatchObject({
      status: "in_progress",
      position: "p3",
      answers: [{ answer_id: body.answer_id, verdict: { is_correct: true } }],
    });
  });

  it("gives a guest to one account only, and refuses a token that proves nobody", async () => {
    const guest = newGuest();
    await completeLesson(guest, "l1");
    const other = app.learner();
    await sql`update learning_guest_lesson set adopted_by = ${other.userId} where guest_id = ${uuidOf(guest)}`.execute(
      app.database.kysely,
    );
    expect(await adopt(guest)).toEqual({ lessons: [] });
    expect(await adopt(guest, other)).toEqual({ lessons: ["l1"] });
    expect(await learner.refusal("adoptGuest", { body: { guest_token: "nobody" } })).toEqual([404, "not_found"]);
  });
});

describe("forgetting guests", () => {
  const forget = async () => {
    const job = app.learning.jobs?.find(({ name }) => name === "learning.forget-guests");
    if (!job) throw new Error("the job is missing");
    await runNow(job, app);
  };

  it("deletes after 30 days what no account took over, and nothing else", async () => {
    const [old, young] = [newGuest(), newGuest()];
    await answerLesson(old, "l1");
    await old.call("saveLessonPosition", { params: { id: "l1" }, body: { page_id: "p2" } });
    await answerLesson(learner, "l1");
    app.clock.advance({ days: 29 });
    await answerLesson(young, "l1");
    await forget();
    expect(await rowsOf(uuidOf(old))).toBeGreaterThan(0);
    app.clock.advance({ days: 1, minutes: 1 });
    await forget();
    expect(await rowsOf(uuidOf(old))).toBe(0);
    expect(await rowsOf(uuidOf(young))).toBeGreaterThan(0);
    expect(await rowsOf(learner.userId)).toBeGreaterThan(0);
  });
});

describe("what visitors see", () => {
  it("of a lesson: title, summary, minutes, where it stands, and whether it is free", async () => {
    const teaser = await newGuest().call("getLessonTeaser", { params: { id: "first" } });
    expect(teaser).toMatchObject({
      id: "l1",
      minutes: 5,
      is_free: true,
      place: { course_id: "basics", chapter_id: "basics-1", component_id: "l1" },
      course: { id: "basics", title: "Course basics" },
    });
    expect(await newGuest().call("getLessonTeaser", { params: { id: "l2" } })).toMatchObject({ is_free: false });
    expect(await newGuest().refusal("getLessonTeaser", { params: { id: "quiz-1" } })).toEqual([404, "not_found"]);
  });

  it("of a course: what it teaches, how long it takes, and its free lesson", async () => {
    const teaser = await newGuest().call("getCourseTeaser", { params: { id: "basics" } });
    expect(teaser).toMatchObject({
      title: "Course basics",
      outcomes: ["You can read a price."],
      free: { component_id: "l1" },
    });
    expect(teaser.lessons).toBeGreaterThan(1);
    expect((await newGuest().call("getCourseTeaser", { params: { id: "next" } })).free).toBe(null);
    expect(await newGuest().refusal("getCourseTeaser", { params: { id: "none" } })).toEqual([404, "not_found"]);
  });
});
