import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { answerBody, completeLesson, follow, openAttempt, takeTest } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";
import { waitingStatements } from "../testing/waiting-statements.ts";
import { saveAttemptAnswer } from "./attempt-store.ts";

const { app, learner, events, points } = learningWorld();
beforeEach(async () => {
  for (const id of ["l1", "l2"]) await completeLesson(learner, id);
});

const quizPoints = async () => (await points()).filter(({ source }) => source === "quiz");
const quiz = { params: { id: "quiz-1" } };
const resultsOf = (id: string) => ({ params: { id } });
describe("taking a quiz", () => {
  it("S7.73 S7.66 opens an attempt by access and shows it in the quiz", async () => {
    expect(await learner.call("getQuiz", quiz)).toMatchObject({
      id: "quiz-1",
      course_id: "basics",
      chapter_id: "basics-1",
      ask: 5,
      pass_percent: 80,
      status: "in_progress",
      best_percent: null,
      attempts: 0,
      attempt: null,
    });
    const attempt = await openAttempt(learner, "quiz-1");
    expect(attempt).toMatchObject({ purpose: "quiz", pass_percent: 80, answers: [], glossary: {} });
    expect(attempt.questions).toHaveLength(5);
    expect((await learner.call("getQuiz", quiz)).attempt).toEqual(attempt);
    expect(await openAttempt(app.learner(learner.userId), "quiz-1")).toEqual(attempt);
  });

  it("S7.66 two devices that open a quiz at once share one attempt", async () => {
    const attempts = await Promise.all([1, 2, 3].map(() => openAttempt(app.learner(learner.userId), "quiz-1")));
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
    const { rows } = await sql`select from learning_attempt where user_id = ${learner.userId}`.execute(
      app.database.kysely,
    );
    expect(rows).toHaveLength(1);
  });

  it("S7.73 judges answers one by one and tells the progress", async () => {
    const attempt = await openAttempt(learner, "quiz-1");
    const [first, second] = attempt.questions;
    if (!first || !second) throw new Error("too few questions");
    const one = await learner.call("answerQuestion", answerBody(attempt.id, first, true));
    expect(one).toMatchObject({
      verdict: { is_correct: true },
      progress: { answered: 1, correct: 1, asked: 5, is_finished: false },
    });
    const two = await learner.call("answerQuestion", answerBody(attempt.id, second, false));
    expect(two).toMatchObject({ verdict: { is_correct: false }, progress: { answered: 2, correct: 1 } });
    const resumed = await openAttempt(learner, "quiz-1");
    expect(resumed.answers.map(({ verdict }) => verdict)).toEqual([one.verdict, two.verdict]);
    expect(await learner.refusal("getQuizResults", resultsOf(attempt.id))).toEqual([409, "attempt_open"]);
  });

  it("S7.73 a question takes one answer: sent again, or otherwise, it gets the first verdict", async () => {
    const attempt = await openAttempt(learner, "quiz-1");
    const [question] = attempt.questions;
    if (!question) throw new Error("no question");
    const call = answerBody(attempt.id, question, false);
    const first = await learner.call("answerQuestion", call);
    expect(await learner.call("answerQuestion", call)).toEqual(first);
    expect(await learner.call("answerQuestion", answerBody(attempt.id, question, true))).toEqual(first);
    const wave = await Promise.all(
      [1, 2, 3].map(() => learner.call("answerQuestion", answerBody(attempt.id, question, true))),
    );
    for (const answer of wave) expect(answer).toEqual(first);
  });

  it("S7.73 counts concurrent answers of two devices without losing one", async () => {
    const attempt = await openAttempt(learner, "quiz-1");
    await Promise.all(
      attempt.questions.map((question) => learner.call("answerQuestion", answerBody(attempt.id, question, true))),
    );
    const results = await learner.call("getQuizResults", resultsOf(attempt.id));
    expect(results).toMatchObject({ percent: 100, correct: 5, asked: 5, is_passed: true });
    expect(await events("quiz.passed")).toHaveLength(1);
  });

  it("S7.73 refuses what does not fit, and answers to a finished attempt", async () => {
    const attempt = await openAttempt(learner, "quiz-1");
    const [question] = attempt.questions;
    if (!question) throw new Error("no question");
    const { body } = answerBody(attempt.id, question, true);
    const refusal = (change: object) => learner.refusal("answerQuestion", { body: { ...body, ...change } });
    expect(await refusal({ question_id: "quiz-2.spread.choice" })).toEqual([400, "answer_mismatch"]);
    expect(await refusal({ attempt_id: randomUUID() })).toEqual([404, "not_found"]);
    const answers = attempt.questions.map((each) => answerBody(attempt.id, each, true));
    const [first] = answers;
    if (!first) throw new Error("no answer");
    const verdicts = [];
    for (const answer of answers) verdicts.push(await learner.call("answerQuestion", answer));
    expect(await refusal({ answer_id: randomUUID() })).toEqual([409, "attempt_finished"]);
    expect((await learner.call("answerQuestion", first)).verdict).toEqual(verdicts[0]?.verdict);
  });

  it("S7.73 is locked until the lessons before it are completed", async () => {
    const other = app.learner();
    await follow(other);
    expect(await other.refusal("getQuiz", quiz)).toEqual([409, "component_locked"]);
    expect(await other.refusal("getQuizStatistics", quiz)).toEqual([409, "component_locked"]);
    expect(await other.refusal("accessComponent", { ...quiz, body: {} })).toEqual([409, "component_locked"]);
    expect(await other.refusal("getQuiz", { params: { id: "l1" } })).toEqual([404, "not_found"]);
  });
});

describe("the results of a quiz", () => {
  it("S4.08 S7.73 passing completes the quiz and unlocks what follows", async () => {
    const results = await takeTest(learner, "quiz-1", 1);
    expect(results).toMatchObject({
      quiz_id: "quiz-1",
      purpose: "quiz",
      percent: 80,
      correct: 4,
      asked: 5,
      is_passed: true,
      pass_percent: 80,
    });
    expect(results.completion).toMatchObject({
      changes: [
        { id: "quiz-1", status: "completed" },
        { id: "l3", status: "in_progress" },
      ],
      next: { course_id: "basics", chapter_id: "basics-2", component_id: "l3" },
      xp: 20,
      is_repeat: false,
      is_excellent: false,
    });
    expect(results.review).toHaveLength(5);
    for (const { verdict } of results.review.slice(0, 1)) {
      expect(verdict.is_correct).toBe(false);
      expect(JSON.stringify(verdict.parts)).toContain("why");
    }
    expect(results.skills.reduce((sum, { asked }) => sum + asked, 0)).toBe(5);
    expect(results.skills[0]?.title).toMatch(/^Skill /);
    // The sample's lessons teach these two; the others have no lesson to go back to.
    for (const { id, lesson } of results.skills) {
      if (["spread", "risk"].includes(id))
        expect(lesson).toMatchObject({ course_id: "basics", chapter_id: "basics-1", component_id: "l1" });
      else expect(lesson).toBeUndefined();
    }
    expect(await learner.call("getQuizResults", resultsOf(results.attempt_id))).toEqual(results);
    expect(await learner.call("getQuiz", quiz)).toMatchObject({
      status: "completed",
      best_percent: 80,
      attempts: 1,
      attempt: null,
    });
  });

  it("S7.73 failing changes nothing; the retry asks again and more of what was missed", async () => {
    const failed = await takeTest(learner, "quiz-1", 2);
    expect(failed).toMatchObject({ percent: 60, is_passed: false, completion: null });
    expect(await quizPoints()).toEqual([]);
    expect(
      await learner.refusal("completeLesson", {
        body: { course_id: "basics", chapter_id: "basics-2", lesson_id: "l3", is_audio: false, is_excellent: false },
      }),
    ).toEqual([409, "component_locked"]);
    const retry = await openAttempt(learner, "quiz-1");
    const seen = new Set(failed.review.map(({ question }) => question.id));
    expect(retry.questions.filter(({ id }) => seen.has(id))).toEqual([]);
    const missed = failed.skills.filter(({ asked, correct }) => correct < asked).map(({ id }) => id);
    for (const skill of missed) expect(retry.questions.some(({ id }) => id.includes(`.${skill}.`))).toBe(true);
  });

  it("S4.08 a quiz that is passed again gives its points once", async () => {
    await takeTest(learner, "quiz-1");
    const again = await takeTest(learner, "quiz-1");
    expect(again.completion).toMatchObject({ is_repeat: true, xp: 0 });
    expect(await quizPoints()).toHaveLength(1);
    expect(await events("quiz.passed")).toHaveLength(1);
    expect(await learner.call("getQuiz", quiz)).toMatchObject({ best_percent: 100, attempts: 2 });
  });

  it("S7.73 an attempt left unfinished by a crash is finished by the next request", async () => {
    const attempt = await openAttempt(learner, "quiz-1");
    for (const question of attempt.questions)
      await learner.call("answerQuestion", answerBody(attempt.id, question, true));
    const { kysely } = app.database;
    await sql`update learning_attempt set state = 'open', score_percent = null where attempt_id = ${attempt.id}`.execute(
      kysely,
    );
    for (const table of ["learning_completion", "learning_xp"] as const) {
      await sql`delete from ${sql.table(table)} where user_id = ${learner.userId} and 'quiz-1' in
        (${sql.ref(table === "learning_xp" ? "source_id" : "component_id")})`.execute(kysely);
    }
    const results = await learner.call("getQuizResults", resultsOf(attempt.id));
    expect(results.completion).toMatchObject({ xp: 20, is_repeat: false });
    expect((await learner.call("getQuiz", quiz)).status).toBe("completed");
  });

  it("S7.73 an attempt that lost a question is not discarded between its last answer and its result", async () => {
    const attempt = await openAttempt(learner, "quiz-1");
    const [last, ...others] = attempt.questions;
    if (!last) throw new Error("no question");
    for (const question of others) await learner.call("answerQuestion", answerBody(attempt.id, question, true));
    await sql`update learning_attempt set questions = jsonb_set(questions, '{0,item_id}', '"gone"')
      where attempt_id = ${attempt.id}`.execute(app.database.kysely);
    const { answer_id, answer } = answerBody(attempt.id, last, true).body;
    const { opening } = await app.database.transaction(async (transaction) => {
      await sql`select from learning_attempt where attempt_id = ${attempt.id} for update`.execute(transaction);
      const opening = openAttempt(learner, "quiz-1");
      await expect.poll(() => waitingStatements(app)).toBe(1);
      const given = {
        answer_id,
        item_id: last.id,
        answer,
        is_correct: true,
        picked: [],
        misconceptions: [],
        now: app.clock.now(),
      };
      await saveAttemptAnswer(transaction, learner.userId, attempt.id, given);
      return { opening };
    });
    expect((await opening).answers).toEqual([]);
    expect(await learner.call("getQuizResults", resultsOf(attempt.id))).toMatchObject({
      percent: 100,
      is_passed: true,
    });
  });

  it("S7.73 no stranger can read or answer an attempt", async () => {
    const attempt = await openAttempt(learner, "quiz-1");
    const [question] = attempt.questions;
    if (!question) throw new Error("no question");
    const stranger = app.learner();
    expect(await stranger.refusal("answerQuestion", answerBody(attempt.id, question, true))).toEqual([
      404,
      "not_found",
    ]);
    for (const each of attempt.questions) await learner.call("answerQuestion", answerBody(attempt.id, each, true));
    expect(await stranger.refusal("getQuizResults", resultsOf(attempt.id))).toEqual([404, "not_found"]);
  });
});

describe("the statistics of a quiz", () => {
  it("S7.73 give the learner's accuracy and the shares of all learners, of answered questions only", async () => {
    await takeTest(learner, "quiz-1", 2);
    const other = app.learner();
    await follow(other);
    for (const id of ["l1", "l2"]) await completeLesson(other, id);
    await takeTest(other, "quiz-1");
    const job = app.learning.jobs?.find(({ name }) => name === "learning.tally-answers");
    const work = async () => job && runNow(job, app);
    await Promise.all([work(), work()]);
    await work();

    const statistics = await learner.call("getQuizStatistics", quiz);
    expect(statistics).toMatchObject({ attempts: 1, best_percent: 60 });
    expect(statistics.skills.reduce((sum, { answered }) => sum + answered, 0)).toBe(5);
    expect(statistics.skills.reduce((sum, { correct }) => sum + correct, 0)).toBe(3);
    expect(statistics.questions).toHaveLength(5);
    for (const { choices, answered, correct_percent, question_id } of statistics.questions) {
      expect(answered).toBeGreaterThanOrEqual(1);
      if (question_id.endsWith(".choice")) {
        expect(choices).toHaveLength(4);
        expect(choices[1]?.percent).toBe(correct_percent);
        expect(choices.reduce((sum, { percent }) => sum + percent, 0)).toBeGreaterThanOrEqual(99);
      }
    }
    const { rows } = await sql<{ answered: number }>`
      select sum(answered)::int as answered from learning_item_tally where picked = ''`.execute(app.database.kysely);
    const { rows: given } = await sql<{ answered: number }>`
      select count(*)::int as answered from learning_answer join learning_attempt using (user_id, attempt_id)
      where is_first and state = 'finished'`.execute(app.database.kysely);
    expect(rows).toEqual(given);
  });
});
