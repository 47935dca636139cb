import type { Component, DailyGoal, Pathway } from "@candlewise/contracts/learning/schemas";
import { planToday } from "@candlewise/domain/learning/plan";
import { progressFrom } from "@candlewise/domain/learning/progress";
import { minutesLeft } from "@candlewise/domain/learning/time-left";
import { componentsOf, findPlace, hrefOf } from "../path/map-model.ts";

export interface PlannedComponent extends Pick<Component, "id" | "type" | "title" | "minutes" | "done_percent"> {
  href: string;
}

/** The goal to plan for: with the next day begun early, the lessons beyond the first goal count for a second one. */
export function goalToPlan(goal: DailyGoal, isNextDayBegun: boolean): DailyGoal {
  if (!isNextDayBegun || goal.completed_lessons < goal.target_lessons) return goal;
  return { ...goal, completed_lessons: goal.completed_lessons - goal.target_lessons };
}

/** What is left of the day on a path, ready to be opened in turn. Empty once the goal is met. */
export function todaysPlan(pathway: Pathway, goal: DailyGoal): PlannedComponent[] {
  const lessons = new Set(
    componentsOf(pathway.courses)
      .filter(({ type }) => type === "lesson")
      .map(({ id }) => id),
  );
  return planToday(progressFrom(pathway.courses), goal, (id) => lessons.has(id)).flatMap((place) => {
    const found = findPlace(pathway.courses, place);
    if (!found) return [];
    return [{ ...found.component, href: hrefOf(found.component, place.course_id, place.chapter_id) }];
  });
}

export const minutesOf = (plan: readonly Pick<Component, "minutes" | "done_percent">[]): number =>
  plan.reduce((sum, component) => sum + minutesLeft(component), 0);

/** The component with which the goal is met; null when the plan does not get there. */
export const goalComponent = (plan: readonly PlannedComponent[], goal: DailyGoal): string | null => {
  const lessons = plan.filter(({ type }) => type === "lesson");
  const needed = goal.target_lessons - goal.completed_lessons;
  return needed > 0 ? (lessons[needed - 1]?.id ?? null) : null;
};
