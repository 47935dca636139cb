import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

export interface TallyRow {
  item_id: string;
  /** Authored id of a choice; empty for the item as a whole. */
  picked: string;
  answered: number;
  correct: number;
}

/**
 * Adds the first answers of some finished attempts to the shares over all learners and marks the attempts, in one statement,
 * so that each is counted once. Returns how many attempts were counted.
 */
export async function tallyFinishedAttempts(db: Queryable, limit: number): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    with waiting as (
      select user_id, attempt_id from learning_attempt where state = 'finished' and not is_tallied
      order by user_id, attempt_id limit ${limit}::int for update skip locked
    ),
    marked as (
      update learning_attempt as attempt set is_tallied = true from waiting
      where attempt.user_id = waiting.user_id and attempt.attempt_id = waiting.attempt_id
      returning 1
    ),
    first as (
      select answer.item_id, answer.picked, answer.is_correct from learning_answer as answer
      join waiting using (user_id, attempt_id) where answer.is_first
    ),
    counted as (
      insert into learning_item_tally as tally (item_id, picked, answered, correct)
      select item_id, '', count(*), count(*) filter (where is_correct) from first group by item_id
      union all
      select item_id, choice, count(*), count(*) filter (where is_correct)
      from first cross join lateral unnest(first.picked) as choice group by item_id, choice
      order by 1, 2
      on conflict (item_id, picked) do update
      set answered = tally.answered + excluded.answered, correct = tally.correct + excluded.correct
    )
    select count(*)::int as attempts from marked`.execute(db);
  return rows[0]?.attempts ?? 0;
}

export async function listTallies(db: Queryable, itemIds: readonly string[]): Promise<TallyRow[]> {
  const { rows } = await sql<TallyRow>`
    select item_id, picked, answered::int, correct::int from learning_item_tally
    where item_id = any(${itemIds})`.execute(db);
  return rows;
}
