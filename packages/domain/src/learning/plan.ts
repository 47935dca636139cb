import type { DailyGoal } from "./daily-goal.ts";
import { complete, currentPlace, nextPlace } from "./progress.ts";
import type { Progress, Standing } from "./progress.ts";

/**
 * The rest of today's plan: the next components in order of opening, up to the lesson that meets the goal. Quizzes in between are included
 * but do not count as lessons. Empty once the goal is met.
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
