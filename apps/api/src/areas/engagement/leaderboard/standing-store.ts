import type { Outcome } from "@candlewise/domain/leaderboard/leagues";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

export interface StandingRow {
  user_id: string;
  league: number;
  takes_part: boolean;
  week: string | null;
  cohort_id: string | null;
  seen_rank: number | null;
  last_week: string | null;
  last_xp: number | null;
  last_rank: number | null;
  last_size: number | null;
  last_league: number | null;
  last_outcome: Outcome | null;
  seen_week: string | null;
}

const columns = sql`user_id, league, takes_part, week::text, cohort_id, seen_rank, last_week::text, last_xp, last_rank,
  last_size, last_league, last_outcome, seen_week::text`;

/** Cohorts of weeks that had ended at the time given with a learner. */
export async function listEndedCohorts(
  db: Queryable,
  weeks: readonly { readonly userId: string; readonly week: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ cohort_id: string }>`
    select distinct cohort_id from leaderboard_standing
      join unnest(${weeks.map(({ userId }) => userId)}::uuid[], ${weeks.map(({ week }) => week)}::date[])
        as now (user_id, week) using (user_id)
    where cohort_id is not null and leaderboard_standing.week < now.week`.execute(db);
  return rows.map(({ cohort_id }) => cohort_id);
}

export interface MemberRow {
  user_id: string;
  xp: number;
  /** Milliseconds since 1970. */
  reached_at: number;
}

/** A standing with its cohort. */
export interface PlacedRow extends StandingRow {
  /** Whether the cohort's week has been closed; null without a cohort. */
  is_closed: boolean | null;
  /** Unsorted. */
  members: MemberRow[];
}

/** Undefined before the first points. One statement: a board is read far more often than it changes. */
export async function findPlaced(db: Queryable, userId: string): Promise<PlacedRow | undefined> {
  const { rows } = await sql<PlacedRow>`
    select ${columns},
      (select closed_at is not null from leaderboard_cohort cohort where cohort.cohort_id = standing.cohort_id) as is_closed,
      (select coalesce(json_agg(json_build_object(
          'user_id', member.user_id, 'xp', member.xp, 'reached_at', floor(extract(epoch from member.reached_at) * 1000)
        )), '[]')
        from leaderboard_member member where member.cohort_id = standing.cohort_id) as members
    from leaderboard_standing standing where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Locked until the transaction ends; created if they do not exist. By user. */
export async function lockStandings(db: Queryable, userIds: readonly string[]): Promise<Map<string, StandingRow>> {
  const { rows } = await sql<StandingRow>`
    insert into leaderboard_standing (user_id) select id from unnest(${[...userIds]}::uuid[]) id order by id
    on conflict (user_id) do update set user_id = excluded.user_id
    returning ${columns}`.execute(db);
  return new Map(rows.map((row) => [row.user_id, row]));
}

export async function noteSeenWeek(db: Queryable, userId: string, week: string): Promise<void> {
  await sql`
    update leaderboard_standing set seen_week = ${week}
    where user_id = ${userId} and ${week}::date <= last_week and (seen_week is null or seen_week < ${week}::date)`.execute(
    db,
  );
}

export async function noteSeenRank(db: Queryable, userId: string, week: string, rank: number): Promise<void> {
  await sql`
    update leaderboard_standing set seen_rank = ${rank} where user_id = ${userId} and week = ${week}`.execute(db);
}

export async function noteParticipation(db: Queryable, userId: string, takesPart: boolean): Promise<void> {
  await sql`update leaderboard_standing set takes_part = ${takesPart} where user_id = ${userId}`.execute(db);
}
