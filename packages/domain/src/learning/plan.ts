import type { DailyGoal } from "./daily-goal.ts";
import { complete, currentPlace, nextPlace } from "./progress.ts";
import type { Progress, Standing } from "./progress.ts";

/**
 * What is left of today: the next components in the order they will open, up to the lesson that meets the goal. Quizzes
 * between the lessons belong to it and count as no lesson. Empty once the goal is met.
 */
export function planToday(
  progress: Progress,
  goal: Pick<DailyGoal, "target_lessons" | "completed_lessons">,
  isLesson: (componentId: string) => boolean,
): Standing[] {
  const plan: Standing[] = [];
  let lessons = goal.target_lessons - goal.completed_lessons;
  let reached = progress;
  let place = currentPlace(progress);
  while (place && lessons > 0) {
    plan.push(place);
    if (isLesson(place.component_id)) lessons--;
    reached = complete(reached, place.component_id).progress;
    place = nextPlace(reached, place.component_id);
  }
  return plan;
}
