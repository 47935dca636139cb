import { notificationsContract } from "@candlewise/contracts/notifications/schemas";
import { rewardsContract } from "@candlewise/contracts/rewards/schemas";
import { describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { challengeSteps } from "../challenges/testing/challenge-steps.ts";
import { notifyWorld } from "./testing/notify-world.ts";

const { app, learner } = notifyWorld();

describe("workflows", () => {
  it("S7.43 are started once for the same reason, however often and at once they are asked for", async () => {
    await learner.join("three-days");
    const signedIn = await learner.signedIn();
    const body = { event: "challenge_task_ready", data_fields: { challenge_id: "three-days" } };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.send(notificationsContract, "startWorkflow", { body }, signedIn)),
    );
    const accepted = answers.filter(({ statusCode }) => statusCode === 200);
    expect(accepted).toHaveLength(50);
    expect(new Set(accepted.map((answer) => answer.body)).size).toBe(1);
    await learner.settleAt("2026-11-02T18:20:00Z");
    expect(await learner.kinds()).toEqual(["challenge_task_ready", "welcome"]);
  });

  it.each([
    ["nobody_knows_this", {}, 422, "unknown_workflow"],
    ["welcome", {}, 422, "unknown_workflow"],
    ["league_result", { rank: "1" }, 422, "unknown_workflow"],
    ["challenge_task_ready", {}, 400, "validation_failed"],
    ["reward_ready", { more: "than it takes" }, 400, "validation_failed"],
  ])("S7.43 refuse %s with %o", async (event, data_fields: Record<string, string>, status, error) => {
    const call = app.refuse(
      notificationsContract,
      "startWorkflow",
      { body: { event, data_fields } },
      await learner.signedIn(),
    );
    expect(await call).toMatchObject({ status, error });
  });

  it("S7.43 name the field that is missing", async () => {
    const body = { event: "challenge_task_ready", data_fields: {} };
    const { details } = await app.refuse(notificationsContract, "startWorkflow", { body }, await learner.signedIn());
    expect(details?.map(({ path }) => path)).toEqual(["body.data_fields.challenge_id"]);
  });

  it("S7.43 say nothing that is not true: a learner cannot make up a streak in danger", async () => {
    await learner.start("streak_in_danger");
    await learner.settleAt("2026-11-02T18:00:00Z");
    expect(await learner.kinds()).toEqual(["welcome"]);
  });
});

describe("the inbox", () => {
  it("S7.43 begins with a welcome, unread until it is read", async () => {
    await learner.settle();
    const page = await learner.inbox();
    expect(page).toMatchObject({ unread: 1, next_cursor: null });
    expect(page.notifications).toEqual([
      {
        id: expect.any(String),
        kind: "welcome",
        title: "Welcome to Candlewise",
        body: expect.stringContaining("five minutes"),
        action: "Take your first lesson",
        page: "/learn",
        at: "2026-11-02T12:00:00.000Z",
        is_read: false,
      },
    ]);
    const [first] = page.notifications;
    const read = { body: { ids: [first?.id ?? ""] } };
    for (let time = 0; time < 2; time++) {
      expect(await app.call(notificationsContract, "readNotifications", read, await learner.signedIn())).toEqual({
        unread: 0,
      });
    }
    expect((await learner.inbox()).notifications.map(({ is_read }) => is_read)).toEqual([true]);
  });

  it("S7.43 is read up to what the learner has seen", async () => {
    await learner.settle();
    const { at } = await learner.inbox();
    await learner.join("three-days");
    await learner.start("challenge_task_ready", { challenge_id: "three-days" });
    await learner.settleAt("2026-11-02T18:20:00Z");
    const read = { body: { until: at } };
    expect(await app.call(notificationsContract, "readNotifications", read, await learner.signedIn())).toEqual({
      unread: 1,
    });
  });

  it("S7.43 comes in pages, in the reader's language", async () => {
    for (const id of ["three-days", "a-practice"]) {
      await learner.join(id);
      await learner.start("challenge_task_ready", { challenge_id: id });
    }
    await learner.settleAt("2026-11-02T18:20:00Z");
    const signedIn = { ...(await learner.signedIn()), headers: { "accept-language": "de" } };
    const pages: string[][] = [];
    for (let cursor: string | undefined | null = undefined; cursor !== null && pages.length < 9;) {
      const query: { limit: number; cursor?: string } = { limit: 1, ...(cursor !== undefined && { cursor }) };
      const page: { next_cursor: string | null; notifications: { title: string }[] } = await app.call(
        notificationsContract,
        "listNotifications",
        { query },
        signedIn,
      );
      pages.push(page.notifications.map(({ title }) => title));
      cursor = page.next_cursor;
    }
    const task = "Deine heutige Aufgabe ist bereit";
    expect(pages).toEqual([[task], [task], ["Willkommen bei Candlewise"]]);
  });

  it("S7.43 belongs to its learner alone", async () => {
    await learner.settle();
    const [own] = (await learner.inbox()).notifications;
    const other = await signUp(app);
    const read = { body: { ids: [own?.id ?? ""] } };
    await app.call(notificationsContract, "readNotifications", read, { token: other.accessToken });
    expect((await learner.inbox()).unread).toBe(1);
  });
});

describe("a streak in danger", () => {
  it("S7.43 is told in the evening of a day without an activity, by email where no browser is subscribed", async () => {
    await learner.confirmEmail();
    await learner.neglectStreak();
    expect((await learner.inbox()).notifications[0]).toMatchObject({
      kind: "streak_in_danger",
      title: "Your 2-day streak ends tonight",
      at: "2026-11-04T18:00:00.000Z",
    });
    expect(await learner.emails()).toEqual([
      {
        template: "notification_streak_in_danger",
        data: {
          days: 2,
          url: "http://localhost:8080/learn?utm_notif=streak_in_danger",
          unsubscribe: expect.stringMatching(/^http:\/\/localhost:8080\/api\/v2\/notifications\/unsubscribe\/[\w.-]+$/),
        },
      },
    ]);
  });

  it("S7.43 is not told to somebody who has learned meanwhile, nor after one day only", async () => {
    await learner.learn();
    await learner.settleAt("2026-11-03T18:00:00Z");
    expect(await learner.kinds()).toEqual(["welcome"]);
    await learner.learn();
    app.clock.set("2026-11-04T17:59:00Z");
    await learner.learn();
    await learner.settleAt("2026-11-04T18:00:00Z");
    expect(await learner.kinds()).toEqual(["welcome"]);
  });

  it("S7.43 says that a freeze covers the day, and comes back on the next", async () => {
    const { userId } = learner;
    const freeze =
      "insert into engagement_freeze (user_id, freeze_id, bought_on, bought_at) values ($1, 'gift', '2026-11-02', $2)";
    await app.platform.database.run(freeze, [userId, app.clock.now()]);
    await learner.neglectStreak();
    await learner.settleAt("2026-11-05T18:00:00Z");
    const titles = (await learner.inbox()).notifications.map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(["Your 2-day streak ends tonight", "Still time to extend your 2-day streak"]);
    await learner.settleAt("2026-11-06T18:00:00Z");
    expect((await learner.kinds()).filter((kind) => kind === "streak_in_danger")).toHaveLength(2);
  });

  it("S7.43 is due in the evening of the learner's zone", async () => {
    const zone = "America/Los_Angeles";
    await app.platform.database.run("update profile_user set time_zone = $2 where user_id = $1", [
      learner.userId,
      zone,
    ]);
    app.clock.set("2026-11-02T20:00:00Z");
    await learner.learn(zone);
    app.clock.set("2026-11-03T20:00:00Z");
    await learner.learn(zone);
    await learner.settleAt("2026-11-05T01:59:00Z");
    expect(await learner.kinds()).toEqual(["welcome"]);
    await learner.settleAt("2026-11-05T02:00:00Z");
    expect(await learner.kinds()).toEqual(["streak_in_danger", "welcome"]);
  });
});

describe("somebody who has been away", () => {
  it("S7.43 is reminded after 3, 7 and 14 days, the last time for good", async () => {
    await learner.confirmEmail();
    await learner.learn();
    for (let day = 3; day <= 30; day++) await learner.settleAt(`2026-11-${String(day).padStart(2, "0")}T18:30:00Z`);
    const shown = (await learner.inbox()).notifications.filter(({ kind }) => kind === "inactive");
    expect(shown.map(({ at, body }) => [at.slice(0, 10), /\d+/.exec(body)?.[0]])).toEqual([
      ["2026-11-16", "14"],
      ["2026-11-09", "7"],
      ["2026-11-05", "3"],
    ]);
    expect(shown[0]?.title).toBe("We’ll stop reminding you");
    expect((await learner.emails()).map(({ template }) => template)).toEqual([
      "notification_inactive",
      "notification_inactive",
      "notification_inactive_last",
    ]);
    const waiting = "select from notifications_entry where user_id = $1 and due_at is not null";
    expect((await app.platform.database.run(waiting, [learner.userId])).rows).toEqual([]);
  });

  it("S7.43 is not reminded after coming back", async () => {
    await learner.learn();
    await learner.settleAt("2026-11-05T18:30:00Z");
    await learner.learn();
    await learner.settleAt("2026-11-09T18:30:00Z");
    const shown = (await learner.inbox()).notifications.filter(({ kind }) => kind === "inactive");
    expect(shown.map(({ at }) => at.slice(0, 10))).toEqual(["2026-11-08", "2026-11-05"]);
  });
});

describe("daily challenges", () => {
  it("S7.43 S7.44 the task of the next day is mentioned while it is open, not after it is done", async () => {
    const steps = challengeSteps(app, learner);
    await steps.join("three-days");
    await steps.answer("three-days-1");
    await steps.complete("three-days-1", 100);
    await learner.settle();
    await learner.settleAt("2026-11-03T18:20:00Z");
    expect((await learner.kinds())[0]).toBe("challenge_task_ready");
    await steps.answer("three-days-2");
    await steps.complete("three-days-2", 100);
    await learner.settle();
    app.clock.set("2026-11-04T12:00:00Z");
    await steps.answer("three-days-3");
    await steps.complete("three-days-3", 100);
    await learner.settleAt("2026-11-05T18:20:00Z");
    expect((await learner.kinds()).filter((kind) => kind === "challenge_task_ready")).toHaveLength(1);
  });
});

describe("rewards and leagues", () => {
  it("S7.43 a reward that is still open in the evening is mentioned, a claimed one is not", async () => {
    const claim = async (reward_id: number) =>
      app.call(rewardsContract, "claimReward", { params: { id: 1 }, body: { reward_id } }, await learner.signedIn());
    await claim(1);
    await learner.settleAt("2026-11-03T19:00:00Z");
    expect(await learner.kinds()).toEqual(["reward_ready", "welcome"]);
    await claim(2);
    await learner.settle();
    app.clock.set("2026-11-04T12:00:00Z");
    await claim(3);
    await learner.settleAt("2026-11-04T19:00:00Z");
    expect((await learner.kinds()).filter((kind) => kind === "reward_ready")).toHaveLength(1);
  });

  it("S7.43 the result of a week is news, unless there was nobody to compare with", async () => {
    const told = async (size: number, outcome: "promoted" | "stayed", week: string) => {
      const payload = { week, rank: 1, size, outcome, to: "ember" } as const;
      const event = {
        type: "league.week_ended",
        user_id: learner.userId,
        occurred_at: app.clock.now(),
        payload,
      } as const;
      await app.platform.database.transaction((transaction) => app.platform.outbox.append(transaction, [event]));
      await learner.settle();
      return (await learner.inbox()).notifications.find(({ kind }) => kind === "league_result");
    };
    expect(await told(2, "stayed", "2026-10-19")).toBeUndefined();
    expect(await told(12, "promoted", "2026-10-26")).toMatchObject({
      title: "You moved up a league",
      body: "You finished the week in place 1 of 12. A new week has begun.",
      page: "/leagues",
    });
  });
});
