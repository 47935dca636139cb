import { guestUuid } from "@candlewise/domain/auth/guest";
import { freeLessons } from "@candlewise/domain/learning/free-lessons";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies } from "../dependencies.ts";
import type { LearnerRow } from "../path/learner-store.ts";
import type { CurriculumView } from "../curriculum.ts";
import { listGuestLessons, saveGuestLesson } from "./guest-store.ts";

/** A call by a learner, or by a guest, whose rows are stored under the UUID of the guest's id. */
export type LearnerContext = SignedInContext & { readonly isGuest?: true };

/**
 * The context in which a call about a lesson runs. A guest's call is admitted for the first lesson of each path only.
 * @throws AppError `not_found`, `component_locked`
 */
export function lessonContext(
  deps: Pick<LearningDependencies, "curriculum">,
  context: SignedInContext,
  lessonId: string,
): LearnerContext {
  const guestId = guestUuid(context.userId);
  if (guestId === null) return context;
  const { hidden, language } = context;
  const view = deps.curriculum.view(language, hidden);
  if (!view.lesson(lessonId)) throw new AppError("not_found");
  if (!freeLessons(view.paths).some(({ component_id }) => component_id === lessonId)) {
    throw new AppError("component_locked");
  }
  return { ...context, hidden, language, userId: guestId, isGuest: true };
}

/** The same for a call that writes: the guest's lesson is noted first, so that what is written expires with it. */
export async function lessonContextForWriting(
  deps: Pick<LearningDependencies, "curriculum" | "database">,
  context: SignedInContext,
  lessonId: string,
): Promise<LearnerContext> {
  const admitted = lessonContext(deps, context, lessonId);
  if (admitted.isGuest) await saveGuestLesson(deps.database.kysely, admitted.userId, lessonId, context.now());
  return admitted;
}

/** A guest as a learner: the courses of the free lessons are begun, and nothing is stored of a path. */
export async function loadGuestRow(
  { database }: Pick<LearningDependencies, "database">,
  guestId: string,
  view: CurriculumView,
): Promise<LearnerRow> {
  const lessons = await listGuestLessons(database.kysely, guestId);
  return {
    active_path_id: null,
    is_crypto_included: true,
    joined: [],
    begun: freeLessons(view.paths).map(({ course_id }) => course_id),
    completed: lessons.filter(({ completed_at }) => completed_at !== null).map(({ lesson_id }) => lesson_id),
    skipped: [],
    last_date: null,
  };
}
