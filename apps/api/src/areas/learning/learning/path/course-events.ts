import { endsCourse } from "@candlewise/domain/learning/progress";
import type { AnyNewEvent } from "#api/platform/events/outbox.ts";
import type { ComponentPlace } from "../curriculum.ts";
import type { Learner } from "./learner.ts";

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
