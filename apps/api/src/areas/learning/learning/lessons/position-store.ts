import { sql, type Kysely } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

type PositionTables = { learning_position: { user_id: string; lesson_id: string; page_id: string; saved_at: Date } };

const tables = (queryable: Queryable): Kysely<PositionTables> => queryable.withTables<PositionTables>();

export async function savePosition(
  db: Queryable,
  userId: string,
  position: { lessonId: string; pageId: string; now: Date },
): Promise<void> {
  const { lessonId, pageId, now } = position;
  await tables(db)
    .insertInto("learning_position")
    .values({ user_id: userId, lesson_id: lessonId, page_id: pageId, saved_at: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "lesson_id"]).doUpdateSet({ page_id: pageId, saved_at: now }),
    )
    .execute();
}

export async function findPosition(db: Queryable, userId: string, lessonId: string): Promise<string | null> {
  const row = await tables(db)
    .selectFrom("learning_position")
    .select("page_id")
    .where("user_id", "=", userId)
    .where("lesson_id", "=", lessonId)
    .executeTakeFirst();
  return row?.page_id ?? null;
}

/** Whether a learner has opened a component, turned a page of it, or answered one of its questions. */
export async function hasBegun(db: Queryable, userId: string, componentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from learning_visit where user_id = ${userId} and component_id = ${componentId}
    union all
    select from learning_position where user_id = ${userId} and lesson_id = ${componentId}
    union all
    select from learning_answer where user_id = ${userId} and lesson_id = ${componentId} and is_first limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
