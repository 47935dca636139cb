import { sql } from "kysely";
import { subscribe } from "#api/platform/events/subscription.ts";

/** The points of completed challenge tasks, each once. */
export const countChallengePoints = subscribe("learning.count-challenge-points", {
  "challenge_task.completed": async ({ user_id, payload: { task_id, xp }, occurred_at }, transaction) => {
    await sql`
      insert into learning_xp (user_id, source, source_id, xp, earned_at)
      values (${user_id}, 'challenge_task', ${task_id}, ${xp}, ${occurred_at}) on conflict do nothing`.execute(
      transaction,
    );
  },
});
