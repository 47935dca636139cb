import type { ComponentStatus, ComponentType } from "@candlewise/domain/learning/curriculum";
import type { Place, QuizAttempt } from "@candlewise/contracts/learning/schemas";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { presentPlace } from "./completion.ts";
import type { ComponentPlace } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadLearner, placeOf, statusOf } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";
import { openQuizAttempt } from "../quizzes/open-attempt.ts";
import { finishAnsweredAttempts, openPlacement } from "../quizzes/open-placement.ts";
import { skippedByJump } from "../quizzes/placement-waits.ts";
import { openByPlan } from "./open-by-plan.ts";
import { saveBegunCourse, saveVisit } from "../path/learner-store.ts";

export interface Access {
  id: string;
  type: ComponentType;
  status: ComponentStatus;
  place: Place;
  attempt: QuizAttempt | null;
}

/**
 * Opens a component: a quiz opens its attempt, a jump its placement test. A jump that skips nothing opens at once.
 * @throws AppError `not_found`, `component_locked`, `free_limit_reached`, `placement_closed`, `placement_under_way`
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
  await openByPlan(deps, context, learner, place);
  const access = { id, type: place.component.type, place: presentPlace(place) };
  if (status === "jump_here") return { ...access, ...(await openJump(deps, context, learner, place)) };

  await saveVisit(deps.database.kysely, context.userId, id, context.now());
  const isQuiz = place.component.type === "quiz";
  return { ...access, status, attempt: isQuiz ? await openQuizAttempt(deps, context, learner, id) : null };
}

async function openJump(
  deps: LearningDependencies,
  context: SignedInContext,
  learner: Learner,
  { course, component }: ComponentPlace,
): Promise<Pick<Access, "status" | "attempt">> {
  // What an answered test decides comes first.
  if (await finishAnsweredAttempts(deps, context, component.id)) return accessComponent(deps, context, component.id);
  const skipped = skippedByJump(learner, course, component.id);
  if (skipped.length > 0) {
    const attempt = await openPlacement(deps, context, learner, { targetId: component.id, skipped });
    return attempt ? { status: "jump_here", attempt } : accessComponent(deps, context, component.id);
  }
  await saveBegunCourse(deps.database.kysely, context.userId, course.id, context.now());
  const isQuiz = component.type === "quiz";
  const attempt = isQuiz ? await openQuizAttempt(deps, context, learner, component.id) : null;
  return { status: "in_progress", attempt };
}
