import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Queryable } from "#api/platform/database.ts";

interface NewCompletion {
  componentId: string;
  type: "lesson" | "quiz";
  isExcellent: boolean;
  isAudio: boolean;
  xp: number;
  localDate: string;
  now: Date;
}

export interface DayCount {
  /** False when it had been completed before. */
  is_new: boolean;
  /** Lessons of the local day, this one included. */
  lessons: number;
  /** Local days with credited learning, this one included. */
  plan_days: number;
}

/**
 * The arms that complete a component once: whoever comes second, by a repeat or at the same moment, finds the row and changes
 * nothing. What was leapt over by a placement test and is now really learned counts as new.
 */
function completionArms(
  userId: string,
  completion: NewCompletion,
  attempt: { id: string | null; condition: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const { componentId, type, isExcellent, isAudio, xp, localDate, now } = completion;
  return sql`
    done as (
      insert into learning_completion (user_id, component_id, component_type, completed_by, attempt_id, is_excellent,
        is_audio, xp, local_date, completed_at)
      select ${userId}::uuid, ${componentId}, ${type}, 'learning', ${attempt.id}::uuid, ${isExcellent}::boolean,
        ${isAudio}::boolean, ${xp}::smallint, ${localDate}::date, ${now}::timestamptz
      where ${attempt.condition}
      on conflict (user_id, component_id) do update set completed_by = 'learning', attempt_id = excluded.attempt_id,
        is_excellent = excluded.is_excellent, is_audio = excluded.is_audio, xp = excluded.xp,
        local_date = excluded.local_date, completed_at = excluded.completed_at
      where learning_completion.completed_by = 'placement'
      returning 1
    ),
    earned as (
      insert into learning_xp (user_id, source, source_id, xp, earned_at)
      select ${userId}::uuid, ${type}, ${componentId}, ${xp}::smallint, ${now}::timestamptz
      where exists (select from done)
      on conflict do nothing
    )`;
}

/** Completes a lesson, with its points and its events, in one statement. `event` is an arm made under `isDone`. */
export async function saveCompletedLesson(
  db: Queryable,
  userId: string,
  completion: NewCompletion,
  event: RawBuilder<unknown>,
): Promise<DayCount> {
  const { rows } = await sql<DayCount>`
    with ${completionArms(userId, completion, { id: null, condition: sql`true` })},
    event as (${event}),
    fresh as (select count(*)::int as count from done)
    select fresh.count = 1 as is_new,
      fresh.count + count(*) filter (where local_date = ${completion.localDate}::date and component_type = 'lesson')::int
        as lessons,
      1 + count(distinct local_date) filter (where local_date <> ${completion.localDate}::date)::int as plan_days
    from fresh left join learning_completion on user_id = ${userId} and completed_by = 'learning'
    group by fresh.count`.execute(db);
  return rows[0] ?? { is_new: false, lessons: 0, plan_days: 0 };
}

/** Events written under this condition are written only if the completion is new. */
export const isDone: RawBuilder<unknown> = sql`exists (select from done)`;

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

/** Closes an attempt that was not passed. */
export async function finishAttempt(db: Queryable, userId: string, attempt: FinishedAttempt): Promise<void> {
  await sql`with ${finishedArm(userId, attempt)} select from finished`.execute(db);
}

/** Closes a passed attempt and completes its quiz in one statement. `event` is an arm made under `isDone`. */
export async function finishPassedQuiz(
  db: Queryable,
  userId: string,
  attempt: FinishedAttempt,
  completion: NewCompletion,
  event: RawBuilder<unknown>,
): Promise<void> {
  const arms = completionArms(userId, completion, { id: attempt.id, condition: isFinished });
  await sql`with ${finishedArm(userId, attempt)}, ${arms}, event as (${event}) select from finished`.execute(db);
}

export interface Placement {
  skipped: readonly { id: string; type: string }[];
  /** The course of the target, begun so that the target stays open whichever path is followed. */
  courseId: string | null;
  localDate: string;
}

/**
 * Closes a passed placement test, completes what it leapt over and opens its target in one statement. `event` is an arm made
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
