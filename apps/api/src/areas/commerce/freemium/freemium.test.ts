import { analyzerContract } from "@candlewise/contracts/analyzer/schemas";
import { freemiumContract } from "@candlewise/contracts/freemium/schemas";
import { learningContract, type Lesson } from "@candlewise/contracts/learning/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import type { CompiledComponent, ContentBundle } from "@candlewise/domain/learning/curriculum";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { beforeEachTest, beforeTests } from "#api/testing/before-tests.ts";
import { rightAnswer } from "#api/testing/sample-answers.ts";
import { sampleContent } from "#api/testing/sample-content.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import { createFreePlan } from "./free-plan.ts";

/** A Friday on which the exchange is open. */
const NOW = "2026-11-20T16:30:00Z";
const MIDNIGHT = "2026-11-21T00:00:00.000Z";

const lesson = (id: string): CompiledComponent => ({
  id,
  type: "lesson",
  title: id,
  summary: `About ${id}`,
  minutes: 5,
  is_crypto: false,
});

/** The free course has five lessons, the next one a lesson. */
function fiveLessons(): ContentBundle {
  const { en } = structuredClone(sampleContent.languages);
  const { basics, next } = en?.courses ?? {};
  if (!en || !basics?.chapters[0] || !next?.chapters[0]) throw new Error("the sample lacks a course");
  basics.chapters = [{ ...basics.chapters[0], components: ["l1", "l2", "l3", "l4", "l5"].map(lesson) }];
  next.chapters = [{ ...next.chapters[0], components: [lesson("l7")] }];
  delete en.courses["scams"];
  return { ...sampleContent, languages: { en } };
}

const app = beforeTests(() => createTestApp({ environment: { FREEMIUM: "on" }, content: fiveLessons(), now: NOW }));
const addressOf = (id: string) =>
  id === "l7" ? { course_id: "next", chapter_id: "next-1" } : { course_id: "basics", chapter_id: "basics-1" };

async function newLearner(timeZone = "UTC") {
  app.clock.set(NOW);
  const { userId, accessToken: token } = await signUp(app, { timeZone });
  const as = { token };
  await app.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, as);
  const read = (id: string) => app.send(learningContract, "getLesson", { params: { ...addressOf(id), id } }, as);
  const place = (ticker: string, quantity = "1", side: "buy" | "sell" = "buy") =>
    app.send(
      simulatorContract,
      "placeOrder",
      {
        params: { ticker, transactionType: side },
        body: { client_order_id: randomUUID(), order: { type: "market", quantity } },
      },
      as,
    );
  return {
    userId,
    as,
    read,
    place,
    /** The status and facts of an answer that must be a refusal of the free plan. */
    refusalOf: (answer: Awaited<ReturnType<typeof read>>) => {
      const { error, facts } = answer.json<{ error: string; facts: unknown }>();
      return [answer.statusCode, error, facts];
    },
    async finish(id: string) {
      const body = { ...addressOf(id), lesson_id: id, is_audio: false, is_excellent: false };
      return (await app.send(learningContract, "completeLesson", { body }, as)).statusCode;
    },
    /** Opens and finishes a lesson. */
    async study(id: string) {
      const opened = await read(id);
      return opened.statusCode === 200 ? this.finish(id) : opened.statusCode;
    },
    status: () => app.call(freemiumContract, "getFreemiumStatus", {}, as),
    /** Grants what a payment grants. */
    pay: () =>
      app.platform.database.run(
        "insert into subscriptions_entitlement (user_id, kind, source, source_id, from_at, until_at) values ($1, 'app', 'order', 'a', $2, null)",
        [userId, app.clock.now()],
      ),
  };
}

const learner = beforeEachTest(() => newLearner());
const planOf = () =>
  createFreePlan({
    ...app.platform,
    learnerSettings: async () => ({ time_zone: "UTC" }),
    hasAccess: async () => false,
    hadAccess: async () => false,
  });
const inFreeCourse = { isFree: true, freeCourses: 1 };

describe("new lessons of a day", () => {
  it("S6.09 S9.05 are three, and the fourth is refused with what renews when", async () => {
    for (const id of ["l1", "l2", "l3"]) expect(await learner.study(id)).toBe(200);
    const facts = { limit_of: "lessons", limit: 3, used: 3, renews_at: MIDNIGHT, time_zone: "UTC" };
    expect(learner.refusalOf(await learner.read("l4"))).toEqual([402, "free_limit_reached", facts]);
    expect(await learner.finish("l4")).toBe(402);
    const access = await app.send(learningContract, "accessComponent", { params: { id: "l4" }, body: {} }, learner.as);
    expect(access.statusCode).toBe(402);
    const page = { params: { id: "l4" }, body: { page_id: "p1" } };
    expect((await app.send(learningContract, "saveLessonPosition", page, learner.as)).statusCode).toBe(402);
  });

  it("S6.09 a begun lesson can be read and finished at the limit, and counts once", async () => {
    for (const id of ["l1", "l2"]) await learner.study(id);
    await learner.read("l3");
    await learner.read("l3");
    expect((await learner.status()).limits.lessons.used).toBe(3);
    expect((await learner.read("l3")).statusCode).toBe(200);
    expect(await learner.finish("l3")).toBe(200);
    // A repeat of what was completed is free for ever.
    expect((await learner.read("l1")).statusCode).toBe(200);
    expect(await learner.finish("l1")).toBe(200);
    expect((await learner.status()).limits.lessons).toEqual({ limit: 3, used: 3, renews_at: MIDNIGHT });
  });

  it("S6.09 reviews and the streak need no payment: a learner at the limit has met the default goal", async () => {
    for (const id of ["l1", "l2", "l3"]) await learner.study(id);
    const goal = await app.call(learningContract, "getDailyGoal", {}, learner.as);
    expect(goal.completed_lessons).toBeGreaterThanOrEqual(goal.target_lessons);
    expect((await app.send(learningContract, "openReview", { body: {} }, learner.as)).statusCode).not.toBe(402);
  });

  it("S7.30 renew at the learner's midnight, and a flight to the west gives no second allowance", async () => {
    const traveler = await newLearner("Asia/Tokyo");
    const { limits } = await traveler.status();
    // Half past one in the night of 21 November in Tokyo.
    expect(limits.lessons).toEqual({ limit: 3, used: 0, renews_at: "2026-11-21T15:00:00.000Z" });
    for (const id of ["l1", "l2", "l3"]) await traveler.study(id);
    const body = { time_zone: "America/New_York" };
    await app.call(profileContract, "updateUserProperties", { body }, traveler.as);
    expect((await traveler.status()).limits.lessons.used).toBe(3);
    expect((await traveler.read("l4")).statusCode).toBe(402);
  });

  it("S7.30 renew: the next day three more can be begun", async () => {
    const plan = planOf();
    const open = (id: string) => plan.openLesson(learner.userId, { ...inFreeCourse, lessonId: id });
    for (const id of ["a", "b", "c"]) await open(id);
    await expect(open("d")).rejects.toMatchObject({ code: "free_limit_reached" });
    app.clock.set(MIDNIGHT);
    for (const id of ["d", "e", "f"]) await open(id);
    await expect(open("g")).rejects.toMatchObject({ facts: { renews_at: "2026-11-22T00:00:00.000Z" } });
  });

  it("S6.09 of 100 openings at once, exactly three are let through, whichever they are", async () => {
    const plan = planOf();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        plan.openLesson(learner.userId, { ...inFreeCourse, lessonId: `lesson ${index % 50}` }),
      ),
    );
    const { rows } = await app.platform.database.run("select lesson_id from freemium_lesson where user_id = $1", [
      learner.userId,
    ]);
    expect(rows).toHaveLength(3);
    const refused = outcomes.filter(({ status }) => status === "rejected");
    // Each lesson is asked for twice.
    expect(outcomes.length - refused.length).toBeLessThanOrEqual(6);
    for (const each of refused) expect(each).toMatchObject({ reason: { code: "free_limit_reached" } });
    expect((await learner.status()).limits.lessons.used).toBe(3);
  });
});

describe("courses", () => {
  it("S6.09 S7.30 the first of each path is free, the next is not", async () => {
    expect((await learner.status()).free_courses).toEqual(["basics"]);
    await app.call(learningContract, "beginCourse", { params: { id: "next" }, body: {} }, learner.as);
    const facts = { limit_of: "courses", limit: 1, used: 1, renews_at: null, time_zone: null };
    expect(learner.refusalOf(await learner.read("l7"))).toEqual([402, "free_limit_reached", facts]);
    expect((await learner.status()).limits.lessons.used).toBe(0);
  });

  it("S6.09 a lesson of another course that was begun while it was paid for can be finished afterwards", async () => {
    await learner.pay();
    await app.call(learningContract, "beginCourse", { params: { id: "next" }, body: {} }, learner.as);
    await app.call(learningContract, "accessComponent", { params: { id: "l7" }, body: {} }, learner.as);
    await app.platform.database.run("delete from subscriptions_entitlement where user_id = $1", [learner.userId]);
    expect((await learner.read("l7")).statusCode).toBe(200);
    expect(await learner.finish("l7")).toBe(200);
  });
});

describe("what was done offline", () => {
  const endAccess = () =>
    app.platform.database.run("update subscriptions_entitlement set until_at = $2 where user_id = $1", [
      learner.userId,
      app.clock.now(),
    ]);

  it("S6.09 is taken after a paid plan has ended: it may have been read before", async () => {
    await learner.pay();
    await app.call(learningContract, "beginCourse", { params: { id: "next" }, body: {} }, learner.as);
    for (const id of ["l1", "l2", "l3"]) await learner.study(id);
    await endAccess();
    for (const id of ["l4", "l5"]) await learner.read(id);
    const position = { params: { id: "l7" }, body: { page_id: "p1" } };
    expect((await app.send(learningContract, "saveLessonPosition", position, learner.as)).statusCode).toBe(200);
    expect(await learner.finish("l7")).toBe(200);
  });

  it("S6.09 is taken for a lesson whose questions were answered", async () => {
    for (const id of ["l1", "l2", "l3"]) await learner.study(id);
    await learner.pay();
    const opened = (await learner.read("l4")).json<Lesson>();
    const [item] = Object.values(opened.items);
    if (item === undefined) throw new Error("The lesson asks nothing.");
    const body = { answer_id: randomUUID(), lesson_id: "l4", question_id: item.id, answer: rightAnswer(item) };
    await app.call(learningContract, "answerQuestion", { body }, learner.as);
    await app.platform.database.run("delete from subscriptions_entitlement where user_id = $1", [learner.userId]);
    expect(await learner.finish("l4")).toBe(200);
    expect((await learner.read("l5")).statusCode).toBe(402);
  });
});

describe("a learner who has paid", () => {
  it("S6.09 is not limited, from the moment of the payment on", async () => {
    for (const id of ["l1", "l2", "l3"]) await learner.study(id);
    expect((await learner.read("l4")).statusCode).toBe(402);
    expect(await learner.status()).toMatchObject({ has_access: false, flags: { user_in_freemium: true } });
    await learner.pay();
    expect(await learner.status()).toMatchObject({ has_access: true, flags: { user_in_freemium: false } });
    expect(await learner.study("l4")).toBe(200);
    expect(await learner.study("l5")).toBe(200);
    const { limits } = await learner.status();
    expect(limits.analyses.limit).toBe(50);
  });
});

describe("instruments of the simulator", () => {
  it("S6.09 are ten; more of them, and sales, are free, and a refused order takes nothing", async () => {
    const { assets } = await app.call(marketContract, "listAssets", {}, learner.as);
    const tickers = assets.filter(({ kind }) => kind !== "crypto").map(({ ticker }) => ticker);
    expect((await learner.place(tickers[0] ?? "", "1000000")).statusCode).toBe(409);
    expect((await learner.status()).limits.symbols).toEqual({ limit: 10, used: 0, renews_at: null });
    for (const ticker of tickers.slice(0, 10)) expect((await learner.place(ticker)).statusCode).toBe(200);
    const eleventh = await learner.place(tickers[10] ?? "");
    const facts = { limit_of: "symbols", limit: 10, used: 10, renews_at: null, time_zone: null };
    expect(learner.refusalOf(eleventh)).toEqual([402, "free_limit_reached", facts]);
    expect((await learner.place(tickers[3] ?? "")).statusCode).toBe(200);
    app.clock.advance({ seconds: 5 });
    expect((await learner.place(tickers[3] ?? "", "1", "sell")).statusCode).toBe(200);
    await learner.pay();
    expect((await learner.place(tickers[10] ?? "")).statusCode).toBe(200);
  });

  it("S6.09 of two orders for a new one at once, the refused one does not take back what the other counts", async () => {
    const { assets } = await app.call(marketContract, "listAssets", {}, learner.as);
    const tickers = assets.filter(({ kind }) => kind !== "crypto").map(({ ticker }) => ticker);
    for (const ticker of tickers.slice(0, 8)) {
      const answers = await Promise.all([learner.place(ticker, "1000000"), learner.place(ticker)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 200]);
    }
    expect((await learner.status()).limits.symbols.used).toBe(8);
  });

  it("S6.09 of 100 that are opened at once, exactly ten are let through", async () => {
    const plan = planOf();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => plan.openSymbol(learner.userId, `T${index}`, async () => false)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });

  it("S6.09 one that was traded before stays open above the limit", async () => {
    const plan = planOf();
    for (let index = 0; index < 10; index++) await plan.openSymbol(learner.userId, `T${index}`, async () => false);
    await expect(plan.openSymbol(learner.userId, "NEW", async () => false)).rejects.toMatchObject({
      code: "free_limit_reached",
    });
    await plan.openSymbol(learner.userId, "OLD", async () => true);
    app.clock.advance({ minutes: 2 });
    // Nobody takes it back any more.
    expect(await plan.openSymbol(learner.userId, "OLD", async () => true)).toBeNull();
  });
});

describe("the flags", () => {
  it("S3.27 say what was shown, and whether a second discount was offered", async () => {
    const none = {
      surprise_modal_shown: false,
      bottom_sheet_shown: false,
      second_discount_triggered: false,
      user_in_freemium: true,
      buy_from_app_modal_shown: false,
    };
    expect((await learner.status()).flags).toEqual(none);
    const set = () =>
      app.call(freemiumContract, "setFreemiumFlag", { body: { flag: "bottom_sheet_shown" } }, learner.as);
    await set();
    expect((await set()).flags).toEqual({ ...none, bottom_sheet_shown: true });
    const answer = await app.http.inject({
      url: "/api/offers-v2/offers/",
      headers: { authorization: `Bearer ${learner.as.token}`, "paywall-config-id": "chase-subscription" },
    });
    expect(answer.statusCode).toBe(200);
    expect((await learner.status()).flags.second_discount_triggered).toBe(true);
  });
});

describe("without a free plan", () => {
  const open = beforeTests(() => createTestApp({ content: fiveLessons(), now: NOW }));

  it("S6.09 FREEMIUM=off lifts every limit", async () => {
    const { accessToken: token } = await signUp(open);
    const status = await open.call(freemiumContract, "getFreemiumStatus", {}, { token });
    expect(status).toMatchObject({ has_access: true, flags: { user_in_freemium: false } });
    await open.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, { token });
    expect(await open.call(analyzerContract, "getAnalysisAccess", { headers: {} }, { token })).toMatchObject({
      limit: 50,
    });
    for (const id of ["l1", "l2", "l3", "l4", "l5"]) {
      const body = { ...addressOf(id), lesson_id: id, is_audio: false, is_excellent: false };
      await open.call(learningContract, "completeLesson", { body }, { token });
    }
  });
});
