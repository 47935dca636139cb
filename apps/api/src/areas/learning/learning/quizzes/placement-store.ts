import { sql } from "kysely";
import type { FailedPlacement } from "@candlewise/domain/learning/placement-wait";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { attemptColumns } from "./attempt-store.ts";
import type { AttemptRow } from "./attempt-store.ts";

/** Open attempts that a jump meets: all placement tests, and any attempt of the target. */
const openAttempts = (userId: string, targetId: string) => sql`
  from learning_attempt as attempt
  where user_id = ${userId} and state = 'open' and (purpose = 'placement' or component_id = ${targetId})
  order by started_at, attempt_id`;

export async function listOpenAttempts(db: Queryable, userId: string, targetId: string): Promise<AttemptRow[]> {
  return (await sql<AttemptRow>`select ${attemptColumns} ${openAttempts(userId, targetId)}`.execute(db)).rows;
}

/** The same. They take no answers until the end of the transaction. */
export async function lockOpenAttempts(db: Transaction, userId: string, targetId: string): Promise<AttemptRow[]> {
  await sql`select ${openAttempts(userId, targetId)} for update`.execute(db);
  // A statement of its own: the one that waited for the lock does not see the last answer.
  return listOpenAttempts(db, userId, targetId);
}

/** Tests that were not passed, also those discarded after some answers. */
export async function listFailedPlacements(db: Queryable, userId: string): Promise<FailedPlacement[]> {
  const { rows } = await sql<FailedPlacement>`
    select skipped, last.answered_at as ended_at from learning_attempt as attempt
    cross join lateral (
      select max(answered_at) as answered_at from learning_answer
      where user_id = attempt.user_id and attempt_id = attempt.attempt_id
    ) as last
    where attempt.user_id = ${userId} and purpose = 'placement' and state <> 'open' and answered > 0
      and (state = 'dropped' or score_percent < pass_percent)`.execute(db);
  return rows;
}

export interface LessonQuestion {
  item_id: string;
  lesson_id: string;
  version: number;
  is_correct: boolean | null;
}

/** First answers to these items in lessons, oldest first. */
export async function listLessonQuestions(
  db: Queryable,
  userId: string,
  itemIds: readonly string[],
): Promise<LessonQuestion[]> {
  const { rows } = await sql<LessonQuestion>`
    select item_id, lesson_id, version, is_correct from learning_answer
    where user_id = ${userId} and lesson_id is not null and is_first and item_id = any(${itemIds})
    order by answered_at, answer_id`.execute(db);
  return rows;
}
