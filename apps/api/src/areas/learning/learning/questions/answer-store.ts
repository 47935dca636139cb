import { sql } from "kysely";
import type { Answer } from "@candlewise/domain/learning/items";
import type { Queryable } from "#api/platform/database/database.ts";

export interface AnswerRow {
  answer_id: string;
  item_id: string;
  answer: Answer;
  is_correct: boolean | null;
}

export interface NewAnswer extends AnswerRow {
  /** Authored ids of the picked choices. */
  picked: readonly string[];
  /** That a wrong answer shows. */
  misconceptions: readonly string[];
  now: Date;
}

export interface LessonAnswerRow extends AnswerRow {
  /** The learner's first answer to the item in this version of the lesson. */
  is_first: boolean;
}

/** Stores an answer to a lesson item, as the first if there is none for this version. A repeated id changes nothing. */
export async function saveLessonAnswer(
  db: Queryable,
  userId: string,
  lesson: { id: string; version: number },
  given: NewAnswer,
): Promise<{ is_new: boolean; is_first: boolean }> {
  const row = (isFirst: boolean) => sql`
    select ${userId}::uuid, ${given.answer_id}::uuid, ${lesson.id}, ${given.item_id}, ${lesson.version}::int, ${isFirst}::boolean,
      ${given.is_correct}::boolean, ${JSON.stringify(given.answer)}::jsonb, ${given.picked}::text[], ${given.misconceptions}::text[],
      ${given.now}::timestamptz`;
  const columns = sql`(user_id, answer_id, lesson_id, item_id, version, is_first, is_correct, answer, picked, misconceptions,
    answered_at)`;
  const { rows } = await sql<{ is_new: boolean; is_first: boolean }>`
    with first as (
      insert into learning_answer ${columns} ${row(true)} on conflict do nothing returning 1
    ),
    later as (
      insert into learning_answer ${columns} ${row(false)} where not exists (select from first)
      on conflict do nothing returning 1
    )
    select exists (select from first) or exists (select from later) as is_new,
      exists (select from first) as is_first`.execute(db);
  return rows[0] ?? { is_new: false, is_first: false };
}

/** The latest answer to each item of a lesson version. */
export async function listLessonAnswers(
  db: Queryable,
  userId: string,
  lesson: { id: string; version: number },
): Promise<LessonAnswerRow[]> {
  const { rows } = await sql<LessonAnswerRow>`
    select distinct on (item_id) answer_id, item_id, answer, is_correct, is_first from learning_answer
    where user_id = ${userId} and lesson_id = ${lesson.id} and version = ${lesson.version}
    order by item_id, answered_at desc, answer_id desc`.execute(db);
  return rows;
}

export async function findAnswer(
  db: Queryable,
  userId: string,
  answerId: string,
): Promise<(LessonAnswerRow & { lesson_id: string | null }) | undefined> {
  const { rows } = await sql<LessonAnswerRow & { lesson_id: string | null }>`
    select answer_id, item_id, answer, is_correct, is_first, lesson_id from learning_answer
    where user_id = ${userId} and answer_id = ${answerId}`.execute(db);
  return rows[0];
}

/** The latest answer to an item of a lesson version. */
export async function findLatestAnswer(
  db: Queryable,
  userId: string,
  lesson: { id: string; version: number },
  itemId: string,
): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select answer_id, item_id, answer, is_correct from learning_answer
    where user_id = ${userId} and lesson_id = ${lesson.id} and item_id = ${itemId} and version = ${lesson.version}
    order by answered_at desc, answer_id desc limit 1`.execute(db);
  return rows[0];
}
