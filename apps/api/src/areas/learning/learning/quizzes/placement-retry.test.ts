import { sql } from "kysely";
import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import { sampleContent } from "#api/testing/sample-content.ts";
import { describe, expect, it } from "vitest";
import type { TestLearner } from "../testing/learner.ts";
import { answerBody, answerLesson, completeLesson, openAttempt, takeTest } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";
import { waitingStatements } from "../testing/waiting-statements.ts";
import { saveAttemptAnswer } from "./attempt-store.ts";

const { app, learner } = learningWorld();

const access = (id: string) => ({ params: { id }, body: {} });
const idsOf = ({ questions }: { questions: readonly { id: string }[] }) => questions.map(({ id }) => id);
const waitOf = (opens_at: string, after_id: string) => ({ opens_at, after_id });
const closed = (wait: object) => [409, "placement_closed", wait];

async function answerFirst(of: TestLearner, id: string) {
  const attempt = await openAttempt(of, id);
  const [question] = attempt.questions;
  if (!question) throw new Error("no question");
  await of.call("answerQuestion", answerBody(attempt.id, question, false));
  return attempt;
}

/** The waits that the path shows, by component. */
const waitsOnPath = async () => {
  const { courses } = await learner.call("getPathway", { params: { id: "active" } });
  const components = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.components));
  return Object.fromEntries(
    components.flatMap((each) => (each.placement_wait ? [[each.id, each.placement_wait]] : [])),
  );
};

describe("a placement test that failed", () => {
  const wait = waitOf("2026-11-22T12:00:00.000Z", "l1");

  it("S4.08 opens again after 24 hours, and so do those that would skip the same", async () => {
    expect((await takeTest(learner, "l3", 3)).placement_wait).toEqual(wait);
    app.clock.set("2026-11-22T11:59:59Z");
    for (const id of ["l3", "l4"]) expect(await learner.refusal("accessComponent", access(id))).toEqual(closed(wait));
    app.clock.set("2026-11-22T12:00:00Z");
    expect((await openAttempt(learner, "l3")).questions).toHaveLength(12);
  });

  it("S4.08 opens at once when the first lesson that it would have skipped is completed", async () => {
    const failed = await takeTest(learner, "l3", 3);
    await completeLesson(learner, "l1");
    expect(await openAttempt(learner, "l3")).toMatchObject({ purpose: "placement", answers: [] });
    const results = await learner.call("getQuizResults", { params: { id: failed.attempt_id } });
    expect(results.placement_wait).toBeUndefined();
    expect((await takeTest(learner, "l3", 3)).placement_wait).toEqual({ ...wait, after_id: "l2" });
  });

  it("S3.10 is shown as closed where it is offered", async () => {
    expect(await waitsOnPath()).toEqual({});
    await takeTest(learner, "l3", 3);
    expect(await waitsOnPath()).toEqual({ l3: wait, l4: wait });
    const course = await learner.call("getCoursePathway", { params: { id: "basics" } });
    expect(course.chapters[1]?.components[0]).toMatchObject({ id: "l3", status: "jump_here", placement_wait: wait });
    await completeLesson(learner, "l1");
    expect(await waitsOnPath()).toEqual({});
  });

  it("S4.08 does not close a test of another course", async () => {
    await takeTest(learner, "l3", 3);
    expect(await learner.call("accessComponent", access("l7"))).toMatchObject({ status: "in_progress" });
  });

  it("S4.08 counts when a crash left it unfinished", async () => {
    const { attempt_id } = await takeTest(learner, "l3", 3);
    await sql`update learning_attempt set state = 'open', score_percent = null, finished_at = null
      where attempt_id = ${attempt_id}`.execute(app.database.kysely);
    expect(await learner.refusal("accessComponent", access("l4"))).toEqual(closed(wait));
  });

  it("S4.08 asks nothing that was asked before while there are unseen questions", async () => {
    const asked: string[] = [];
    for (let day = 21; day < 26; day++) {
      app.clock.set(`2026-11-${day}T12:00:00Z`);
      asked.push(...(await takeTest(learner, "l3", 3)).review.map(({ question }) => question.id));
    }
    expect(asked).toHaveLength(60);
    expect(new Set(asked).size).toBe(60);
  });
});

describe("a placement test under way", () => {
  it("S4.08 goes on where it was left, and has to be finished before another one", async () => {
    const attempt = await answerFirst(learner, "l3");
    const underWay = [409, "placement_under_way", { component_id: "l3" }];
    expect(await learner.refusal("accessComponent", access("l4"))).toEqual(underWay);
    const resumed = await openAttempt(app.learner(learner.userId), "l3");
    expect(resumed).toMatchObject({ id: attempt.id, questions: attempt.questions });
    expect(resumed.answers).toHaveLength(1);
  });

  it("S4.08 without an answer gives way to another one, and asks the same when it is opened again", async () => {
    const first = await openAttempt(learner, "l3");
    const [question] = first.questions;
    if (!question) throw new Error("no question");
    expect((await openAttempt(learner, "l4")).questions).toHaveLength(12);
    expect(await learner.refusal("answerQuestion", answerBody(first.id, question, true))).toEqual([404, "not_found"]);
    const again = await openAttempt(learner, "l3");
    expect(again.questions).toEqual(first.questions);
  });

  it("S4.08 stands in nobody's way when its target was reached by learning", async () => {
    await answerFirst(learner, "l3");
    for (const id of ["l1", "l2"]) await completeLesson(learner, id);
    await takeTest(learner, "quiz-1");
    expect(await openAttempt(learner, "l4")).toMatchObject({ purpose: "placement", answers: [] });
  });

  it("S4.08 is not discarded when it is opened again between its last answer and its result", async () => {
    const attempt = await openAttempt(learner, "l3");
    const [last, ...others] = attempt.questions;
    if (!last) throw new Error("no question");
    for (const question of others) await learner.call("answerQuestion", answerBody(attempt.id, question, true));
    const { answer_id, answer } = answerBody(attempt.id, last, true).body;
    const opened = await app.database.transaction(async (transaction) => {
      await sql`select from learning_learner where user_id = ${learner.userId} for update`.execute(transaction);
      const call = learner.call("accessComponent", access("l3"));
      await expect.poll(() => waitingStatements(app)).toBe(1);
      // What the call of the last answer stores first.
      const given = {
        answer_id,
        item_id: last.id,
        answer,
        is_correct: true,
        picked: [],
        misconceptions: [],
        now: app.clock.now(),
      };
      await saveAttemptAnswer(app.database.kysely, learner.userId, attempt.id, given);
      return { call };
    });
    expect(await opened.call).toMatchObject({ status: "in_progress", attempt: null });
    const results = await learner.call("getQuizResults", { params: { id: attempt.id } });
    expect(results).toMatchObject({ percent: 100, is_passed: true });
  });

  it("S4.08 is one, however many are started at once", async () => {
    const ids = ["l3", "l4", "l3", "l4", "l3", "l4"];
    const opened = await Promise.all(ids.map((id) => openAttempt(app.learner(learner.userId), id)));
    await Promise.all(
      opened.flatMap(({ id, questions: [question] }) =>
        question ? [learner.refusal("answerQuestion", answerBody(id, question, false))] : [],
      ),
    );
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from learning_attempt where user_id = ${learner.userId} and answered > 0`.execute(
      app.database.kysely,
    );
    expect(rows).toEqual([{ open: 1 }]);
    const starts = await Promise.all(
      ["l3", "l4"].map((id) => app.learner(learner.userId).refusal("accessComponent", access(id))),
    );
    expect(starts.filter(([status]) => status === 200)).toHaveLength(1);
  });
});

describe("with few questions", () => {
  const { en } = sampleContent.languages;
  const quiz = en?.quizzes["quiz-1"];
  if (!en || !quiz) throw new Error("the sample content lacks something");
  const content: ContentBundle = {
    hash: "few",
    languages: { en: { ...en, quizzes: { ...en.quizzes, "quiz-1": { ...quiz, items: quiz.items.slice(0, 8) } } } },
  };
  const { app: small, learner: reader } = learningWorld(content);

  it("S4.08 questions answered in a lesson come last", async () => {
    await answerLesson(reader, "l1");
    const asked = idsOf(await openAttempt(reader, "l3"));
    // Eight of the quiz, three of lesson l2, and one that was seen.
    expect(asked.filter((id) => id.startsWith("l1"))).toHaveLength(1);
    expect(asked).toHaveLength(12);
  });

  it("S4.08 a test that lost questions counts from its last answer, so that hiding topics is no way to another try", async () => {
    await answerFirst(reader, "l3");
    small.clock.set("2026-11-21T20:00:00Z");
    await reader.call("listPaths", { query: { is_crypto_included: "false" } });
    const wait = waitOf("2026-11-22T12:00:00.000Z", "l1");
    for (const id of ["l3", "l4"]) expect(await reader.refusal("accessComponent", access(id))).toEqual(closed(wait));
    small.clock.set("2026-11-22T12:00:00Z");
    expect((await openAttempt(reader, "l3")).answers).toEqual([]);
  });
});
