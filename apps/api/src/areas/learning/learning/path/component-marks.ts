import { donePercent } from "@candlewise/domain/learning/time-left";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { CurriculumView } from "../curriculum.ts";

/** What a learner left on components besides completing them. */
export interface ComponentMarks {
  /** Ids of components whose first answers were all right. */
  excellent: readonly string[];
  /** The open page of each lesson, by the lesson's id. */
  pages: Readonly<Record<string, string>>;
  /** The open attempt of each quiz, by the quiz's id. */
  attempts: Readonly<Record<string, { answered: number; asked: number }>>;
}

export async function loadComponentMarks(db: Queryable, userId: string): Promise<ComponentMarks> {
  const { rows } = await sql<ComponentMarks>`
    select
      array(select component_id from learning_completion where user_id = ${userId} and is_excellent) as excellent,
      (select coalesce(jsonb_object_agg(lesson_id, page_id), '{}')
        from learning_position where user_id = ${userId}) as pages,
      (select coalesce(jsonb_object_agg(component_id, jsonb_build_object('answered', answered, 'asked', asked)), '{}')
        from learning_attempt where user_id = ${userId} and state = 'open' and purpose = 'quiz') as attempts`.execute(
    db,
  );
  return rows[0] ?? { excellent: [], pages: {}, attempts: {} };
}

/** How much of an open component is done: pages of a lesson that are read, questions of a quiz that are answered. */
export function doneOf(view: CurriculumView, { pages, attempts }: ComponentMarks, id: string): number {
  const attempt = attempts[id];
  if (attempt) return donePercent(attempt.answered, attempt.asked);
  const all = view.lesson(id)?.pages ?? [];
  return donePercent(
    all.findIndex((page) => page.id === pages[id]),
    all.length,
  );
}
