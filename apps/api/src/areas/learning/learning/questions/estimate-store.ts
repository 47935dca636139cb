import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

/** A track of an estimate, on which answers are counted. */
export interface CountedTrack {
  item_id: string;
  track: string;
}

/** Counts an answer in its part of the track if it is the first that this learner ever gave to the item. */
export async function countFirstEstimate(
  db: Queryable,
  userId: string,
  { item_id, track, bucket, answer_id }: CountedTrack & { bucket: number; answer_id: string },
): Promise<void> {
  await sql`
    insert into learning_estimate_count as counted (item_id, track, bucket, answered)
    select ${item_id}, ${track}, ${bucket}::smallint, 1
    where not exists (
      select from learning_answer where user_id = ${userId} and item_id = ${item_id} and answer_id <> ${answer_id}
    )
    on conflict (item_id, track, bucket) do update set answered = counted.answered + 1`.execute(db);
}

export async function listEstimateCounts(
  db: Queryable,
  tracks: readonly CountedTrack[],
): Promise<(CountedTrack & { bucket: number; answered: number })[]> {
  const { rows } = await sql<CountedTrack & { bucket: number; answered: number }>`
    select item_id, track, bucket, answered::int from learning_estimate_count
    where (item_id, track) in (
      select * from unnest(${tracks.map(({ item_id }) => item_id)}::text[], ${tracks.map(({ track }) => track)}::text[])
    )`.execute(db);
  return rows;
}
