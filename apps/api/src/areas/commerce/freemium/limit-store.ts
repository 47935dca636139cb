import type { DailyKind, DayUse } from "@candlewise/domain/freemium/free-plan";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

export async function findDay(db: Queryable, userId: string, kind: DailyKind): Promise<DayUse | null> {
  const { rows } = await sql<DayUse>`
    select local_date, used from freemium_day where user_id = ${userId} and kind = ${kind}`.execute(db);
  return rows[0] ?? null;
}

interface Use {
  readonly kind: DailyKind;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly limit: number;
}

/**
 * Counts one more of a kind, and tells whether the limit allowed it; of two at once, the second waits for the first. A day earlier than the
 * last one counts as that.
 */
export async function countUse(transaction: Transaction, userId: string, { kind, date, limit }: Use): Promise<boolean> {
  const { rows } = await sql`
    insert into freemium_day as day (user_id, kind, local_date, used)
    select ${userId}::uuid, ${kind}, ${date}::date, 1 where ${limit}::int > 0
    on conflict (user_id, kind) do update set local_date = greatest(day.local_date, excluded.local_date),
      used = case when day.local_date < excluded.local_date then 1 else day.used + 1 end
    where day.local_date < excluded.local_date or day.used < ${limit}
    returning used`.execute(transaction);
  return rows.length > 0;
}

/** Whether the lesson was not begun before. Of two calls at once, the second waits for the first. */
export async function insertLesson(
  transaction: Transaction,
  userId: string,
  lessonId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into freemium_lesson (user_id, lesson_id, opened_at) values (${userId}, ${lessonId}, ${now})
    on conflict do nothing returning user_id`.execute(transaction);
  return rows.length > 0;
}

export async function hasLesson(db: Queryable, userId: string, lessonId: string): Promise<boolean> {
  const { rows } = await sql`
    select from freemium_lesson where user_id = ${userId} and lesson_id = ${lessonId}`.execute(db);
  return rows.length > 0;
}

export async function countSymbols(db: Queryable, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from freemium_symbol where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** When an instrument was noted; null if it was not. */
export async function findSymbol(db: Queryable, userId: string, ticker: string): Promise<Date | null> {
  const { rows } = await sql<{ opened_at: Date }>`
    select opened_at from freemium_symbol where user_id = ${userId} and ticker = ${ticker}`.execute(db);
  return rows[0]?.opened_at ?? null;
}

/** Makes the transactions that count a learner's instruments run one after the other. */
export async function lockSymbols(transaction: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`freemium symbols ${userId}`}, 0))`.execute(transaction);
}

export async function insertSymbol(db: Queryable, userId: string, ticker: string, now: Date): Promise<void> {
  await sql`
    insert into freemium_symbol (user_id, ticker, opened_at) values (${userId}, ${ticker}, ${now})
    on conflict do nothing`.execute(db);
}

export async function deleteSymbol(db: Queryable, userId: string, ticker: string): Promise<void> {
  await sql`delete from freemium_symbol where user_id = ${userId} and ticker = ${ticker}`.execute(db);
}
