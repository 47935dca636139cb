import { sql } from "kysely";
import type { LearningApp } from "./learning-app.ts";

/** How many statements wait for a lock. */
export async function waitingStatements({ database }: LearningApp): Promise<number | undefined> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
  return rows[0]?.waiting;
}
