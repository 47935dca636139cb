import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadLearner } from "../path/learner.ts";

/** A lesson with its titles in the learner's language. */
export interface LessonLink {
  readonly lesson_id: string;
  readonly title: string;
  readonly course_title: string;
  readonly minutes: number;
}

/**
 * For each of these lists of lessons the first one of the path that the learner follows, or else the first that the learner can see; null when there
 * is none.
 */
export async function findLessonLinks(
  deps: LearningDependencies,
  context: SignedInContext,
  lists: readonly (readonly string[])[],
): Promise<(LessonLink | null)[]> {
  const { view, activePath } = await loadLearner(deps, context);
  const ofPath = new Set(activePath?.courses.map(({ id }) => id));
  return lists.map((ids) => {
    const places = ids.flatMap((id) => view.places.get(id) ?? []);
    const place = places.find(({ course }) => ofPath.has(course.id)) ?? places[0];
    if (!place) return null;
    const { course, component } = place;
    return {
      lesson_id: component.id,
      title: component.title,
      course_title: course.title,
      minutes: component.minutes,
    };
  });
}
