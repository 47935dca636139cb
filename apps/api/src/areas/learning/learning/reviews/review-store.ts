import { sql } from "kysely";
import type { PastQuestion } from "@candlewise/domain/learning/quiz-draw";
import type { RecentAnswer } from "@candlewise/domain/learning/watch-for";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { attemptColumns, type AttemptRow } from "../quizzes/attempt-store.ts";

/** Attempts of reviews have no component: all mixed ones share a name, a drill has that of its skill. */
export const reviewName = (skillId: string | undefined): string =>
  skillId === undefined ? "review" : `drill ${skillId}`;

/** The open attempt of a review or drill, with the moment at which it was opened. */
export async function findOpenReview(
  db: Queryable,
  userId: string,
  name: string,
): Promise<(AttemptRow & { started_at: Date }) | undefined> {
  const { rows } = await sql<AttemptRow & { started_at: Date }>`
    select ${attemptColumns}, started_at from learning_attempt as attempt
    where user_id = ${userId} and component_id = ${name} and state = 'open'`.execute(db);
  return rows[0];
}

interface MetRow extends PastQuestion {
  lesson_id: string | null;
  version: number | null;
}

/** Answered questions on these items in lessons and attempts, oldest first; `seedOf` gives the seeds of lessons. */
export async function listAnsweredQuestions(
  db: Queryable,
  userId: string,
  itemIds: readonly string[],
  seedOf: (lessonId: string, version: number) => string,
): Promise<PastQuestion[]> {
  const { rows } = await sql<MetRow>`
    select answer.item_id, answer.lesson_id, answer.version, answer.is_correct, coalesce((
      select question ->> 'seed' from learning_attempt as attempt, jsonb_array_elements(attempt.questions) as question
      where attempt.user_id = answer.user_id and attempt.attempt_id = answer.attempt_id
        and question ->> 'item_id' = answer.item_id
    ), '') as seed
    from learning_answer as answer
    where user_id = ${userId} and item_id = any(${[...itemIds]})
    order by answered_at, answer_id`.execute(db);
  return rows.map(({ item_id, seed, is_correct, lesson_id, version }) => ({
    item_id,
    is_correct,
    seed: lesson_id !== null && version !== null ? seedOf(lesson_id, version) : seed,
  }));
}

/** How long a misconception steers what is asked. */
const STEERING_DAYS = 21;

/** The misconceptions that a learner has shown in the last three weeks. */
export async function findMisconceptions(db: Queryable, userId: string, now: Date): Promise<ReadonlySet<string>> {
  const since = new Date(now.getTime() - STEERING_DAYS * 86_400_000);
  const { rows } = await sql<{ id: string }>`
    select distinct unnest(misconceptions) as id from learning_answer
    where user_id = ${userId} and answered_at > ${since} and misconceptions <> '{}'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Answers of the last three weeks, at most; more say nothing new of what a learner believes. */
const RECENT_ANSWERS = 300;

/** The latest answers of the last three weeks, from old to new. */
export async function listRecentAnswers(db: Queryable, userId: string, now: Date): Promise<RecentAnswer[]> {
  const since = new Date(now.getTime() - STEERING_DAYS * 86_400_000);
  const { rows } = await sql<RecentAnswer>`
    select item_id, is_correct, misconceptions from learning_answer
    where user_id = ${userId} and answered_at > ${since}
    order by answered_at desc, answer_id desc limit ${RECENT_ANSWERS}`.execute(db);
  return rows.toReversed();
}

/** Adds the points of the first session of a day and returns them; 0 for a later one. */
export async function addReviewPoints(
  transaction: Transaction,
  userId: string,
  points: { xp: number; date: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ xp: number }>`
    insert into learning_xp (user_id, source, source_id, xp, earned_at)
    values (${userId}, 'review', ${points.date}, ${points.xp}, ${points.now}) on conflict do nothing
    returning xp`.execute(transaction);
  return rows[0]?.xp ?? 0;
}

/** The points that a finished session earned. */
export async function findReviewPoints(db: Queryable, userId: string, attemptId: string): Promise<number> {
  const { rows } = await sql<{ xp: number }>`
    select xp from learning_xp join learning_attempt as attempt using (user_id)
    where user_id = ${userId} and source = 'review' and attempt_id = ${attemptId} and earned_at = finished_at`.execute(
    db,
  );
  return rows[0]?.xp ?? 0;
}
