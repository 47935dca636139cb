import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createTestApp } from "#api/testing/test-app.ts";
import { saveCompletions } from "./completion-store.ts";

it("a doubled call of one learner counts once, and costs the others of its batch nothing", async () => {
  const { platform, clock } = await createTestApp();
  const [twice, other] = [randomUUID(), randomUUID()];
  const completion = {
    componentId: "lesson",
    type: "lesson",
    isExcellent: false,
    isAudio: false,
    xp: 10,
    localDate: "2026-11-20",
    now: clock.now(),
    endedCourseId: null,
  } as const;
  const calls = [twice, other, twice].map((userId) => ({ userId, completion, events: [] }));
  const counts = await saveCompletions(platform.database.kysely, platform.outbox, calls);
  expect(counts).toEqual([
    { is_new: true, lessons: 1, plan_days: 1 },
    { is_new: true, lessons: 1, plan_days: 1 },
    { is_new: false, lessons: 1, plan_days: 1 },
  ]);
  const points = "select xp from learning_xp where user_id = any($1)";
  expect((await platform.database.run(points, [[twice, other]])).rows).toEqual([{ xp: 10 }, { xp: 10 }]);
});
