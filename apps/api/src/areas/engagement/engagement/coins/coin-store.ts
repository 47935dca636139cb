import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

export interface CoinEntry {
  /** With `id`, what the coins were earned by or spent on. */
  readonly source:
    | "lesson"
    | "quiz"
    | "brokerage_task"
    | "challenge_task"
    | "challenge"
    | "milestone"
    | "reward"
    | "achievement"
    | "freeze"
    | "repair"
    | "avatar";
  readonly id: string;
  /** Negative when they are spent. */
  readonly amount: number;
  readonly at: Date;
}

/** Locks the coins and days of learners until the transaction ends. */
export async function lockWallets(transaction: Transaction, userIds: readonly string[]): Promise<Map<string, number>> {
  await sql`
    insert into engagement_wallet (user_id) select id from unnest(${[...userIds]}::uuid[]) id order by id
    on conflict do nothing`.execute(transaction);
  const { rows } = await sql<{ user_id: string; balance: number }>`
    select user_id, balance from engagement_wallet where user_id = any(${[...userIds]}::uuid[])
    order by user_id for update`.execute(transaction);
  return new Map(rows.map(({ user_id, balance }) => [user_id, balance]));
}

/** The same for one learner; returns the balance. */
export async function lockWallet(transaction: Transaction, userId: string): Promise<number> {
  return (await lockWallets(transaction, [userId])).get(userId) ?? 0;
}

export interface EntryOf extends CoinEntry {
  readonly userId: string;
}

/** Adds entries; not those of things that were counted before. */
export async function addEntries(transaction: Transaction, entries: readonly EntryOf[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into engagement_coin_entry (user_id, source, source_id, amount, at)
    select "userId", source, id, amount, at
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry ("userId" uuid, source text, id text, amount int, at timestamptz)
    on conflict do nothing`.execute(transaction);
}

/** Adds an entry unless the same thing was counted before. */
export async function addCoins(transaction: Transaction, userId: string, entry: CoinEntry): Promise<void> {
  await addEntries(transaction, [{ ...entry, userId }]);
}

export async function hasEntry(
  db: Queryable,
  userId: string,
  source: CoinEntry["source"],
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from engagement_coin_entry
    where user_id = ${userId} and source = ${source} and source_id = ${id}`.execute(db);
  return rows.length > 0;
}
