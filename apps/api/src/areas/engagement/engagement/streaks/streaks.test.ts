import { engagementContract } from "@candlewise/contracts/engagement/schemas";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { streakWorld } from "../testing/streak-world.ts";

const { app, learner } = streakWorld();
const lesson = { lesson_id: "l1", course_id: "basics", chapter_id: "basics-1", is_audio: false, is_excellent: false };
const daysOf = async () =>
  (await learner.calendar()).days.map(({ local_date, kind }) => `${local_date.slice(-2)} ${kind}`);

describe("the streak", () => {
  it("S7.48 S7.49 begins with a completed lesson, which also earns coins", async () => {
    expect(await learner.profile()).toMatchObject({ status: "none", current: 0, longest: 0, coins: 0, repair: null });
    const as = await learner.signedIn();
    await app.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, as);
    await app.call(learningContract, "completeLesson", { body: lesson }, as);
    await app.dispatcher.drain();
    expect(await learner.profile()).toMatchObject({
      user_id: learner.userId,
      today: "2026-11-02",
      status: "done",
      current: 1,
      longest: 1,
      coins: 5,
      next_milestone: { days: 3, coins: 10 },
    });
    expect(await learner.calendar()).toEqual({
      today: "2026-11-02",
      status: "done",
      current: 1,
      coins: 5,
      from: "2026-10-01",
      days: [{ local_date: "2026-11-02", kind: "lesson" }],
    });
  });

  it("S7.48 counts a day once, goes on the next day and ends with a missed one", async () => {
    await learner.learn();
    await learner.learn();
    expect(await learner.profile()).toMatchObject({ current: 1, coins: 10 });
    app.clock.advance({ days: 1 });
    expect(await learner.profile()).toMatchObject({ status: "open", current: 1 });
    await learner.learn();
    expect(await learner.profile()).toMatchObject({ status: "done", current: 2 });
    app.clock.advance({ days: 2 });
    expect(await learner.profile()).toMatchObject({ status: "broken", current: 0, longest: 2 });
    await learner.learn();
    expect(await learner.profile()).toMatchObject({ status: "done", current: 1, longest: 2 });
  });

  it("S7.49 earns coins at a milestone, once", async () => {
    await learner.learnDays(3);
    await learner.learn();
    expect(await learner.profile()).toMatchObject({
      current: 3,
      coins: 4 * 5 + 10,
      next_milestone: { days: 7, coins: 10 },
    });
  });

  it("S7.48 a lesson whose event arrives late joins the days around it", async () => {
    await learner.learnDays(2);
    const missed = app.clock.now();
    app.clock.advance({ days: 2 });
    await learner.learn();
    expect(await learner.profile()).toMatchObject({ current: 1 });
    await learner.learn({ at: new Date(missed.getTime() + 86_400_000) });
    expect(await learner.profile()).toMatchObject({ current: 4, longest: 4 });
  });

  it("S7.49 a flight across the date line takes no day away", async () => {
    await learner.learn({ at: new Date("2026-11-03T06:00:00Z"), zone: "America/Los_Angeles" });
    await learner.learn({ at: new Date("2026-11-03T17:00:00Z"), zone: "Pacific/Auckland" });
    app.clock.set("2026-11-03T18:00:00Z");
    expect(await learner.profile()).toMatchObject({ current: 2 });
    expect(await daysOf()).toEqual(["02 lesson", "04 lesson"]);
  });

  it("S7.49 a journey there and back takes no day away: what was missed is counted from the last lesson of a day", async () => {
    await learner.learn({ at: new Date("2026-11-02T00:00:00Z") });
    await learner.learn({ at: new Date("2026-11-02T21:00:00Z"), zone: "America/Los_Angeles" });
    await learner.learn({ at: new Date("2026-11-03T05:00:00Z"), zone: "America/Los_Angeles" });
    await learner.learn({ at: new Date("2026-11-04T00:00:00Z") });
    app.clock.set("2026-11-04T01:00:00Z");
    expect(await learner.profile()).toMatchObject({ current: 2 });
  });

  it("S7.49 S7.50 refuses an unknown time zone and another learner", async () => {
    const as = await learner.signedIn();
    const zone = { params: { user_id: learner.userId }, query: { timezone: "Nowhere/Land" } };
    expect((await app.refuse(engagementContract, "getStreakProfile", zone, as)).error).toBe("validation_failed");
    const other = { user_id: randomUUID(), timezone: "UTC", action: "activity" } as const;
    const stranger = { params: { user_id: other.user_id } };
    expect((await app.refuse(engagementContract, "getStreakProfile", stranger, as)).status).toBe(404);
    expect((await app.refuse(engagementContract, "actOnStreak", { body: other }, as)).status).toBe(404);
  });
});

describe("freezes", () => {
  it("S7.50 are bought with coins, two at most, and a repeat buys nothing", async () => {
    expect(await learner.refusal("freeze")).toEqual([409, "coins_short"]);
    await learner.give(120);
    const id = randomUUID();
    expect(await learner.act("freeze", id)).toMatchObject({ coins: 70, freezes: { stock: 1, most: 2, price: 50 } });
    expect(await learner.act("freeze", id)).toMatchObject({ coins: 70, freezes: { stock: 1 } });
    expect(await learner.act("freeze")).toMatchObject({ coins: 20, freezes: { stock: 2 } });
    expect(await learner.act("freeze")).toMatchObject({ coins: 20, freezes: { stock: 2 } });
    app.clock.advance({ days: 1 });
    expect(await learner.refusal("freeze")).toEqual([409, "freezes_full"]);
  });

  it("S7.50 cover missed days, oldest first, and keep the streak", async () => {
    await learner.give(100);
    await learner.act("freeze");
    await learner.learnDays(2);
    app.clock.advance({ days: 2 });
    expect(await learner.profile()).toMatchObject({ status: "open", current: 2, freezes: { stock: 0 } });
    expect(await daysOf()).toEqual(["02 lesson", "03 lesson", "04 freeze"]);
    await learner.learn();
    expect(await learner.profile()).toMatchObject({ status: "done", current: 3, freezes: { stock: 0 } });
    expect(await daysOf()).toEqual(["02 lesson", "03 lesson", "04 freeze", "05 lesson"]);
    app.clock.advance({ days: 2 });
    expect(await learner.profile()).toMatchObject({ status: "broken" });
  });

  it("S7.50 bought after a missed day do not cover it", async () => {
    await learner.give(100);
    await learner.learnDays(2);
    app.clock.advance({ days: 2 });
    expect(await learner.act("freeze")).toMatchObject({ status: "broken", freezes: { stock: 1 } });
    app.clock.advance({ days: 4 });
    expect(await learner.act("activity")).toMatchObject({ status: "broken", freezes: { stock: 1 } });
  });

  it("S7.50 of a day whose lesson arrives late go back to the stock", async () => {
    await learner.give(50);
    await learner.act("freeze");
    await learner.learn();
    const missed = new Date(app.clock.now().getTime() + 86_400_000);
    app.clock.advance({ days: 2 });
    expect(await learner.act("activity")).toMatchObject({ current: 1, freezes: { stock: 0 } });
    await learner.learn({ at: missed });
    expect(await learner.profile()).toMatchObject({ status: "open", current: 2, freezes: { stock: 1 } });
  });

  it("S7.50 50 purchases at once are one, with 50 equal answers", async () => {
    await learner.give(1000);
    const as = await learner.signedIn();
    const call = learner.actionOf("freeze", randomUUID());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.call(engagementContract, "actOnStreak", call, as)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ coins: 950, freezes: { stock: 1 } });
    expect(await learner.books()).toEqual({ balance: 950, sum: 950 });
  });

  it("S7.50 50 different purchases at once never exceed the stock or the coins", async () => {
    await learner.give(60);
    const as = await learner.signedIn();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.send(engagementContract, "actOnStreak", learner.actionOf("freeze", randomUUID()), as),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await learner.books()).toEqual({ balance: 10, sum: 10 });
  });
});

describe("a repair", () => {
  it("S7.50 brings the streak back within two days, also after the first lesson of a new one", async () => {
    await learner.give(500);
    await learner.learnDays(3);
    app.clock.advance({ days: 2 });
    const { coins, repair } = await learner.profile();
    expect(repair).toEqual({ dates: ["2026-11-05"], until: "2026-11-07", length: 3, price: 60 });
    await learner.learn();
    expect(await learner.profile()).toMatchObject({ current: 1, repair: { length: 4 } });
    expect(await learner.act("repair")).toMatchObject({ current: 4, longest: 4, coins: coins + 5 - 60, repair: null });
    expect(await learner.act("repair")).toMatchObject({ current: 4, coins: coins + 5 - 60 });
    expect(await daysOf()).toEqual(["02 lesson", "03 lesson", "04 lesson", "05 repair", "06 lesson"]);
  });

  it("S7.50 covers two missed days, and comes too late on the third", async () => {
    await learner.give(500);
    await learner.learnDays(3);
    app.clock.advance({ days: 3 });
    expect((await learner.profile()).repair).toMatchObject({ dates: ["2026-11-05", "2026-11-06"], price: 120 });
    app.clock.advance({ days: 1 });
    expect(await learner.refusal("repair")).toEqual([409, "nothing_to_repair"]);
  });

  it("S7.50 costs coins", async () => {
    await learner.learnDays(3);
    app.clock.advance({ days: 2 });
    expect(await learner.refusal("repair")).toEqual([409, "coins_short"]);
    expect(await learner.profile()).toMatchObject({ status: "broken", current: 0 });
  });
});

describe("coins", () => {
  it("cannot be overdrawn or set apart from their entries, whatever writes them", async () => {
    await learner.give(10);
    const overdraw = app.platform.database.run(
      `insert into engagement_coin_entry (user_id, source, source_id, amount, at) values ($1, 'freeze', 'x', -11, now())`,
      [learner.userId],
    );
    await expect(overdraw).rejects.toThrow("balance");
    expect(await learner.books()).toEqual({ balance: 10, sum: 10 });
  });
});
