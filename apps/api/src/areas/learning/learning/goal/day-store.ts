import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

export interface LatestDay {
  date: string;
  lessons: number;
  /** Days with credited learning so far. */
  plan_days: number;
}

/** The latest day of each learner, in input order; null for a learner who has learned nothing yet. */
export async function findLatestDays(
  db: Queryable,
  userIds: readonly string[],
): Promise<readonly (LatestDay | null)[]> {
  const { rows } = await sql<LatestDay | { date: null }>`
    select latest.* from unnest(${userIds}::uuid[]) with ordinality as learner (user_id, place)
      left join lateral (
        select local_date::text as date, count(*) filter (where component_type = 'lesson')::int as lessons,
          (count(*) over ())::int as plan_days
        from learning_completion where user_id = learner.user_id and completed_by = 'learning'
        group by local_date order by local_date desc limit 1
      ) as latest on true
    order by learner.place`.execute(db);
  return rows.map((row) => (row.date === null ? null : row));
}
