import type { ComponentType } from "@candlewise/domain/learning/curriculum";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import type { AnyNewEvent, Outbox } from "#api/platform/events/outbox.ts";

export interface NewCompletion {
  componentId: string;
  type: ComponentType;
  isExcellent: boolean;
  isAudio: boolean;
  xp: number;
  localDate: string;
  now: Date;
  /** The course that this component ends. */
  endedCourseId: string | null;
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
 * CTEs that complete the components of a CTE `wanted`, each once: a repeated or concurrent call finds the row and changes nothing.
 * A component skipped by a placement test and now really learned counts as new. A course ends once.
 */
export const completionArms: RawBuilder<unknown> = sql`
  done as (
    insert into learning_completion (user_id, component_id, component_type, completed_by, attempt_id, is_excellent,
      is_audio, xp, local_date, completed_at)
    select user_id, component_id, component_type, 'learning', attempt_id, is_excellent, is_audio, xp, local_date, completed_at
    from wanted
    on conflict (user_id, component_id) do update set completed_by = 'learning', attempt_id = excluded.attempt_id,
      is_excellent = excluded.is_excellent, is_audio = excluded.is_audio, xp = excluded.xp,
      local_date = excluded.local_date, completed_at = excluded.completed_at
    where learning_completion.completed_by = 'placement'
    returning user_id, component_id, component_type, xp, completed_at
  ),
  earned as (
    insert into learning_xp (user_id, source, source_id, xp, earned_at)
    select user_id, component_type, component_id, xp, completed_at from done
    on conflict do nothing
  ),
  ended as (
    insert into learning_completed_course (user_id, course_id, completed_at)
    select user_id, wanted.ended_course_id, wanted.completed_at from wanted join done using (user_id, component_id)
    where wanted.ended_course_id is not null
    on conflict do nothing
    returning user_id, course_id
  )`;

/** True for every event except a `course.completed` that was published before. */
export const isFirstEnd: RawBuilder<unknown> = sql`(
  row.type <> 'course.completed'
  or (row.key_id, row.payload ->> 'course_id') in (select user_id, course_id from ended)
)`;

/** A lesson or task that was learned, with the events that follow if it is new. */
export interface LearnedComponent {
  readonly userId: string;
  readonly completion: NewCompletion;
  readonly events: readonly AnyNewEvent[];
}

/**
 * Completes lessons and tasks, with their points and events, in one statement; the counts are in the order of the calls. Of several calls of
 * one learner for one lesson the first is new.
 */
export async function saveCompletions(
  db: Queryable,
  outbox: Pick<Outbox, "arm">,
  learned: readonly LearnedComponent[],
): Promise<readonly DayCount[]> {
  const wanted = learned.map(({ userId, completion }, place) => ({
    place,
    user_id: userId,
    component_id: completion.componentId,
    component_type: completion.type,
    is_excellent: completion.isExcellent,
    is_audio: completion.isAudio,
    xp: completion.xp,
    local_date: completion.localDate,
    completed_at: completion.now,
    ended_course_id: completion.endedCourseId,
  }));
  const events = learned.flatMap(({ events }, cause) => events.map((event) => ({ ...event, cause })));
  const isNew = sql`row.cause in (select place from fresh) and ${isFirstEnd}`;
  const { rows } = await sql<DayCount>`
    with called as (
      select *, null::uuid as attempt_id from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as row (place int,
        user_id uuid, component_id text, component_type text, is_excellent boolean, is_audio boolean, xp smallint,
        local_date date, completed_at timestamptz, ended_course_id text)
    ),
    -- The first of several calls of one learner for one lesson.
    wanted as (select distinct on (user_id, component_id) * from called order by user_id, component_id, place),
    ${completionArms},
    fresh as (select wanted.* from wanted join done using (user_id, component_id)),
    event as (${outbox.arm(events, isNew)})
    select called.place in (select place from fresh) as is_new,
      (together.lessons + earlier.lessons)::int as lessons,
      1 + earlier.other_days::int as plan_days
    from called,
      lateral (
        select count(*) as lessons from fresh
        where user_id = called.user_id and local_date = called.local_date and place <= called.place
          and component_type = 'lesson'
      ) as together,
      lateral (
        select count(*) filter (where local_date = called.local_date and component_type = 'lesson') as lessons,
          count(distinct local_date) filter (where local_date <> called.local_date) as other_days
        from learning_completion where user_id = called.user_id and completed_by = 'learning'
      ) as earlier
    order by called.place`.execute(db);
  return rows;
}

/** The same for one lesson or task. */
export async function saveCompletion(
  db: Queryable,
  outbox: Pick<Outbox, "arm">,
  learned: LearnedComponent,
): Promise<DayCount> {
  const [count] = await saveCompletions(db, outbox, [learned]);
  if (!count) throw new Error("a completion without a count");
  return count;
}

export interface CompletionRow {
  component_id: string;
  component_type: ComponentType;
  completed_by: "learning" | "placement";
  attempt_id: string | null;
  is_excellent: boolean;
  xp: number;
  completed_at: Date;
}
type CompletionTables = { learning_completion: CompletionRow & { user_id: string } };

const tables = (queryable: Queryable): Kysely<CompletionTables> => queryable.withTables<CompletionTables>();

const completionColumns = [
  "component_id",
  "component_type",
  "completed_by",
  "attempt_id",
  "is_excellent",
  "xp",
  "completed_at",
] as const;

/** All completions, newest first. */
export function listCompletions(db: Queryable, userId: string): Promise<CompletionRow[]> {
  return tables(db)
    .selectFrom("learning_completion")
    .select(completionColumns)
    .where("user_id", "=", userId)
    .orderBy("completed_at", "desc")
    .orderBy("component_id")
    .execute();
}

export function findCompletion(db: Queryable, userId: string, componentId: string): Promise<CompletionRow | undefined> {
  return tables(db)
    .selectFrom("learning_completion")
    .select(completionColumns)
    .where("user_id", "=", userId)
    .where("component_id", "=", componentId)
    .executeTakeFirst();
}

/** What one attempt completed: the quiz, or the components its placement test skipped. */
export function listCompletedBy(db: Queryable, userId: string, attemptId: string): Promise<CompletionRow[]> {
  return tables(db)
    .selectFrom("learning_completion")
    .select(completionColumns)
    .where("user_id", "=", userId)
    .where("attempt_id", "=", attemptId)
    .execute();
}
