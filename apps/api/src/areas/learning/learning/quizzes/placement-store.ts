import { sql } from "kysely";
import type { FailedPlacement } from "@candlewise/domain/learning/placement-wait";
import type { Queryable } from "#api/platform/database/database.ts";

export interface OpenPlacement {
  attempt_id: string;
  /** The target. */
  component_id: string;
  asked: number;
  answered: number;
}

export async function listOpenPlacements(db: Queryable, userId: string): Promise<OpenPlacement[]> {
  const { rows } = await sql<OpenPlacement>`
    select attempt_id, component_id, asked, answered from learning_attempt
    where user_id = ${userId} and purpose = 'placement' and state = 'open'
    order by started_at, attempt_id`.execute(db);
  return rows;
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
