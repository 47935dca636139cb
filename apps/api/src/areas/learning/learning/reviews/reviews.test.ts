import { randomUUID } from "node:crypto";
import type { QuizAttempt } from "@candlewise/contracts/learning/schemas";
import { authContract } from "@candlewise/contracts/auth/schemas";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { rightAnswer, wrongAnswer } from "#api/testing/sample-answers.ts";
import { sampleContent } from "#api/testing/sample-content.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { addressOf, completionOf } from "../testing/learning-steps.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ content: sampleContent, now: "2026-11-21T12:00:00Z" });
});

/** A learner who has completed lesson l1: `spread` right at once, `risk` after a second try or not at all. */
async function learnerOfL1(risk: "second try" | "missed") {
  app.clock.set("2026-11-21T12:00:00Z");
  const { userId, email, password, accessToken } = await signUp(app);
  const as = { token: accessToken };
  /** An access token outlives no day. */
  const at = async (time: string) => {
    app.clock.set(time);
    as.token = (await app.call(authContract, "login", { body: { email, password } })).access_token;
  };
  await app.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, as);
  const lesson = { params: { ...addressOf("l1"), id: "l1" }, query: {} };
  const { items } = await app.call(learningContract, "getLesson", lesson, as);
  const answer = (key: string, isRight: boolean) => {
    const item = items[key] ?? expect.unreachable();
    const given = isRight ? rightAnswer(item) : wrongAnswer(item);
    const body = { answer_id: randomUUID(), lesson_id: "l1", question_id: item.id, answer: given };
    return app.call(learningContract, "answerQuestion", { body }, as);
  };
  await answer("q1", true);
  await answer("c1", true);
  await answer("q2", false);
  if (risk === "second try") await answer("q2", true);
  await app.call(learningContract, "completeLesson", completionOf("l1"), as);
  await app.dispatcher.drain();
  const plan = () => app.call(learningContract, "getReviewPlan", {}, as);
  const open = (skill_id?: string) =>
    app.call(learningContract, "openReview", { body: skill_id === undefined ? {} : { skill_id } }, as);
  const skills = async () => {
    const { skills: all } = await app.call(learningContract, "listSkills", {}, as);
    return Object.fromEntries(all.map(({ id, mastery, next_on }) => [id, [mastery, next_on]]));
  };
  const send = (attempt: QuizAttempt, index: number, isRight: boolean, answer_id: string = randomUUID()) => {
    const question = attempt.questions[index] ?? expect.unreachable();
    const given = isRight ? rightAnswer(question) : wrongAnswer(question);
    const body = { answer_id, attempt_id: attempt.id, question_id: question.id, answer: given };
    return app.call(learningContract, "answerQuestion", { body }, as);
  };
  const result = (attempt: QuizAttempt) =>
    app.call(learningContract, "getReviewResult", { params: { id: attempt.id } }, as);
  const rows = async (query: string) => (await app.platform.database.run(query, [userId])).rows;
  return { as, at, plan, open, skills, send, result, rows };
}

const opened = ({ attempt }: { attempt: QuizAttempt | null }): QuizAttempt => attempt ?? expect.unreachable();

describe("S4.17 reviews", () => {
  it("begin with the completion of a lesson and come back sooner the worse the answers were", async () => {
    const learner = await learnerOfL1("second try");
    expect(await learner.skills()).toEqual({
      spread: ["learning", "2026-11-25"],
      risk: ["learning", "2026-11-23"],
    });
    expect(await learner.plan()).toMatchObject({ today: "2026-11-21", due: 0, next_on: "2026-11-23" });
    expect((await learner.open()).attempt).toBeNull();
    const other = await learnerOfL1("missed");
    expect((await other.skills())["risk"]).toEqual(["learning", "2026-11-22"]);
  });

  it("ask what is due, judge each answer once and say when each skill comes back", async () => {
    const learner = await learnerOfL1("second try");
    await learner.at("2026-11-25T12:00:00Z");
    expect(await learner.plan()).toMatchObject({ due: 2, minutes: 1, done_today: 0, next_on: "2026-11-25" });
    const attempt = opened(await learner.open());
    expect(attempt.purpose).toBe("review");
    expect(attempt.questions).toHaveLength(2);
    expect(JSON.stringify(attempt)).not.toContain("~secret~");
    expect(opened(await learner.open()).id).toBe(attempt.id);

    const id = randomUUID();
    const [first, again] = [await learner.send(attempt, 0, true, id), await learner.send(attempt, 0, false, id)];
    expect(again.verdict).toEqual(first.verdict);
    expect(await learner.plan()).toMatchObject({ due: 1, done_today: 1 });
    const open = await app.refuse(learningContract, "getReviewResult", { params: { id: attempt.id } }, learner.as);
    expect([open.status, open.error]).toEqual([409, "attempt_open"]);
    await learner.send(attempt, 1, false);

    const result = await learner.result(attempt);
    expect(result).toMatchObject({ kind: "review", asked: 2, correct: 1, xp: 5 });
    const [right, wrong] = [
      result.skills.find(({ correct }) => correct === 1),
      result.skills.find(({ correct }) => correct === 0),
    ];
    expect(right).toMatchObject({ mastery: "familiar" });
    expect(wrong).toMatchObject({ mastery: "learning", next_on: "2026-11-26" });
    expect((right?.next_on ?? "") > "2026-12-01").toBe(true);
    expect(result.review).toHaveLength(2);
    expect(await learner.plan()).toMatchObject({ due: 0, done_today: 2, next_on: "2026-11-26" });
  });

  it("earn points and a day of the streak once a day, however often a skill is drilled", async () => {
    const learner = await learnerOfL1("second try");
    await learner.at("2026-11-22T12:00:00Z");
    for (const expected of [5, 0]) {
      app.clock.advance({ minutes: 1 });
      const drill = opened(await learner.open("spread"));
      expect(drill.purpose).toBe("drill");
      for (const index of drill.questions.keys()) await learner.send(drill, index, true);
      expect((await learner.result(drill)).xp).toBe(expected);
    }
    await app.dispatcher.drain();
    const points = await learner.rows("select source_id, xp from learning_xp where user_id = $1 and source = 'review'");
    expect(points).toEqual([{ source_id: "2026-11-22", xp: 5 }]);
    const days = await learner.rows("select length from engagement_streak_day where user_id = $1 order by 1");
    expect(days).toMatchObject([{ length: 1 }, { length: 2 }]);
    expect(
      await learner.rows("select 1 from engagement_coin_entry where user_id = $1 and source like 'review%'"),
    ).toEqual([]);
    expect(await learner.plan()).toMatchObject({ done_today: 0 });
  });

  it("drop a session of an earlier day, of which the answers have counted", async () => {
    const learner = await learnerOfL1("second try");
    await learner.at("2026-11-25T12:00:00Z");
    const attempt = opened(await learner.open());
    await learner.send(attempt, 0, true);
    await learner.at("2026-11-26T12:00:00Z");
    const next = opened(await learner.open());
    expect(next.id).not.toBe(attempt.id);
    expect(next.questions).toHaveLength(1);
  });

  it("show nobody a stranger's session, and drill no skill that was never met", async () => {
    const learner = await learnerOfL1("second try");
    await learner.at("2026-11-25T12:00:00Z");
    const attempt = opened(await learner.open());
    const stranger = await signUp(app);
    const as = { token: stranger.accessToken };
    const refusal = await app.refuse(learningContract, "getReviewResult", { params: { id: attempt.id } }, as);
    expect(refusal.status).toBe(404);
    const unknown = await app.call(learningContract, "openReview", { body: { skill_id: "spread" } }, as);
    expect(unknown.attempt).toBeNull();
  });

  it("verify within three days what a passed placement test skipped", async () => {
    app.clock.set("2026-11-21T12:00:00Z");
    const { accessToken: token } = await signUp(app);
    const as = { token };
    await app.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, as);
    const { attempt } = await app.call(learningContract, "accessComponent", { params: { id: "l3" }, body: {} }, as);
    const test = attempt ?? expect.unreachable();
    expect(test.purpose).toBe("placement");
    for (const question of test.questions) {
      const body = {
        answer_id: randomUUID(),
        attempt_id: test.id,
        question_id: question.id,
        answer: rightAnswer(question),
      };
      await app.call(learningContract, "answerQuestion", { body }, as);
    }
    await app.dispatcher.drain();
    const { skills } = await app.call(learningContract, "listSkills", {}, as);
    expect(skills.length).toBeGreaterThan(3);
    expect(skills.every(({ next_on }) => next_on > "2026-11-21" && next_on <= "2026-11-24")).toBe(true);
    expect(skills.some(({ mastery }) => mastery === "familiar" || mastery === "mastered")).toBe(false);
  });

  it("count what was learned before there were reviews, from the first look on", async () => {
    const learner = await learnerOfL1("second try");
    const before = await learner.skills();
    await learner.rows("delete from learning_skill where user_id = $1");
    expect(await learner.skills()).toEqual(before);
  });
});

describe("S4.18 mastery", () => {
  it("takes a right mixed review seven days after the first answer, and falls with a wrong one", async () => {
    const learner = await learnerOfL1("second try");
    const reviewOn = async (date: string, isRight: boolean) => {
      await learner.at(`${date}T12:00:00Z`);
      const attempt = opened(await learner.open());
      for (const index of attempt.questions.keys()) await learner.send(attempt, index, isRight);
      return (await learner.result(attempt)).skills.map(({ mastery }) => mastery);
    };
    expect(await reviewOn("2026-11-25", true)).toEqual(["familiar", "familiar"]);
    expect(await reviewOn("2027-02-20", true)).toEqual(["mastered", "mastered"]);
    expect(await reviewOn("2027-12-20", false)).toEqual(["familiar", "familiar"]);
  });
});
