import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import { completionArms, isFirstEnd } from "../lessons/completion-store.ts";
import type { NewCompletion } from "../lessons/completion-store.ts";

/** Events written under this condition are written only if the completion is new. */
export const isDone: RawBuilder<unknown> = sql`exists (select from done) and ${isFirstEnd}`;

/** Events written under this condition are written only by the call that closes the attempt. */
export const isFinished: RawBuilder<unknown> = sql`exists (select from finished)`;

/** Closes an attempt with all its answers; a second call changes nothing. */
const finishedArm = (userId: string, attempt: FinishedAttempt): RawBuilder<unknown> => sql`
  finished as (
    update learning_attempt
    set state = 'finished', score_percent = ${attempt.percent}, finished_at = ${attempt.now}::timestamptz
    where user_id = ${userId} and attempt_id = ${attempt.id} and state = 'open' and answered = asked
    returning 1
  )`;

export interface FinishedAttempt {
  id: string;
  percent: number;
  now: Date;
}

/** Closes an attempt from which nothing else follows. Whether this call did. */
export async function finishAttempt(db: Queryable, userId: string, attempt: FinishedAttempt): Promise<boolean> {
  const { rows } = await sql`with ${finishedArm(userId, attempt)} select 1 from finished`.execute(db);
  return rows.length > 0;
}

/** Closes a passed attempt and completes its quiz in one statement. `event` is a CTE made under `isDone`. */
export async function finishPassedQuiz(
  db: Queryable,
  userId: string,
  attempt: FinishedAttempt,
  completion: NewCompletion,
  event: RawBuilder<unknown>,
): Promise<void> {
  const { componentId, type, isExcellent, isAudio, xp, localDate, now, endedCourseId } = completion;
  await sql`
    with ${finishedArm(userId, attempt)},
    wanted as (
      select ${userId}::uuid as user_id, ${componentId} as component_id, ${type} as component_type,
        ${attempt.id}::uuid as attempt_id, ${isExcellent}::boolean as is_excellent, ${isAudio}::boolean as is_audio,
        ${xp}::smallint as xp, ${localDate}::date as local_date, ${now}::timestamptz as completed_at,
        ${endedCourseId}::text as ended_course_id
      where ${isFinished}
    ),
    ${completionArms}, event as (${event}) select from finished`.execute(db);
}

export interface Placement {
  skipped: readonly { id: string; type: string }[];
  /** The target's course, started so that the target stays open on any path. */
  courseId: string | null;
  localDate: string;
}

/**
 * Closes a passed placement test, completes the skipped components and opens its target in one statement. `event` is a CTE made
 * under `isFinished`.
 */
export async function finishPassedPlacement(
  db: Queryable,
  userId: string,
  attempt: FinishedAttempt,
  placement: Placement,
  event: RawBuilder<unknown>,
): Promise<void> {
  const ids = placement.skipped.map(({ id }) => id);
  const types = placement.skipped.map(({ type }) => type);
  await sql`
    with ${finishedArm(userId, attempt)},
    done as (
      insert into learning_completion (user_id, component_id, component_type, completed_by, attempt_id, is_excellent,
        is_audio, xp, local_date, completed_at)
      select ${userId}::uuid, skipped.id, skipped.type, 'placement', ${attempt.id}::uuid, false, false, 0,
        ${placement.localDate}::date, ${attempt.now}::timestamptz
      from unnest(${ids}::text[], ${types}::text[]) as skipped (id, type)
      where ${isFinished}
      on conflict do nothing
    ),
    begun as (
      insert into learning_begun_course (user_id, course_id, begun_at)
      select ${userId}::uuid, ${placement.courseId}, ${attempt.now}::timestamptz
      where ${isFinished} and ${placement.courseId}::text is not null
      on conflict do nothing
    ),
    event as (${event})
    select from finished`.execute(db);
}
