import type { Completion, Component, CoursePathway, DailyGoal, Pathway } from "@candlewise/contracts/learning/schemas";
import { withLessonCompleted } from "@candlewise/domain/learning/daily-goal";
import { complete, currentPlace, percent, progressFrom } from "@candlewise/domain/learning/progress";
import { componentsOf } from "./map-model.ts";

/** A change of status; of a completed component it may say that every first answer was right. */
export type Change = Completion["changes"][number] & Pick<Component, "is_excellent">;

/** A component in its new status: what was done of it while it was open counts no more. */
function changed(before: Component, { status, is_excellent }: Change): Component {
  const component = { ...before, status, ...(is_excellent && { is_excellent }) };
  delete component.done_percent;
  return component;
}

function withStatuses(course: CoursePathway, changes: ReadonlyMap<string, Change>): CoursePathway {
  const chapters = course.chapters.map((chapter) => ({
    ...chapter,
    components: chapter.components.map((component) => {
      const change = changes.get(component.id);
      const isNews = change && (change.status !== component.status || (change.is_excellent && !component.is_excellent));
      return isNews ? changed(component, change) : component;
    }),
  }));
  const components = chapters.flatMap((chapter) => chapter.components);
  const completed = new Set(components.filter(({ status }) => status === "completed").map(({ id }) => id));
  return {
    ...course,
    chapters,
    // What has an open component has begun, chosen by the learner or because the course before it ended.
    is_begun: course.is_begun || components.some(({ status }) => status === "in_progress"),
    percent: percent({ courses: [course], completed }),
  };
}

/** Courses after status changes, in the same order. Ids they do not hold are left out. */
export function withChanges(courses: readonly CoursePathway[], changes: readonly Change[]): CoursePathway[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return courses.map((course) => withStatuses(course, byId));
}

/** S4.08: what completing a component changes, judged by the rule that the server follows. Empty when it changes nothing. */
export function changesOfCompleting(courses: readonly CoursePathway[], componentId: string): Change[] {
  return complete(progressFrom(courses), componentId).changes;
}

/** A path after status changes: what "Continue" opens and the percentage follow. */
export function pathwayWithChanges(pathway: Pathway, changes: readonly Change[]): Pathway {
  const courses = withChanges(pathway.courses, changes);
  const progress = progressFrom(courses);
  return { ...pathway, courses, current: currentPlace(progress), percent: percent(progress) };
}

/** S4.11: the daily goal after a component: a lesson that had not been completed counts, nothing else does. */
export function goalAfter(goal: DailyGoal, courses: readonly CoursePathway[], componentId: string): DailyGoal {
  const component = componentsOf(courses).find(({ id }) => id === componentId);
  const counts = component?.type === "lesson" && component.status === "in_progress";
  return counts ? withLessonCompleted(goal) : goal;
}
