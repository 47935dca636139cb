import type { ChannelChoices } from "@candlewise/domain/notifications/workflows";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

export interface LearnerRow {
  /** `YYYY-MM-DD`. */
  readonly active_on: string | null;
  readonly quiet_from: number;
  readonly quiet_until: number;
  readonly choices: ChannelChoices;
  readonly outside_on: string | null;
  readonly unsubscribe_token: string | null;
}

const columns = sql`active_on::text, quiet_from, quiet_until, choices, outside_on::text, unsubscribe_token`;

export async function findLearner(db: Queryable, userId: string): Promise<LearnerRow | undefined> {
  const { rows } = await sql<LearnerRow>`
    select ${columns} from notifications_learner where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Locked until the transaction ends; created if it does not exist. */
export async function lockLearner(db: Transaction, userId: string): Promise<LearnerRow> {
  const { rows } = await sql<LearnerRow>`
    insert into notifications_learner (user_id) values (${userId})
    on conflict (user_id) do update set user_id = excluded.user_id
    returning ${columns}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a learner without a row");
  return row;
}

/** Notes days on which learners were active, one of each. Returns those who were not active on that day or later before. */
export async function noteActivities(
  db: Transaction,
  days: readonly { readonly userId: string; readonly date: string }[],
): Promise<ReadonlySet<string>> {
  if (days.length === 0) return new Set();
  const { rows } = await sql<{ user_id: string }>`
    insert into notifications_learner as learner (user_id, active_on)
    select user_id, date from unnest(${days.map(({ userId }) => userId)}::uuid[], ${days.map(({ date }) => date)}::date[])
      as day (user_id, date) order by user_id
    on conflict (user_id) do update set active_on = excluded.active_on
    where learner.active_on is null or learner.active_on < excluded.active_on
    returning user_id`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}

type Change = Partial<Pick<LearnerRow, "quiet_from" | "quiet_until" | "choices" | "outside_on" | "unsubscribe_token">>;

/** Changes only what is given. The row exists. */
export async function changeLearner(db: Transaction, userId: string, change: Change): Promise<void> {
  const { choices, ...plain } = change;
  const parts = Object.entries(plain).flatMap(([name, value]) =>
    value === undefined ? [] : [sql`${sql.ref(name)} = ${value}`],
  );
  if (choices) parts.push(sql`choices = ${JSON.stringify(choices)}::jsonb`);
  if (parts.length === 0) return;
  await sql`update notifications_learner set ${sql.join(parts)} where user_id = ${userId}`.execute(db);
}
