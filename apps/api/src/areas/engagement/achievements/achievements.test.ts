import { achievementsContract } from "@candlewise/contracts/achievements/schemas";
import { chartContract } from "@candlewise/contracts/charts/schemas";
import { journalContract } from "@candlewise/contracts/journal/schemas";
import { replayContract } from "@candlewise/contracts/replay/schemas";
import { rewardsContract } from "@candlewise/contracts/rewards/schemas";
import { loadContentBundle } from "@candlewise/content/bundle";
import { ACHIEVEMENTS } from "@candlewise/domain/achievements/catalogue";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { streakWorld } from "../engagement/testing/streak-world.ts";

const HEADER = "x-country";
const { app, learner } = streakWorld({ environment: { GEO_COUNTRY_HEADER: HEADER } });

const list = async (query: { is_crypto_included?: string } = {}, country = "DE") =>
  app.call(
    achievementsContract,
    "listAchievements",
    { query },
    { ...(await learner.signedIn()), headers: { [HEADER]: country } },
  );
const recent = async () => app.call(achievementsContract, "listRecentAchievements", {}, await learner.signedIn());
const unseen = async (source?: "app" | "learning" | "practice") =>
  (
    await app.call(
      achievementsContract,
      "listUnseenAchievements",
      { query: source ? { source } : {} },
      await learner.signedIn(),
    )
  ).unseen;
const see = async (id: string, body: { tier?: number } = {}) =>
  app.call(achievementsContract, "seeAchievement", { params: { id }, body }, await learner.signedIn());
const find = async (id: string) => (await list()).achievements.find((each) => each.id === id);
const namesOf = (badges: readonly { id: string; tier: number }[]) => badges.map(({ id, tier }) => `${id} ${tier}`);
const earnedIds = async () =>
  (await list()).achievements
    .flatMap(({ id, tiers }) => tiers.flatMap(({ tier, earned_at }) => (earned_at === null ? [] : [`${id} ${tier}`])))
    .toSorted();

/** As before achievements were released. */
async function forget(): Promise<void> {
  for (const table of ["thing", "counter", "earned", "learner"])
    await app.platform.database.run(`delete from achievements_${table} where user_id = $1`, [learner.userId]);
}

describe("achievements", () => {
  it("S7.32 show every tier with the progress toward it", async () => {
    const { achievements, earned, total } = await list();
    expect(achievements).toHaveLength(ACHIEVEMENTS.length);
    expect({ earned, total }).toEqual({
      earned: 0,
      total: ACHIEVEMENTS.flatMap(({ goals }): readonly number[] => goals).length,
    });
    await learner.learnDays(2);
    expect(await find("lessons")).toEqual({
      id: "lessons",
      family: "learning",
      is_crypto: false,
      value: 2,
      tiers: [
        { tier: 1, metal: "bronze", goal: 5, coins: 5, earned_at: null },
        { tier: 2, metal: "silver", goal: 10, coins: 10, earned_at: null },
        { tier: 3, metal: "gold", goal: 20, coins: 20, earned_at: null },
      ],
    });
    expect((await find("first_lesson"))?.tiers[0]?.earned_at).toBe("2026-11-02T12:00:00.000Z");
  });

  it("S7.31 the latest badges come first, at most four", async () => {
    expect(await recent()).toMatchObject({ recent: [], earned: 0 });
    await learner.learnDays(5);
    const { recent: badges, earned } = await recent();
    expect(namesOf(badges)[0]).toBe("middays 2");
    expect(badges).toHaveLength(4);
    expect(earned).toBe((await earnedIds()).length);
  });

  it("S7.34 are unseen until they are seen, and only where they are asked for", async () => {
    await learner.learn();
    expect(namesOf(await unseen())).toEqual(["first_lesson 1", "middays 1"]);
    expect(await unseen("practice")).toEqual([]);
    expect(namesOf(await unseen("learning"))).toEqual(["first_lesson 1", "middays 1"]);
    await see("first_lesson");
    expect(namesOf(await unseen())).toEqual(["middays 1"]);
  });

  it("S7.33 seeing one up to a tier leaves a later one unseen", async () => {
    const at = app.clock.now();
    for (const tier of [1, 2])
      await app.platform.database.run(
        "insert into achievements_earned (user_id, achievement_id, tier, earned_at) values ($1, 'lessons', $2, $3)",
        [learner.userId, tier, at],
      );
    await see("lessons", { tier: 1 });
    expect(namesOf(await unseen())).toEqual(["lessons 2"]);
    await see("lessons");
    expect(await unseen()).toEqual([]);
  });

  it("S7.33 seeing 50 times at once pays its coins once, with 50 equal answers", async () => {
    await learner.learn();
    const before = (await learner.profile()).coins;
    const as = await learner.signedIn();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.call(achievementsContract, "seeAchievement", { params: { id: "first_lesson" }, body: {} }, as),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"is_seen":true}']));
    expect((await learner.profile()).coins).toBe(before + 5);
    expect(await learner.books()).toEqual({ balance: before + 5, sum: before + 5 });
  });

  it("S7.33 an unknown one is 404", async () => {
    const call = { params: { id: "most_trades" }, body: {} };
    const { error } = await app.refuse(achievementsContract, "seeAchievement", call, await learner.signedIn());
    expect(error).toBe("not_found");
  });

  it("S6.10 S7.32 those of crypto and of the simulator are left out where these are hidden, or not wanted", async () => {
    const ids = async (...parts: Parameters<typeof list>) => (await list(...parts)).achievements.map(({ id }) => id);
    expect(await ids()).toContain("crypto_lesson");
    expect(await ids({ is_crypto_included: "false" })).not.toContain("crypto_lesson");
    expect(await ids({ is_crypto_included: "true" }, "SG")).not.toContain("crypto_brackets");
    const india = await ids({}, "IN");
    expect(india).not.toContain("plans");
    expect(india).toContain("lessons");
  });

  it("S6.01 are those of the caller alone", async () => {
    await learner.learn();
    const other = await signUp(app);
    const { earned } = await app.call(achievementsContract, "listRecentAchievements", {}, { token: other.accessToken });
    expect(earned).toBe(0);
  });
});

describe("the judgment", () => {
  it("S7.31 counts an event that is delivered 50 times at once a single time", async () => {
    const subscription = app.features
      .flatMap(({ subscriptions = [] }) => subscriptions)
      .find(({ subscriber }) => subscriber === "achievements.count-deeds");
    const event = {
      event_id: randomUUID(),
      key_kind: "user",
      key_id: learner.userId,
      type: "lesson.completed",
      payload: {
        lesson_id: "l1",
        course_id: "basics",
        is_excellent: true,
        is_audio: false,
        xp: 15,
        local_date: "2026-11-02",
        time_zone: "UTC",
      },
      occurred_at: app.clock.now(),
    };
    await Promise.all(
      Array.from({ length: 50 }, () =>
        app.platform.database.transaction(async (transaction) => subscription?.handle([event], transaction)),
      ),
    );
    expect(await find("lessons")).toMatchObject({ value: 1 });
    expect(await earnedIds()).toEqual(["first_flawless 1", "first_lesson 1", "middays 1"]);
    expect(await unseen()).toHaveLength(3);
  });

  it("S7.32 takes deeds in practice trading from their events, and never counts one twice", async () => {
    const as = await learner.signedIn();
    const entry_id = randomUUID();
    const plan = {
      thesis: "It holds its trend.",
      entry_price: null,
      stop_price: "9.00",
      target_price: null,
      risk: null,
    };
    const review = { went_well: "", went_wrong: "", followed_plan: null };
    const planned = {
      title: "",
      ticker: null,
      order_id: null,
      plan,
      review,
      notes: "",
      tags: [],
      feeling_before: "calm" as const,
      feeling_after: null,
    };
    await app.call(journalContract, "createJournalEntry", { body: { entry_id, entry: planned } }, as);
    const written = { went_well: "I waited.", went_wrong: "I sold early.", followed_plan: "partly" } as const;
    const reviewed = { version: 1, entry: { ...planned, review: written } };
    await app.call(journalContract, "saveJournalEntry", { params: { id: entry_id }, body: reviewed }, as);
    const renamed = { version: 2, entry: { ...planned, review: written, title: "A patient trade" } };
    await app.call(journalContract, "saveJournalEntry", { params: { id: entry_id }, body: renamed }, as);

    const drawings = [{ id: randomUUID(), tool: "horizontal" as const, points: [{ time: 0, price: 1 }] }];
    const chart = { params: { ticker: "MRRW" }, body: { version: 0, drawings } };
    await app.call(chartContract, "saveDrawings", chart, as);
    await app.call(chartContract, "saveDrawings", { ...chart, body: { version: 1, drawings } }, as);

    const replay_id = randomUUID();
    const body = { replay_id, setup: { type: "surprise" }, timeframe: "1d", length: 20 } as const;
    await app.call(replayContract, "createReplay", { body }, as);
    const params = { id: replay_id };
    await app.call(replayContract, "stepReplay", { params, body: { from: 0, steps: 12 } }, as);
    await app.call(replayContract, "finishReplay", { params }, as);
    await app.call(replayContract, "finishReplay", { params }, as);

    await app.call(rewardsContract, "claimReward", { params: { id: 1 }, body: { reward_id: 1 } }, as);
    await app.dispatcher.drain();
    const earned = ["charts", "feelings", "honesty", "plans", "replays", "reviews", "rewards", "surprises"];
    expect(await earnedIds()).toEqual(earned.map((id) => `${id} 1`));
    expect(await find("plans")).toMatchObject({ value: 1 });
    const { rows } = await app.platform.database.run(
      "select type, count(*)::int as n from event where key_id = $1 and type <> 'user.registered' group by type order by type",
      [learner.userId],
    );
    expect(rows.map(({ type, n }) => `${String(type)} ${String(n)}`)).toEqual([
      "chart.drawn 1",
      "journal.entry_written 2",
      "replay.finished 1",
      "reward.claimed 1",
    ]);

    await forget();
    expect(await earnedIds()).toEqual(earned.map((id) => `${id} 1`));
  });

  it("S7.34 a past before achievements is counted at the first look, dated, paid and not celebrated", async () => {
    const { database } = app.platform;
    await learner.learnDays(7);
    for (let day = 2; day <= 8; day++) {
      await database.run(
        `insert into learning_completion (user_id, component_id, component_type, completed_by, is_excellent, is_audio, xp, local_date, completed_at)
         values ($1, $2, 'lesson', 'learning', true, false, 15, $3, $4)`,
        [learner.userId, `lesson-${day - 1}`, `2026-11-0${day}`, `2026-11-0${day}T12:00:00Z`],
      );
    }
    await forget();
    const coins = (await learner.profile()).coins;
    app.clock.advance({ days: 2 });
    expect(await unseen()).toEqual([]);
    expect((await find("lessons"))?.tiers[0]?.earned_at).toBe("2026-11-06T12:00:00.000Z");
    expect(await find("streak")).toMatchObject({
      value: 7,
      tiers: [{ earned_at: "2026-11-08T12:00:00.000Z" }, {}, {}],
    });
    const paid = (await list()).achievements
      .flatMap(({ tiers }) => tiers)
      .reduce((sum, tier) => sum + (tier.earned_at === null ? 0 : tier.coins), 0);
    expect((await learner.profile()).coins).toBe(coins + paid);
  });

  it("S7.31 50 first looks at once count the past once", async () => {
    await learner.learnDays(3);
    await forget();
    const as = await learner.signedIn();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.call(achievementsContract, "listRecentAchievements", {}, as)),
    );
    expect(new Set(answers.map(({ earned }) => earned)).size).toBe(1);
    const { rows } = await app.platform.database.run(
      "select max(value)::int as most from achievements_counter where user_id = $1",
      [learner.userId],
    );
    expect(rows).toEqual([{ most: 3 }]);
  });

  it("S7.32 an achievement that is new in a release is granted to those who have reached it", async () => {
    await learner.learnDays(3);
    await app.platform.database.run(
      "delete from achievements_earned where user_id = $1 and achievement_id = 'first_streak'",
      [learner.userId],
    );
    expect(await earnedIds()).toContain("first_streak 1");
  });
});

it("S7.32 the curriculum has enough for every achievement that counts its parts, without crypto", () => {
  const { lessons = {}, quizzes = {}, tasks = {}, courses = {} } = loadContentBundle().languages["en"] ?? {};
  const count = (parts: object) =>
    Object.values(parts).filter((part: { is_crypto?: boolean }) => part.is_crypto !== true).length;
  const available: Readonly<Record<string, number>> = {
    lesson: count(lessons),
    flawless: count(lessons),
    flawless_day: count(lessons),
    quiz: count(quizzes),
    sharp_quiz: count(quizzes),
    perfect_quiz: count(quizzes),
    task: count(tasks),
    course: count(courses),
  };
  for (const { id, counter, goals } of ACHIEVEMENTS)
    expect(goals.at(-1), id).toBeLessThanOrEqual(available[counter] ?? Number.POSITIVE_INFINITY);
});
