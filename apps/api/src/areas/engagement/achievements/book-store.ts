import { RECORDS, type Gain } from "@candlewise/domain/achievements/deeds";
import type { EarnedTier, Tier } from "@candlewise/domain/achievements/judge";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

/** An earned tier as it is stored; its achievement may be one that no longer exists. */
export interface StoredTier {
  readonly id: string;
  readonly tier: number;
  readonly at: Date;
  readonly isSeen: boolean;
  readonly isPaid: boolean;
}

/** What is known about a learner. */
export interface Book {
  /** The version of the history that is counted; 0 before the first time. */
  readonly history: number;
  readonly counters: ReadonlyMap<string, number>;
  /** Oldest first. */
  readonly earned: readonly StoredTier[];
}

export async function loadBook(db: Queryable, userId: string): Promise<Book> {
  const { rows } = await sql<{
    history: number;
    counters: Record<string, number>;
    earned: (Omit<StoredTier, "at"> & { at: string })[];
  }>`
    select
      coalesce((select history from achievements_learner where user_id = ${userId}), 0) as history,
      coalesce((select jsonb_object_agg(counter, value) from achievements_counter where user_id = ${userId}), '{}') as counters,
      coalesce((select jsonb_agg(jsonb_build_object(
          'id', achievement_id, 'tier', tier, 'at', earned_at, 'isSeen', seen_at is not null, 'isPaid', is_paid
        ) order by earned_at, achievement_id, tier)
        from achievements_earned where user_id = ${userId}), '[]') as earned`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a query without a row");
  return {
    history: row.history,
    counters: new Map(Object.entries(row.counters)),
    earned: row.earned.map((tier) => ({ ...tier, at: new Date(tier.at) })),
  };
}

/** What a deed of a learner adds. */
export interface GainOf extends Gain {
  readonly userId: string;
  readonly at: Date;
}

/** A counter that has grown. */
export interface Growth {
  readonly userId: string;
  readonly counter: string;
  readonly value: number;
  /** The times of the things that were new, oldest first; empty for a record. */
  readonly times: readonly Date[];
}

/**
 * Adds what is new to the counters in one statement. Rows are written in one order, so that two transactions never wait for each other in a
 * circle.
 */
export async function addGains(db: Queryable, gains: readonly GainOf[]): Promise<Growth[]> {
  const things = gains.flatMap(({ userId, things, at }) =>
    things.map(([counter, name]) => ({ user_id: userId, counter, name, at })),
  );
  const records = gains.flatMap(({ userId, records }) =>
    records.map(([counter, value]) => ({ user_id: userId, counter, value })),
  );
  if (things.length + records.length === 0) return [];
  const isRecord = sql`stored.counter = any(${[...RECORDS]}::text[])`;
  const { rows } = await sql<{ user_id: string; counter: string; value: number; times: string[] | null }>`
    with thing as (
      select user_id, counter, name, min(at) as at
      from jsonb_to_recordset(${JSON.stringify(things)}::jsonb)
        as row (user_id uuid, counter text, name text, at timestamptz)
      group by user_id, counter, name
    ),
    fresh as (
      insert into achievements_thing (user_id, counter, name, at)
      select user_id, counter, name, at from thing order by user_id, counter, name
      on conflict do nothing returning user_id, counter, at
    ),
    grown as (
      select user_id, counter, count(*)::int as value, jsonb_agg(at order by at) as times
      from fresh group by user_id, counter
      union all
      select user_id, counter, max(value), null
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row (user_id uuid, counter text, value int)
      group by user_id, counter
    ),
    counted as (
      insert into achievements_counter as stored (user_id, counter, value)
      select user_id, counter, value from grown order by user_id, counter
      on conflict (user_id, counter) do update
      set value = case when ${isRecord} then excluded.value else stored.value + excluded.value end
      where not ${isRecord} or excluded.value > stored.value
      returning user_id, counter, value
    )
    select user_id, counter, counted.value, times from counted join grown using (user_id, counter)`.execute(db);
  return rows.map(({ user_id: userId, counter, value, times }) => ({
    userId,
    counter,
    value,
    times: (times ?? []).map((time) => new Date(time)),
  }));
}

/** A tier that a learner earned. */
export interface GrantOf extends EarnedTier {
  readonly userId: string;
  /** For those that are no news. */
  readonly seenAt: Date | null;
}

/** Stores earned tiers, each once. */
export async function insertEarned(db: Queryable, earned: readonly GrantOf[]): Promise<void> {
  if (earned.length === 0) return;
  await sql`
    insert into achievements_earned (user_id, achievement_id, tier, earned_at, seen_at)
    select "userId", id, tier, at, "seenAt"
    from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb)
      as row ("userId" uuid, id text, tier smallint, at timestamptz, "seenAt" timestamptz)
    order by "userId", id, tier on conflict do nothing`.execute(db);
}

/** Marks the earned tiers of an achievement as seen, up to one of them. */
export async function noteSeen(db: Queryable, userId: string, { id, tier }: Tier, now: Date): Promise<void> {
  await sql`
    update achievements_earned set seen_at = ${now}
    where user_id = ${userId} and achievement_id = ${id} and tier <= ${tier} and seen_at is null`.execute(db);
}

/** Marks tiers that were seen as paid; returns those that were not before. */
export async function notePaid(
  transaction: Transaction,
  userId: string,
): Promise<{ readonly id: string; readonly tier: number }[]> {
  const { rows } = await sql<{ id: string; tier: number }>`
    update achievements_earned set is_paid = true
    where user_id = ${userId} and seen_at is not null and not is_paid
    returning achievement_id as id, tier`.execute(transaction);
  return rows;
}

export async function noteHistory(transaction: Transaction, userId: string, version: number): Promise<void> {
  await sql`
    insert into achievements_learner (user_id, history) values (${userId}, ${version})
    on conflict (user_id) do update set history = greatest(achievements_learner.history, excluded.history)`.execute(
    transaction,
  );
}
