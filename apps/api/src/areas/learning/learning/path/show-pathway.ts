import type { CoursePathway, Pathway } from "@candlewise/contracts/learning/schemas";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { courseOf, learnerOf, loadLearner, pathOf } from "./learner.ts";
import { presentCoursePathway, presentPath, presentPathProgress, presentPathway } from "./present-courses.ts";
import { loadPathwayFacts } from "./pathway-facts.ts";
import { listCompletions } from "../lessons/completion-store.ts";
import { saveBegunCourse } from "./learner-store.ts";

/** @throws AppError `not_found` */
export async function showPathway(deps: LearningDependencies, context: SignedInContext, id: string): Promise<Pathway> {
  const [learner, facts] = await Promise.all([loadLearner(deps, context), loadPathwayFacts(deps, context)]);
  return presentPathway(learner, pathOf(learner, id), facts);
}

/** @throws AppError `not_found` */
export async function showPath(deps: LearningDependencies, context: SignedInContext, id: string) {
  const learner = await loadLearner(deps, context);
  return presentPath(learner, pathOf(learner, id));
}

/** @throws AppError `not_found` */
export async function showPathProgress(deps: LearningDependencies, context: SignedInContext, id: string) {
  const learner = await loadLearner(deps, context);
  return presentPathProgress(learner, pathOf(learner, id));
}

/** @throws AppError `not_found` */
export async function showCoursePathway(
  deps: LearningDependencies,
  context: SignedInContext,
  id: string,
): Promise<CoursePathway> {
  const [learner, facts] = await Promise.all([loadLearner(deps, context), loadPathwayFacts(deps, context)]);
  return presentCoursePathway(learner, courseOf(learner, id), facts);
}

/** Opens the first component of a course. @throws AppError `not_found` */
export async function beginCourse(
  deps: LearningDependencies,
  context: SignedInContext,
  id: string,
): Promise<CoursePathway> {
  const [learner, facts] = await Promise.all([loadLearner(deps, context), loadPathwayFacts(deps, context)]);
  const course = courseOf(learner, id);
  if (!learner.row.begun.includes(id)) {
    await saveBegunCourse(deps.database.kysely, context.userId, id, context.now());
  }
  const after = learnerOf({ ...learner.row, begun: [...learner.row.begun, id] }, learner.view);
  return presentCoursePathway(after, course, facts);
}

/** Completed components that the curriculum still has, newest first. */
export async function listCompletedComponents(deps: LearningDependencies, context: SignedInContext) {
  const [{ view }, completions] = await Promise.all([
    loadLearner(deps, context),
    listCompletions(deps.database.kysely, context.userId),
  ]);
  const components = completions.flatMap(({ component_id: id, completed_by, completed_at, is_excellent }) => {
    const place = view.places.get(id);
    if (!place) return [];
    const { type } = place.component;
    return [
      {
        id,
        type,
        course_id: place.course.id,
        completed_at: completed_at.toISOString(),
        is_excellent,
        by: completed_by,
      },
    ];
  });
  return { components };
}
