import { sql } from "kysely";
import { withLengths, type Freeze, type StreakDay } from "@candlewise/domain/engagement/streak";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

interface DayRow extends Pick<StreakDay, "date" | "kind" | "zone" | "length"> {
  readonly at: string;
}

const dayOf = ({ at, ...row }: DayRow): StreakDay => ({ ...row, at: new Date(at) });

const dayColumns = sql`to_char(local_date, 'YYYY-MM-DD') as date, kind, time_zone as zone, at, length`;

/** A day of a learner. */
export interface DayOf extends StreakDay {
  readonly userId: string;
}

/** More days than a repair and all freezes can span. */
const LAST_DAYS = 12;

export interface StoredStreak {
  /** The last days, oldest first. */
  readonly days: readonly StreakDay[];
  /** Those in stock. */
  readonly freezes: readonly Freeze[];
  readonly longest: number;
  readonly coins: number;
}

interface StreakRow extends Omit<StoredStreak, "days"> {
  readonly user_id: string;
  readonly days: readonly DayRow[];
}

/** In the order of the ids. */
export async function loadStreaks(db: Queryable, userIds: readonly string[]): Promise<StoredStreak[]> {
  const { rows } = await sql<StreakRow>`
    select learner.user_id,
      coalesce((select jsonb_agg(last order by date) from (
        select ${dayColumns} from engagement_streak_day day where day.user_id = learner.user_id
        order by local_date desc limit ${LAST_DAYS}
      ) as last), '[]') as days,
      coalesce((select jsonb_agg(jsonb_build_object('id', freeze_id, 'bought_on', to_char(bought_on, 'YYYY-MM-DD')))
        from engagement_freeze stock where stock.user_id = learner.user_id and used_on is null), '[]') as freezes,
      coalesce((select max(length) from engagement_streak_day day where day.user_id = learner.user_id), 0) as longest,
      coalesce((select balance from engagement_wallet wallet where wallet.user_id = learner.user_id), 0) as coins
    from unnest(${[...userIds]}::uuid[]) with ordinality as learner (user_id, place) order by place`.execute(db);
  return rows.map(({ days, freezes, longest, coins }) => ({ days: days.map(dayOf), freezes, longest, coins }));
}

export async function loadStreak(db: Queryable, userId: string): Promise<StoredStreak> {
  const [streak] = await loadStreaks(db, [userId]);
  if (!streak) throw new Error("a query without a row");
  return streak;
}

/** The days from a date on, oldest first. */
export async function listDays(
  db: Queryable,
  userId: string,
  from: string,
): Promise<Pick<StreakDay, "date" | "kind">[]> {
  const { rows } = await sql<Pick<StreakDay, "date" | "kind">>`
    select to_char(local_date, 'YYYY-MM-DD') as date, kind from engagement_streak_day
    where user_id = ${userId} and local_date >= ${from} order by local_date`.execute(db);
  return rows;
}

/** All days with an activity, oldest first. */
export async function listActiveDays(
  db: Queryable,
  userId: string,
): Promise<{ date: string; length: number; at: Date }[]> {
  const { rows } = await sql<{ date: string; length: number; at: Date }>`
    select to_char(local_date, 'YYYY-MM-DD') as date, length, at from engagement_streak_day
    where user_id = ${userId} and kind = 'lesson' order by local_date`.execute(db);
  return rows;
}

/**
 * Stores days. One with a lesson replaces a covered one, whose freeze goes back to the stock. A later lesson of the same day moves its time and
 * zone: what a traveler missed is counted from the last lesson.
 */
export async function saveDays(transaction: Transaction, days: readonly DayOf[]): Promise<void> {
  if (days.length === 0) return;
  const stored = sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
    as day ("userId" uuid, date date, kind text, zone text, at timestamptz, length int)`;
  await sql`
    insert into engagement_streak_day as stored (user_id, local_date, kind, time_zone, at, length)
    select "userId", date, kind, zone, at, length from ${stored}
    on conflict (user_id, local_date) do update
    set kind = excluded.kind, time_zone = excluded.time_zone, at = excluded.at,
      length = case stored.kind when 'lesson' then stored.length else excluded.length end
    where excluded.kind = 'lesson' and (stored.kind <> 'lesson' or excluded.at > stored.at)`.execute(transaction);
  await sql`
    update engagement_freeze set used_on = null from ${stored}
    where user_id = day."userId" and used_on = day.date and day.kind = 'lesson'`.execute(transaction);
}

/** A learner's date. */
export interface DateOf {
  readonly userId: string;
  readonly date: string;
}

/**
 * Counts the lengths again from the last lesson before a date on; returns the days from there, in the order of the dates that were given. A learner is
 * given once.
 */
export async function recountFrom(transaction: Transaction, from: readonly DateOf[]): Promise<StreakDay[][]> {
  const { rows } = await sql<{ days: DayRow[] }>`
    select (
      select jsonb_agg(later order by date) from (
        select ${dayColumns} from engagement_streak_day day
        where day.user_id = learner.user_id and local_date >= coalesce((
          select max(local_date) from engagement_streak_day before
          where before.user_id = learner.user_id and kind = 'lesson' and local_date < learner.date
        ), learner.date)
      ) as later
    ) as days
    from unnest(${from.map(({ userId }) => userId)}::uuid[], ${from.map(({ date }) => date)}::date[])
      with ordinality as learner (user_id, date, place) order by place`.execute(transaction);
  const counted = rows.map(({ days }) => withLengths((days ?? []).map(dayOf)));
  const changed = counted.flatMap((days, place) =>
    days
      .filter(({ length }, index) => length !== rows[place]?.days[index]?.length)
      .map(({ date, length }) => ({ userId: from[place]?.userId, date, length })),
  );
  if (changed.length > 0)
    await sql`
      update engagement_streak_day set length = day.length
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as day ("userId" uuid, date date, length int)
      where user_id = day."userId" and local_date = day.date`.execute(transaction);
  return counted;
}

/** The learners whose date has an activity already. */
export async function findCountedDays(db: Queryable, dates: readonly DateOf[]): Promise<Set<string>> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from engagement_streak_day
      join unnest(${dates.map(({ userId }) => userId)}::uuid[], ${dates.map(({ date }) => date)}::date[])
        as asked (user_id, local_date) using (user_id, local_date)
    where kind = 'lesson'`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}

export async function addFreeze(
  transaction: Transaction,
  userId: string,
  { id, bought_on, at }: Freeze & { at: Date },
): Promise<void> {
  await sql`insert into engagement_freeze (user_id, freeze_id, bought_on, bought_at)
    values (${userId}, ${id}, ${bought_on}, ${at})`.execute(transaction);
}

/** A freeze covers a date. */
export interface FreezeUse extends DateOf {
  readonly id: string;
}

export async function spendFreezes(transaction: Transaction, uses: readonly FreezeUse[]): Promise<void> {
  if (uses.length === 0) return;
  await sql`
    update engagement_freeze set used_on = use.date
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as use ("userId" uuid, id text, date date)
    where user_id = use."userId" and freeze_id = use.id`.execute(transaction);
}
