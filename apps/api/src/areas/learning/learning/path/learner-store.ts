import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

type LearnerTables = {
  learning_learner: { user_id: string; active_path_id: string | null; is_crypto_included: boolean };
  learning_begun_course: { user_id: string; course_id: string; begun_at: Date };
};

const tables = (queryable: Queryable): Kysely<LearnerTables> => queryable.withTables<LearnerTables>();

/** A learner's stored state, independent of the curriculum. */
export interface LearnerRow {
  active_path_id: string | null;
  is_crypto_included: boolean;
  joined: string[];
  begun: string[];
  completed: string[];
  /** Those of `completed` that a placement test skipped and that were not learned since. */
  skipped: string[];
  /** The latest local day with credited learning. */
  last_date: string | null;
}

/** Columns of the learner whose id the expression gives; the statement joins `learning_learner` as `learner`. */
const learnerColumns = (userId: RawBuilder<unknown>) => sql`
  learner.active_path_id,
  coalesce(learner.is_crypto_included, true) as is_crypto_included,
  array(select path_id from learning_joined_path where user_id = ${userId}) as joined,
  array(select course_id from learning_begun_course where user_id = ${userId}) as begun,
  array(select component_id from learning_completion where user_id = ${userId}) as completed,
  array(
    select component_id from learning_completion where user_id = ${userId} and completed_by = 'placement'
  ) as skipped,
  (select max(local_date)::text from learning_completion where user_id = ${userId} and completed_by = 'learning') as last_date`;

async function onlyRow<Row>(db: Queryable, query: RawBuilder<Row>): Promise<Row> {
  const { rows } = await query.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a statement that always gives one row gave none");
  return row;
}

/** Everything a status depends on, in one read. New learners have a row too. */
export function loadLearnerRow(db: Queryable, userId: string): Promise<LearnerRow> {
  return onlyRow(
    db,
    sql<LearnerRow>`select ${learnerColumns(sql`${userId}::uuid`)}
      from (select 1) as one left join learning_learner as learner on learner.user_id = ${userId}`,
  );
}

export interface LessonReader {
  readonly userId: string;
  readonly lessonId: string;
  readonly version: number;
}
export type LearnerOfLesson = LearnerRow & { right_first: string[] };

/** Learners with the items of a lesson version whose first answer was right: one row per input, in the same order. */
export async function loadLearnersOfLessons(
  db: Queryable,
  readers: readonly LessonReader[],
): Promise<readonly LearnerOfLesson[]> {
  const users = readers.map(({ userId }) => userId);
  const lessons = readers.map(({ lessonId }) => lessonId);
  const versions = readers.map(({ version }) => version);
  const { rows } = await sql<LearnerOfLesson>`
    select array(
        select item_id from learning_answer
        where user_id = reader.user_id and lesson_id = reader.lesson_id and version = reader.version
          and is_first and is_correct
      ) as right_first, ${learnerColumns(sql`reader.user_id`)}
    from unnest(${users}::uuid[], ${lessons}::text[], ${versions}::int[]) with ordinality
        as reader (user_id, lesson_id, version, place)
      left join learning_learner as learner on learner.user_id = reader.user_id
    order by reader.place`.execute(db);
  return rows;
}

/** Makes transactions of one learner that decide on what they read run one after the other. */
export async function lockLearner(transaction: Transaction, userId: string): Promise<void> {
  await sql`insert into learning_learner (user_id) values (${userId}) on conflict do nothing`.execute(transaction);
  await sql`select from learning_learner where user_id = ${userId} for update`.execute(transaction);
}

/** Stores whether a learner wants crypto topics. */
export async function saveCryptoChoice(db: Queryable, userId: string, isIncluded: boolean): Promise<void> {
  await tables(db)
    .insertInto("learning_learner")
    .values({ user_id: userId, active_path_id: null, is_crypto_included: isIncluded })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ is_crypto_included: isIncluded }))
    .execute();
}

/** Adds a path to a learner's paths; with `isActive` it becomes the followed one. */
export async function savePath(
  db: Queryable,
  userId: string,
  path: { id: string; isActive: boolean; now: Date },
): Promise<void> {
  await sql`
    with joined as (
      insert into learning_joined_path (user_id, path_id, joined_at) values (${userId}, ${path.id}, ${path.now})
      on conflict do nothing
    )
    insert into learning_learner (user_id, active_path_id)
    select ${userId}::uuid, ${path.id} where ${path.isActive}
    on conflict (user_id) do update set active_path_id = excluded.active_path_id`.execute(db);
}

export async function saveBegunCourse(db: Queryable, userId: string, courseId: string, now: Date): Promise<void> {
  await tables(db)
    .insertInto("learning_begun_course")
    .values({ user_id: userId, course_id: courseId, begun_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function saveVisit(db: Queryable, userId: string, componentId: string, now: Date): Promise<void> {
  await sql`
    insert into learning_visit (user_id, component_id, visits, first_at, last_at)
    values (${userId}, ${componentId}, 1, ${now}, ${now})
    on conflict (user_id, component_id)
    do update set visits = learning_visit.visits + 1, last_at = excluded.last_at`.execute(db);
}
