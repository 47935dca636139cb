import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadLearner } from "./learner.ts";
import type { Learner } from "./learner.ts";
import { presentCourse, presentPathSummary } from "./present-courses.ts";
import { saveCryptoChoice } from "./learner-store.ts";

interface CryptoQuery {
  readonly is_crypto_included?: boolean | undefined;
}

/** Loads the learner and stores a new choice about crypto topics, which applies to all later calls. */
async function loadLearnerWithChoice(
  deps: LearningDependencies,
  context: SignedInContext,
  { is_crypto_included: choice }: CryptoQuery,
): Promise<Learner> {
  const learner = await loadLearner(deps, context, { isCryptoIncluded: choice });
  if (choice !== undefined && choice !== learner.row.is_crypto_included) {
    await saveCryptoChoice(deps.database.kysely, context.userId, choice);
  }
  return learner;
}

export async function listPaths(deps: LearningDependencies, context: SignedInContext, query: CryptoQuery) {
  const learner = await loadLearnerWithChoice(deps, context, query);
  return { paths: learner.view.paths.map((path) => presentPathSummary(learner, path)) };
}

async function listCoursesOf(
  deps: LearningDependencies,
  context: SignedInContext,
  query: CryptoQuery,
  kind: "course" | "mini_course",
) {
  const learner = await loadLearnerWithChoice(deps, context, query);
  const courses = [...learner.view.courses.values()].filter((course) => course.kind === kind);
  return courses.map((course) => presentCourse(learner, course));
}

export async function listCourses(deps: LearningDependencies, context: SignedInContext, query: CryptoQuery) {
  return { courses: await listCoursesOf(deps, context, query, "course") };
}

export async function listMiniCourses(deps: LearningDependencies, context: SignedInContext, query: CryptoQuery) {
  return { mini_courses: await listCoursesOf(deps, context, query, "mini_course") };
}
