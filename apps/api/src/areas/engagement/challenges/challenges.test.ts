import { marketContract } from "@candlewise/contracts/market/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { SECRET } from "@candlewise/domain/learning/item-samples";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { streakWorld } from "../engagement/testing/streak-world.ts";
import { challengeSteps } from "./testing/challenge-steps.ts";

const { app, learner } = streakWorld();
const { list, show, join, task, answer, complete, claim, refusals, finish } = challengeSteps(app, learner);
const together = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: 50 }, call));
const distinct = (answers: readonly unknown[]) => new Set(answers.map((each) => JSON.stringify(each))).size;
const statuses = async () => (await show("three-days")).days.map(({ status, opens_on }) => opens_on ?? status);
const rows = async (query: string) => (await app.platform.database.run(query, [learner.userId])).rows;
const events = async () =>
  rows(`select payload from event where key_id = $1 and type = 'challenge_task.completed' order by occurred_at`);

describe("the challenges", () => {
  it("S7.44 S1.02 are listed with what they promise, joined ones first and finished ones last", async () => {
    const { today, challenges } = await list();
    expect(today).toBe("2026-11-02");
    expect(challenges.map(({ id, status }) => [id, status])).toEqual([
      ["a-practice", "available"],
      ["three-days", "available"],
    ]);
    expect(challenges[1]).toMatchObject({
      total_days: 3,
      completed_days: 0,
      score: null,
      coins: 40,
      level: "beginner",
    });
    await join("three-days");
    expect((await list()).challenges.map(({ id }) => id)).toEqual(["three-days", "a-practice"]);
    await finish("three-days");
    expect((await list()).challenges.map(({ id, status }) => [id, status])).toEqual([
      ["a-practice", "available"],
      ["three-days", "finished"],
    ]);
  });

  it("S7.44 joining opens the first day; joining again, or 50 times at once, changes nothing", async () => {
    expect(await statuses()).toEqual(["locked", "locked", "locked"]);
    const answers = await together(() => join("three-days"));
    expect(distinct(answers)).toBe(1);
    expect(answers[0]).toMatchObject({ status: "joined", open_task_id: "three-days-1", completed_days: 0 });
    expect(await statuses()).toEqual(["open", "locked", "locked"]);
    expect(await rows(`select count(*)::int as joined from challenges_joined where user_id = $1`)).toEqual([
      { joined: 1 },
    ]);
  });

  it("S7.44 one that does not exist is not found", async () => {
    expect(await refusals.show("nothing")).toBe("not_found");
  });
});

describe("a day", () => {
  it("S7.45 is closed before joining and before its date", async () => {
    expect(await refusals.task("three-days-1")).toBe("challenge_not_joined");
    await join("three-days");
    expect(await refusals.task("three-days-2")).toBe("day_locked");
    expect(await refusals.complete("three-days-2", 100)).toBe("day_locked");
    expect(await refusals.task("nothing")).toBe("not_found");
  });

  it("S7.45 comes without its answers, as the same attempt at each look", async () => {
    await join("three-days");
    const looks = await together(() => task("three-days-1"));
    expect(distinct(looks)).toBe(1);
    expect(looks[0]?.attempt?.questions).toHaveLength(3);
    expect(JSON.stringify(looks[0])).not.toContain(SECRET);
    expect(JSON.stringify(looks[0])).not.toMatch(/"(?:why|explanation|solution|is_correct)"/);
    expect(looks[0]).toMatchObject({ day: 1, judged_score: null, challenge: { id: "three-days", total_days: 3 } });
  });

  it("S7.45 counts with the score that the server judged, and with no other", async () => {
    await join("three-days");
    expect(await refusals.complete("three-days-1", 100)).toBe("day_unfinished");
    await answer("three-days-1", 1);
    expect(await task("three-days-1")).toMatchObject({ judged_score: 66 });
    expect(await refusals.complete("three-days-1", 100)).toBe("score_mismatch");
    expect(await refusals.complete("three-days-1", 101)).toBe("validation_failed");
    expect(await complete("three-days-1", 66)).toEqual({
      task_id: "three-days-1",
      challenge_id: "three-days",
      day: 1,
      total_days: 3,
      score: 66,
      xp: 10,
      is_finished: false,
      opens_on: "2026-11-03",
    });
    expect(await refusals.complete("three-days-1", 100)).toBe("score_mismatch");
    expect(await show("three-days")).toMatchObject({ score: 66, completed_days: 1, opens_on: "2026-11-03" });
  });

  it("S7.45 50 completions at once are one grant, with 50 equal answers, as is a repeat days later", async () => {
    await join("three-days");
    await answer("three-days-1");
    const answers = await together(() => complete("three-days-1", 100));
    expect(distinct(answers)).toBe(1);
    await app.dispatcher.drain();
    app.clock.advance({ days: 4 });
    expect(await complete("three-days-1", 100)).toEqual(answers[0]);
    await app.dispatcher.drain();
    expect(await events()).toHaveLength(1);
    expect(await learner.books()).toEqual({ balance: 5, sum: 5 });
    expect(await rows(`select source, source_id, xp from learning_xp where user_id = $1`)).toEqual([
      { source: "challenge_task", source_id: "three-days-1", xp: 10 },
    ]);
  });

  it("S7.45 opens on the local day after the last; missed days lose nothing", async () => {
    await join("three-days");
    await answer("three-days-1");
    await complete("three-days-1", 100);
    expect(await statuses()).toEqual(["completed", "2026-11-03", "locked"]);
    expect(await refusals.complete("three-days-2", 100)).toBe("day_locked");
    app.clock.set("2026-11-20T00:00:00Z");
    expect(await statuses()).toEqual(["completed", "open", "locked"]);
    await answer("three-days-2");
    expect(await complete("three-days-2", 100)).toMatchObject({ day: 2, opens_on: "2026-11-21" });
  });

  it("S7.45 begins at midnight of the learner's zone", async () => {
    const body = { time_zone: "America/New_York" };
    await app.call(profileContract, "updateUserProperties", { body }, await learner.signedIn());
    await join("three-days");
    await answer("three-days-1");
    await complete("three-days-1", 100);
    app.clock.set("2026-11-03T04:59:59Z");
    expect(await statuses()).toEqual(["completed", "2026-11-03", "locked"]);
    app.clock.set("2026-11-03T05:00:00Z");
    expect(await statuses()).toEqual(["completed", "open", "locked"]);
  });

  it("S7.45 counts for the streak, for the week's league and in the points of the learner", async () => {
    await join("three-days");
    await answer("three-days-1");
    await complete("three-days-1", 100);
    await app.dispatcher.drain();
    expect(await learner.profile()).toMatchObject({ status: "done", current: 1 });
    expect(await rows(`select xp from leaderboard_member where user_id = $1`)).toEqual([{ xp: 10 }]);
    expect(await events()).toEqual([
      {
        payload: {
          challenge_id: "three-days",
          task_id: "three-days-1",
          score: 100,
          xp: 10,
          local_date: "2026-11-02",
          time_zone: "UTC",
        },
      },
    ]);
  });

  it("S7.45 shows its answers with their verdicts once it is completed", async () => {
    await join("three-days");
    await answer("three-days-1", 3);
    await complete("three-days-1", 0);
    const { attempt, status, score, judged_score } = await task("three-days-1");
    expect([status, score, judged_score]).toEqual(["completed", 0, 0]);
    expect(attempt?.answers.map(({ verdict }) => verdict.is_correct)).toEqual([false, false, false]);
  });

  it("S7.45 in the simulator shows its steps, and is complete only when the practice account is", async () => {
    await join("a-practice");
    expect(await task("a-practice-1")).toMatchObject({
      type: "practice",
      attempt: null,
      judged_score: null,
      practice: { place: "market", kind: "fund", is_ready: false, steps: [{ id: "buy", is_done: false }] },
    });
    expect(await refusals.complete("a-practice-1", 100)).toBe("day_unfinished");
  });

  it("S7.45 in the simulator counts what was done since joining, and nothing from before", async () => {
    // A Monday, two hours after the opening.
    app.clock.set("2026-11-02T16:30:00Z");
    const as = await learner.signedIn();
    const { assets } = await app.call(marketContract, "listAssets", { query: { kind: "fund" } }, as);
    const { ticker, quote } = assets[0] ?? { ticker: "", quote: { price: "0" } };
    const quantity = String(Math.ceil(600 / Number(quote.price)));
    const buy = () =>
      app.call(
        simulatorContract,
        "placeOrder",
        {
          params: { ticker, transactionType: "buy" },
          body: { client_order_id: randomUUID(), order: { type: "market", quantity } },
        },
        as,
      );
    await buy();
    app.clock.advance({ seconds: 60 });
    await join("a-practice");
    expect(await refusals.complete("a-practice-1", 100)).toBe("day_unfinished");
    await buy();
    app.clock.advance({ seconds: 60 });
    expect(await task("a-practice-1")).toMatchObject({ judged_score: 100, practice: { is_ready: true } });
    expect(await complete("a-practice-1", 100)).toMatchObject({ score: 100, xp: 15, opens_on: "2026-11-03" });
  });
});

describe("the reward", () => {
  it("S7.46 waits for the last day", async () => {
    expect(await refusals.claim("three-days")).toBe("challenge_not_joined");
    await join("three-days");
    expect(await refusals.claim("three-days")).toBe("challenge_unfinished");
  });

  it("S7.46 50 claims at once are one grant, with 50 equal answers", async () => {
    await join("three-days");
    await finish("three-days");
    await app.dispatcher.drain();
    const before = await learner.books();
    const answers = await together(() => claim("three-days"));
    expect(distinct(answers)).toBe(1);
    expect(answers[0]).toEqual({ challenge_id: "three-days", coins: 40, score: 100 });
    // Three days of 5 coins, and 10 for a streak of three days.
    expect(before).toEqual({ balance: 25, sum: 25 });
    expect(await learner.books()).toEqual({ balance: 65, sum: 65 });
    expect(await show("three-days")).toMatchObject({ status: "finished", is_rewarded: true, coins: 40 });
  });
});
