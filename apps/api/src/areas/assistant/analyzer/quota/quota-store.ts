import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

export interface Quota {
  /** `YYYY-MM-DD` */
  readonly local_date: string;
  readonly used: number;
}

/** Undefined for a user who never had an analysis. */
export async function findQuota(db: Queryable, userId: string): Promise<Quota | undefined> {
  const { rows } = await sql<Quota>`
    select local_date, used from analyzer_quota where user_id = ${userId}`.execute(db);
  return rows[0];
}

interface Use {
  readonly userId: string;
  readonly date: string;
  readonly limit: number;
}

/**
 * Counts one more analysis of a day, unless the limit is reached; of two at once, the second waits for the first. A day earlier than the last
 * one counts as that. Returns the day; undefined at the limit.
 */
export async function countUse(transaction: Transaction, { userId, date, limit }: Use): Promise<string | undefined> {
  const { rows } = await sql<{ local_date: string }>`
    insert into analyzer_quota as quota (user_id, local_date, used)
    select ${userId}::uuid, ${date}::date, 1 where ${limit}::int > 0
    on conflict (user_id) do update set local_date = greatest(quota.local_date, excluded.local_date),
      used = case when quota.local_date < excluded.local_date then 1 else quota.used + 1 end
    where quota.local_date < excluded.local_date or quota.used < ${limit}
    returning local_date`.execute(transaction);
  return rows[0]?.local_date;
}

/** Gives back an analysis that was counted on a day. An earlier day than the last one no longer matters. */
export async function releaseUse(transaction: Transaction, userId: string, countedOn: string): Promise<void> {
  await sql`
    update analyzer_quota set used = used - 1
    where user_id = ${userId} and local_date = ${countedOn} and used > 0`.execute(transaction);
}
