import type { Pathway } from "@candlewise/contracts/learning/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { PathView } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { learnerOf, loadLearner, pathOf } from "./learner.ts";
import type { Learner } from "./learner.ts";
import { presentPath, presentPathway } from "./present-courses.ts";
import { loadPathwayFacts } from "./pathway-facts.ts";
import { savePath } from "./learner-store.ts";

/**
 * Makes a path the one the learner follows. The id is a path's, an arrow goal's (its first path), or `active`: the path
 * followed now, otherwise the first of the learner's own goal. @throws AppError `not_found`
 */
export async function activatePath(deps: LearningDependencies, context: SignedInContext, id: string): Promise<Pathway> {
  const [learner, facts] = await Promise.all([loadLearner(deps, context), loadPathwayFacts(deps, context)]);
  const path = await findWantedPath(deps, context, learner, id);
  await savePath(deps.database.kysely, context.userId, { id: path.id, isActive: true, now: context.now() });
  return presentPathway(learnerOf({ ...learner.row, active_path_id: path.id }, learner.view), path, facts);
}

async function findWantedPath(
  deps: LearningDependencies,
  { userId }: SignedInContext,
  learner: Learner,
  id: string,
): Promise<PathView> {
  const { paths } = learner.view;
  const named = id === "active" ? learner.activePath : paths.find((path) => path.id === id);
  if (named) return named;
  const arrow = id === "active" ? (await deps.learnerSettings(userId)).arrow : id;
  const ofGoal = paths.find((path) => path.arrow === arrow);
  if (!ofGoal) throw new AppError("not_found");
  return ofGoal;
}

/** Adds a path to the learner's paths without following it. @throws AppError `not_found` */
export async function joinPath(deps: LearningDependencies, context: SignedInContext, id: string) {
  const learner = await loadLearner(deps, context);
  const path = pathOf(learner, id);
  await savePath(deps.database.kysely, context.userId, { id: path.id, isActive: false, now: context.now() });
  return presentPath(learnerOf({ ...learner.row, joined: [...learner.row.joined, path.id] }, learner.view), path);
}
