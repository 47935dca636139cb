import { endsCourse } from "@candlewise/domain/learning/progress";
import type { Transaction } from "#api/platform/database/database.ts";
import type { AnyNewEvent } from "#api/platform/events/outbox.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ComponentPlace } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { learnerOf } from "./learner.ts";
import type { Learner } from "./learner.ts";
import { loadLearnerRow, lockLearner } from "../store.ts";

/** The course that ends when this component is learned, if any. */
export function endedCourseId(learner: Learner, { course, component }: ComponentPlace): string | null {
  const { completed, skipped } = learner.row;
  return endsCourse(course, { completed: new Set(completed), skipped: new Set(skipped) }, component.id)
    ? course.id
    : null;
}

/** `course.completed` for a course that ended. */
export function courseEvents(courseId: string | null, userId: string, now: Date): AnyNewEvent[] {
  if (courseId === null) return [];
  return [{ user_id: userId, type: "course.completed", payload: { course_id: courseId }, occurred_at: now }];
}

/**
 * Learns what a placement test had skipped. Such components can be learned in any order, also at the same time, so the learner is locked and
 * read again: `save` can tell which of them is the last.
 */
export function relearn<Result>(
  { database }: LearningDependencies,
  { userId }: SignedInContext,
  { view }: Learner,
  save: (transaction: Transaction, learner: Learner) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await lockLearner(transaction, userId);
    return save(transaction, learnerOf(await loadLearnerRow(transaction, userId), view));
  });
}
