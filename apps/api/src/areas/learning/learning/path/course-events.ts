import { isCourseComplete } from "@candlewise/domain/learning/progress";
import type { AnyNewEvent } from "#api/platform/events/outbox.ts";
import type { ComponentPlace } from "../curriculum.ts";
import type { Learner } from "./learner.ts";

/** `course.completed`, if this component was the last one of its course. */
export function courseEvents(
  learner: Learner,
  { course, component }: ComponentPlace,
  userId: string,
  now: Date,
): AnyNewEvent[] {
  const after = new Set(learner.completed).add(component.id);
  const isEnd = isCourseComplete(course, after) && !isCourseComplete(course, learner.completed);
  if (!isEnd) return [];
  return [{ user_id: userId, type: "course.completed", payload: { course_id: course.id }, occurred_at: now }];
}
