import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import { sql } from "kysely";
import { afterAll } from "vitest";
import { beforeEachTest, beforeTests } from "#api/testing/before-tests.ts";
import { initialState, startLearning } from "./learning-app.ts";
import type { LearningApp } from "./learning-app.ts";
import type { TestLearner } from "./learner.ts";
import { follow } from "./learning-steps.ts";

/**
 * The learning feature for the tests of a file or a `describe`. Before each test the clock and the settings are as at first, and `learner` is
 * somebody new who follows the investing path.
 */
export function learningWorld(content?: ContentBundle) {
  const app = beforeTests(() => startLearning(content));
  afterAll(() => app.close());
  const learner = beforeEachTest(async () => {
    app.clock.set("2026-11-21T12:00:00Z");
    Object.assign(app.state, initialState());
    const created = app.learner();
    await follow(created);
    return created;
  });
  return { app, learner, ...lookUps(app, learner) };
}

/** What is known of a learner. */
const lookUps = (app: LearningApp, learner: TestLearner) => ({
  /** The status of each component of the active path. */
  statuses: async () => {
    const { courses } = await learner.call("getPathway", { params: { id: "active" } });
    return Object.fromEntries(
      courses.flatMap(({ chapters }) => chapters.flatMap(({ components }) => components.map((c) => [c.id, c.status]))),
    );
  },
  /** The payloads of the events of a type. */
  events: async (type: string) => {
    const { rows } = await sql<{ payload: unknown }>`
      select payload from event where key_id = ${learner.userId} and type = ${type}`.execute(app.database.kysely);
    return rows.map(({ payload }) => payload);
  },
  /** Points by source: `lesson`, `quiz` … */
  points: async () => {
    const { rows } = await sql<{ source: string; xp: number }>`
      select source, xp from learning_xp where user_id = ${learner.userId} order by earned_at, source_id`.execute(
      app.database.kysely,
    );
    return rows;
  },
});
