import { skippedBefore } from "@candlewise/domain/learning/progress";
import type { ComponentStatus, ComponentType } from "@candlewise/domain/learning/curriculum";
import type { Place, QuizAttempt } from "@candlewise/contracts/learning/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { standingOf } from "./completion.ts";
import type { ComponentPlace } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadLearner, orderAround, placeOf, progressOf, statusOf } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";
import { openPlacement, openQuizAttempt } from "../quizzes/open-attempt.ts";
import { saveBegunCourse, saveVisit } from "../store.ts";

export interface Access {
  id: string;
  type: ComponentType;
  status: ComponentStatus;
  place: Place;
  attempt: QuizAttempt | null;
}

/**
 * Opens a component: a quiz opens its attempt, a jump its placement test. A jump that skips nothing opens at once.
 * @throws AppError `not_found`, `component_locked`
 */
export async function accessComponent(
  deps: LearningDependencies,
  context: SignedInContext,
  id: string,
): Promise<Access> {
  const learner = await loadLearner(deps, context);
  const place = placeOf(learner, id);
  const status = statusOf(learner, place);
  if (status === "locked") throw new AppError("component_locked");
  const access = { id, type: place.component.type, place: standingOf(place) };
  if (status === "jump_here") return { ...access, ...(await jump(deps, context, learner, place)) };

  await saveVisit(deps.database.kysely, context.userId, id, context.now());
  const isQuiz = place.component.type === "quiz";
  return { ...access, status, attempt: isQuiz ? await openQuizAttempt(deps, context, learner, id) : null };
}

async function jump(
  deps: LearningDependencies,
  context: SignedInContext,
  learner: Learner,
  { course, component }: ComponentPlace,
): Promise<Pick<Access, "status" | "attempt">> {
  const skipped = skippedBefore(progressOf(learner, orderAround(learner, course)), component.id);
  if (skipped.length > 0) {
    const attempt = await openPlacement(deps, context, learner, component.id, skipped);
    return { status: "jump_here", attempt };
  }
  await saveBegunCourse(deps.database.kysely, context.userId, course.id, context.now());
  const isQuiz = component.type === "quiz";
  const attempt = isQuiz ? await openQuizAttempt(deps, context, learner, component.id) : null;
  return { status: "in_progress", attempt };
}
