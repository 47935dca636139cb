import { COHORT_SIZE, LEAGUES, zonesOf } from "@candlewise/domain/leaderboard/leagues";
import { sql } from "kysely";
import type { Transaction } from "#api/platform/database/database.ts";
import type { Platform } from "#api/platform/feature.ts";

const SIZES = Array.from({ length: COHORT_SIZE }, (_, index) => zonesOf(index + 1));
const PROMOTED = SIZES.map(({ promoted }) => promoted);
const DEMOTED = SIZES.map(({ demoted }) => demoted);

type Needs = Pick<Platform, "outbox">;

/**
 * Ends the week of cohorts: ranks their members, moves them between leagues, and closes the cohorts. Cohorts that are closed stay as they are.
 * Everything is locked in one order (cohorts, standings, members), so a closing never waits in a circle with another one or with new points.
 */
async function closeLocked(
  { outbox }: Needs,
  transaction: Transaction,
  cohortIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    select from leaderboard_standing where user_id in (
      select user_id from leaderboard_member where cohort_id = any(${cohortIds}::uuid[])
    ) order by user_id for update`.execute(transaction);
  // From here on no points are added.
  await sql`
    select from leaderboard_member where cohort_id = any(${cohortIds}::uuid[])
    order by cohort_id, user_id for update`.execute(transaction);
  const ended = outbox.armEach({
    type: "league.week_ended",
    rows: "judged",
    key: "user_id",
    payload: sql`jsonb_build_object('week', to_char(row.week, 'YYYY-MM-DD'), 'rank', row.rank, 'size', row.size,
      'outcome', row.outcome, 'to', (${[...LEAGUES]}::text[])[1 + row.league + case row.outcome when 'promoted' then 1 when 'demoted' then -1 else 0 end])`,
    occurredAt: now,
  });
  await sql`
    with ranked as (
      select member.cohort_id, member.user_id, member.xp, member.week, cohort.league,
        row_number() over best as rank, count(*) over (partition by member.cohort_id) as size
      from leaderboard_member member join leaderboard_cohort cohort using (cohort_id)
      where member.cohort_id = any(${cohortIds}::uuid[])
      window best as (partition by member.cohort_id order by member.xp desc, date_trunc('milliseconds', member.reached_at), member.user_id)
    ),
    judged as (
      select *, case
        when rank <= (${PROMOTED}::int[])[size] and league < ${LEAGUES.length - 1}::int then 'promoted'
        when rank > size - (${DEMOTED}::int[])[size] and league > 0 then 'demoted'
        else 'stayed'
      end as outcome
      from ranked
    ),
    ended as (
      update leaderboard_member member set rank = judged.rank, outcome = judged.outcome
      from judged where member.cohort_id = judged.cohort_id and member.user_id = judged.user_id
    ),
    moved as (
      update leaderboard_standing standing set
        league = judged.league + case judged.outcome when 'promoted' then 1 when 'demoted' then -1 else 0 end,
        last_week = judged.week, last_xp = judged.xp, last_rank = judged.rank, last_size = judged.size,
        last_league = judged.league, last_outcome = judged.outcome
      from judged where standing.user_id = judged.user_id
    ),
    closed as (update leaderboard_cohort set closed_at = ${now} where cohort_id = any(${cohortIds}::uuid[])),
    event as (${ended})
    select from judged limit 0`.execute(transaction);
}

/** Closes cohorts whose week has ended, unless somebody else has. */
export async function closeCohorts(
  needs: Needs,
  transaction: Transaction,
  cohortIds: readonly string[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ cohort_id: string }>`
    select cohort_id from leaderboard_cohort where cohort_id = any(${[...cohortIds]}::uuid[]) and closed_at is null
    order by cohort_id for update`.execute(transaction);
  if (rows.length > 0)
    await closeLocked(
      needs,
      transaction,
      rows.map(({ cohort_id }) => cohort_id),
      now,
    );
}

/** Closes at most `most` cohorts of weeks before `week` that nobody else is closing; returns their number. */
export async function closeSome(
  needs: Needs,
  transaction: Transaction,
  { week, most, now }: { week: string; most: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ cohort_id: string }>`
    select cohort_id from leaderboard_cohort where week < ${week}::date and closed_at is null
    limit ${most} for update skip locked`.execute(transaction);
  if (rows.length > 0)
    await closeLocked(
      needs,
      transaction,
      rows.map(({ cohort_id }) => cohort_id),
      now,
    );
  return rows.length;
}
