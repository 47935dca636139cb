import { authContract } from "@candlewise/contracts/auth/schemas";
import { engagementContract, type EngagementShapes } from "@candlewise/contracts/engagement/schemas";
import type { CallArguments } from "@candlewise/contracts/endpoint";
import { beforeEachTest, beforeTests } from "#api/testing/before-tests.ts";
import { lessonsOf } from "#api/testing/lessons-of.ts";
import { sampleContent } from "#api/testing/sample-content.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "#api/testing/test-app.ts";

type ActionName = CallArguments<EngagementShapes["actOnStreak"]>["body"]["action"];

const START = "2026-11-02T12:00:00Z";

/** The whole app, and before each test somebody new at noon of a Monday. */
export function streakWorld(options: Pick<TestAppOptions, "environment" | "sheets"> = {}) {
  const app = beforeTests(() => createTestApp({ content: sampleContent, now: START, ...options }));
  const learner = beforeEachTest(async () => {
    app.clock.set(START);
    return streakLearner(app, await signUp(app));
  });
  return { app, learner };
}

function streakLearner(app: TestApp, user: TestUser) {
  const { userId } = user;
  const append = lessonsOf(app, userId);
  return {
    ...user,
    ...callsOf(app, user),
    /** Something is completed now, or at another time, and everything that follows has happened. */
    async learn({ at = app.clock.now(), zone = "UTC" }: { at?: Date; zone?: string } = {}): Promise<void> {
      await append(at, zone);
      await app.dispatcher.drain();
    },
    /** A lesson on each of so many days, from today on; the clock is left on the last day. */
    async learnDays(days: number): Promise<void> {
      for (let day = 0; day < days; day++) {
        if (day > 0) app.clock.advance({ days: 1 });
        await append(app.clock.now(), "UTC");
      }
      await app.dispatcher.drain();
    },
    async give(coins: number): Promise<void> {
      await app.platform.database.run(
        `insert into engagement_coin_entry (user_id, source, source_id, amount, at) values ($1, 'milestone', 'gift', $2, now())`,
        [userId, coins],
      );
    },
    /** Balance and sum of the entries. */
    async books(): Promise<unknown> {
      const { rows } = await app.platform.database.run(
        `select balance, (select sum(amount)::int from engagement_coin_entry where user_id = $1) as sum
         from engagement_wallet where user_id = $1`,
        [userId],
      );
      return rows[0];
    },
  };
}

function callsOf(app: TestApp, { userId, email, password }: TestUser) {
  /** An access token outlives no day. */
  const signedIn = async () => ({
    token: (await app.call(authContract, "login", { body: { email, password } })).access_token,
  });
  const actionOf = (action: ActionName, action_id?: string) => ({
    body: { user_id: userId, timezone: "UTC", action, ...(action_id !== undefined && { action_id }) },
  });
  return {
    signedIn,
    actionOf,
    profile: async () =>
      app.call(engagementContract, "getStreakProfile", { params: { user_id: userId } }, await signedIn()),
    calendar: async () => app.call(engagementContract, "getStreakCalendar", {}, await signedIn()),
    act: async (action: ActionName, action_id?: string) =>
      app.call(engagementContract, "actOnStreak", actionOf(action, action_id), await signedIn()),
    refusal: async (action: ActionName) => {
      const { status, error } = await app.refuse(engagementContract, "actOnStreak", actionOf(action), await signedIn());
      return [status, error];
    },
  };
}
