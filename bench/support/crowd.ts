import { createTokens, type Tokens } from "#apps/api/src/areas/identity/auth/tokens/tokens.ts";
import { systemClock } from "#apps/api/src/platform/clock.ts";
import { readOrCreateSecret } from "#apps/api/src/platform/keys/secrets-file.ts";
import { deriveSecrets } from "#apps/api/src/platform/keys/secrets.ts";
import type { Client } from "pg";

/** The id of learner number `index`: the same on both sides of a comparison. */
export const learnerId = (index: number): string => `00000000-0000-7000-8000-${index.toString(16).padStart(12, "0")}`;

/** The lessons that all learners finished yesterday: those of the mini-course. */
const EARLIER = "('{where-the-money-goes,debt-first,the-rainy-day-fund,paying-yourself-first}'::text[])";

/**
 * Inserts `count` learners who have chosen a path and are about to take its first lesson. They have a history, because statements that are
 * prepared on empty tables use sequential scans until the statistics are updated, about a minute after installation.
 */
export async function fillWithLearners(client: Client, count: number): Promise<void> {
  const id = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
  await client.query(
    `insert into profile_user (user_id, username, email, language, registered_at, arrow, time_zone)
     select ${id}, 'crowd' || n, 'crowd' || n || '@example.org', 'en', now(), 'investing', 'Europe/Berlin' from generate_series(0, $1::int - 1) n`,
    [count],
  );
  await client.query(
    `insert into learning_learner (user_id, active_path_id) select ${id}, 'investing-path' from generate_series(0, $1::int - 1) n`,
    [count],
  );
  await client.query(
    `insert into learning_joined_path (user_id, path_id, joined_at) select ${id}, 'investing-path', now() from generate_series(0, $1::int - 1) n`,
    [count],
  );
  await client.query(
    `insert into learning_completion
       (user_id, component_id, component_type, completed_by, is_excellent, is_audio, xp, local_date, completed_at)
     select ${id}, lesson, 'lesson', 'learning', false, false, 10, current_date - 1, now() - interval '1 day'
     from generate_series(0, $1::int - 1) n, unnest${EARLIER} lesson`,
    [count],
  );
  await client.query(
    `insert into learning_xp (user_id, source, source_id, xp, earned_at)
     select ${id}, 'lesson', lesson, 10, now() - interval '1 day' from generate_series(0, $1::int - 1) n, unnest${EARLIER} lesson`,
    [count],
  );
  // Tables without rows are left out: a table that was vacuumed empty is planned as if it stayed empty.
  await client.query(
    "vacuum analyze profile_user, learning_learner, learning_joined_path, learning_completion, learning_xp",
  );
}

/** Issues the tokens of the server whose data folder this is. */
export function tokensOf(dataDir: string): Tokens {
  return createTokens(deriveSecrets(readOrCreateSecret(dataDir)), systemClock);
}
