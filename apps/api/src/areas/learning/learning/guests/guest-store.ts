import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

export interface GuestLessonRow {
  lesson_id: string;
  completed_at: Date | null;
  is_excellent: boolean;
}

interface StoredAnswer {
  answer_id: string;
  lesson_id: string;
  item_id: string;
  version: number;
  answer: unknown;
  is_correct: boolean | null;
  picked: string[];
  misconceptions: string[];
  answered_at: Date;
}

export async function listGuestLessons(db: Queryable, guestId: string): Promise<GuestLessonRow[]> {
  const { rows } = await sql<GuestLessonRow>`
    select lesson_id, completed_at, is_excellent from learning_guest_lesson where guest_id = ${guestId}`.execute(db);
  return rows;
}

/** Notes that a guest began a lesson; what the guest answers is deleted with this row. */
export async function saveGuestLesson(db: Queryable, guestId: string, lessonId: string, now: Date): Promise<void> {
  await sql`
    insert into learning_guest_lesson (guest_id, lesson_id, begun_at) values (${guestId}, ${lessonId}, ${now})
    on conflict do nothing`.execute(db);
}

/** The first completion counts; returns whether this one did. */
export async function completeGuestLesson(
  db: Queryable,
  guestId: string,
  lesson: { id: string; isExcellent: boolean; now: Date },
): Promise<boolean> {
  const { id, isExcellent, now } = lesson;
  const { rows } = await sql`
    insert into learning_guest_lesson as kept (guest_id, lesson_id, begun_at, completed_at, is_excellent)
    values (${guestId}, ${id}, ${now}, ${now}, ${isExcellent})
    on conflict (guest_id, lesson_id) do update
    set completed_at = excluded.completed_at, is_excellent = excluded.is_excellent where kept.completed_at is null
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Reserves a guest's lessons for an account and returns them; those that another account is taking over are left out. */
export async function claimGuestLessons(db: Queryable, guestId: string, userId: string): Promise<GuestLessonRow[]> {
  const { rows } = await sql<GuestLessonRow>`
    update learning_guest_lesson set adopted_by = ${userId}
    where guest_id = ${guestId} and (adopted_by is null or adopted_by = ${userId}::uuid)
    returning lesson_id, completed_at, is_excellent`.execute(db);
  return rows;
}

/** Removes a guest's answers, oldest first, and returns them. */
export async function takeGuestAnswers(db: Queryable, guestId: string): Promise<StoredAnswer[]> {
  const { rows } = await sql<StoredAnswer>`
    with taken as (delete from learning_answer where user_id = ${guestId} returning *)
    select answer_id, lesson_id, item_id, version, answer, is_correct, picked, misconceptions, answered_at from taken
    order by answered_at, answer_id`.execute(db);
  return rows;
}

/** Gives a guest's positions to an account that has none in the lesson. */
export async function moveGuestPositions(db: Queryable, guestId: string, userId: string): Promise<void> {
  await sql`
    with taken as (delete from learning_position where user_id = ${guestId} returning *)
    insert into learning_position (user_id, lesson_id, page_id, saved_at)
    select ${userId}::uuid, lesson_id, page_id, saved_at from taken
    on conflict do nothing`.execute(db);
}

export async function deleteGuestLessons(db: Queryable, guestId: string, userId: string): Promise<void> {
  await sql`delete from learning_guest_lesson where guest_id = ${guestId} and adopted_by = ${userId}::uuid`.execute(db);
}

/** Deletes at most `most` lessons that guests began before this date, with everything of these guests; returns how many. */
export async function forgetGuests(db: Queryable, before: Date, most: number): Promise<number> {
  const { rows } = await sql`
    with old as (
      select guest_id, lesson_id from learning_guest_lesson where begun_at < ${before} limit ${most}::int
    ),
    answers as (
      delete from learning_answer using old
      where learning_answer.user_id = old.guest_id and learning_answer.lesson_id = old.lesson_id
    ),
    positions as (
      delete from learning_position using old
      where learning_position.user_id = old.guest_id and learning_position.lesson_id = old.lesson_id
    )
    delete from learning_guest_lesson using old
    where learning_guest_lesson.guest_id = old.guest_id and learning_guest_lesson.lesson_id = old.lesson_id
    returning 1`.execute(db);
  return rows.length;
}
