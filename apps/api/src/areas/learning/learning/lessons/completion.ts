import type { Completion, DailyGoal } from "@candlewise/contracts/learning/schemas";
import type { ComponentStatus } from "@candlewise/domain/learning/curriculum";
import { complete, nextPlace } from "@candlewise/domain/learning/progress";
import { skipDay } from "@candlewise/domain/learning/skip-day";
import type { ComponentPlace } from "../curriculum.ts";
import { learnerOf, coursesAround, progressOf } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";

export interface CompletionFacts {
  is_excellent: boolean;
  xp: number;
  is_repeat: boolean;
  goal: DailyGoal;
  planDays: number;
  /** Whether this completion counted toward the daily goal. */
  isLessonCounted: boolean;
}

export const presentPlace = ({ course, chapter, component }: ComponentPlace) => ({
  course_id: course.id,
  chapter_id: chapter.id,
  component_id: component.id,
});

/** The response to a completion. `learner` may be from before or after it; the changes are the same. */
export function presentCompletion(learner: Learner, place: ComponentPlace, facts: CompletionFacts): Completion {
  const { id } = place.component;
  const others = learner.row.completed.filter((completed) => completed !== id);
  const before = learnerOf({ ...learner.row, completed: others }, learner.view);
  const { changes } = complete(progressOf(before, coursesAround(learner, place.course)), id);
  const done = { id, status: "completed" as const };
  const after = learnerOf({ ...learner.row, completed: [...others, id] }, learner.view);
  return withNext(after, place, changes.length > 0 ? changes : [done], facts);
}

/** The response to a passed placement test: skipped components are completed, the target is open. */
export function presentPlacement(
  learner: Learner,
  place: ComponentPlace,
  skipped: readonly string[],
  facts: CompletionFacts,
): Completion {
  const changes: { id: string; status: ComponentStatus }[] = skipped.map((id) => ({ id, status: "completed" }));
  const isOpen = !learner.completed.has(place.component.id);
  if (isOpen) changes.push({ id: place.component.id, status: "in_progress" });
  const answer = withNext(learner, place, changes, facts);
  return isOpen ? { ...answer, next: presentPlace(place) } : answer;
}

function withNext(
  after: Learner,
  place: ComponentPlace,
  changes: Completion["changes"],
  { goal, planDays, isLessonCounted, ...facts }: CompletionFacts,
): Completion {
  const next = nextPlace(progressOf(after, coursesAround(after, place.course)), place.component.id);
  return {
    changes,
    next,
    ...facts,
    daily_goal: goal,
    skip_day: skipDay({ place: presentPlace(place), next, goal, planDays, isLessonCounted }),
  };
}
