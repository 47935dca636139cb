import { COHORT_SIZE } from "@candlewise/domain/leaderboard/leagues";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

/** Cohorts of one week, league and pace. */
export interface CohortKind {
  readonly week: string;
  readonly league: number;
  readonly pace: number;
}

/** Points for a member of a cohort. */
export interface PointsOf {
  readonly cohortId: string;
  readonly userId: string;
  readonly xp: number;
  readonly at: Date;
}

const recordsOf = (points: readonly PointsOf[]) => sql`jsonb_to_recordset(${JSON.stringify(points)}::jsonb)
  as points ("cohortId" uuid, "userId" uuid, week date, xp int, at timestamptz)`;

/** Adds points to members of open cohorts; a learner is given once. Returns the users who are such members. */
export async function addPoints(db: Queryable, points: readonly PointsOf[]): Promise<Set<string>> {
  if (points.length === 0) return new Set();
  const { rows } = await sql<{ user_id: string }>`
    update leaderboard_member member set xp = member.xp + points.xp, reached_at = greatest(reached_at, points.at)
    from ${recordsOf(points)}
    where member.cohort_id = points."cohortId" and member.user_id = points."userId" and outcome is null
    returning user_id`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Takes up to `most` free places of a cohort; undefined if no cohort has one. */
export async function takePlaces(
  db: Queryable,
  { week, league, pace }: CohortKind,
  most: number,
): Promise<{ cohortId: string; places: number } | undefined> {
  const { rows } = await sql<{ cohortId: string; places: number }>`
    with free as (
      select cohort_id, least(${sql.lit(COHORT_SIZE)} - size, ${most}::int) as places from leaderboard_cohort
      where week = ${week} and league = ${league} and pace = ${pace} and closed_at is null and size < ${sql.lit(COHORT_SIZE)}
      limit 1 for update skip locked
    )
    update leaderboard_cohort cohort set size = size + places from free where cohort.cohort_id = free.cohort_id
    returning cohort.cohort_id as "cohortId", places`.execute(db);
  return rows[0];
}

/** Opens a cohort of which some places are taken. */
export async function openCohort(
  db: Queryable,
  cohortId: string,
  { week, league, pace }: CohortKind,
  places: number,
): Promise<void> {
  await sql`
    insert into leaderboard_cohort (cohort_id, week, league, pace, size)
    values (${cohortId}, ${week}, ${league}, ${pace}, ${places})`.execute(db);
}

/** Adds members to cohorts where their places have been taken. */
export async function addMembers(
  db: Queryable,
  members: readonly (PointsOf & { readonly week: string })[],
): Promise<void> {
  await sql`
    insert into leaderboard_member (cohort_id, user_id, week, xp, reached_at)
    select "cohortId", "userId", week, xp, at from ${recordsOf(members)}`.execute(db);
  await sql`
    update leaderboard_standing standing set week = points.week, cohort_id = points."cohortId", seen_rank = null
    from ${recordsOf(members)} where standing.user_id = points."userId"`.execute(db);
}

export async function removeMember(db: Queryable, cohortId: string, userId: string): Promise<void> {
  await sql`delete from leaderboard_member where cohort_id = ${cohortId} and user_id = ${userId}`.execute(db);
  await sql`update leaderboard_standing set week = null, cohort_id = null where user_id = ${userId}`.execute(db);
}
