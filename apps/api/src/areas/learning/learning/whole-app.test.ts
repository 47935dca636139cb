import { learningContract } from "@candlewise/contracts/learning/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import type { TestApp } from "#api/testing/test-app.ts";
import { completionOf } from "./testing/learning-steps.ts";
import { sampleContent } from "#api/testing/sample-content.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ content: sampleContent, now: "2026-11-21T23:55:00Z" });
});

describe("learning in the whole app", () => {
  it("S7.58 S7.68 S7.69 follows the goal, the zone and the target that the profile keeps", async () => {
    const { accessToken: token } = await signUp(app);
    const properties = { arrow: "investing", target_lessons: 1 } as const;
    await app.call(profileContract, "updateUserProperties", { body: properties }, { token });
    const path = await app.call(learningContract, "activatePath", { params: { id: "active" }, body: {} }, { token });
    expect(path.arrow).toBe("investing");

    const query = { timezone: "Europe/Berlin" };
    const before = await app.call(profileContract, "getUserProperties", {}, { token });
    await app.call(learningContract, "getDailyGoal", { query }, { token });
    expect(await app.call(profileContract, "getUserProperties", {}, { token })).toEqual(before);
    await app.call(profileContract, "updateUserProperties", { body: { time_zone: "Europe/Berlin" } }, { token });
    const goal = await app.call(learningContract, "getDailyGoal", { query }, { token });
    // The account was created in UTC, where the day is not over: moving east does not shorten a day.
    expect(goal).toEqual({ target_lessons: 1, completed_lessons: 0, local_date: "2026-11-21" });
    const loaded = await app.call(profileContract, "getUserProperties", {}, { token });
    expect(loaded.properties.time_zone).toBe("Europe/Berlin");

    const completion = await app.call(learningContract, "completeLesson", completionOf("l1"), { token });
    expect(completion.daily_goal).toEqual({ target_lessons: 1, completed_lessons: 1, local_date: "2026-11-21" });
    expect(completion.skip_day.isShow).toBe(true);

    app.clock.set("2026-11-22T00:01:00Z");
    const next = await app.call(learningContract, "getDailyGoal", { query }, { token });
    expect(next).toEqual({ target_lessons: 1, completed_lessons: 0, local_date: "2026-11-22" });
  });

  it("S7.73 a stranger's token opens no attempt, and no token opens nothing", async () => {
    const [owner, stranger] = [await signUp(app), await signUp(app)];
    const asOwner = { token: owner.accessToken };
    await app.call(learningContract, "activatePath", { params: { id: "investing-path" }, body: {} }, asOwner);
    const access = { params: { id: "l3" }, body: {} };
    const { attempt } = await app.call(learningContract, "accessComponent", access, asOwner);
    const results = { params: { id: attempt?.id ?? "" } };
    const refusal = await app.refuse(learningContract, "getQuizResults", results, { token: stranger.accessToken });
    expect([refusal.status, refusal.error]).toEqual([404, "not_found"]);
    expect((await app.refuse(learningContract, "getQuizResults", results)).status).toBe(401);
  });
});
