import { begunCourses, percent, statusesOf } from "@candlewise/domain/learning/progress";
import type { Progress } from "@candlewise/domain/learning/progress";
import type { CompiledCourse, ComponentStatus } from "@candlewise/domain/learning/curriculum";
import type { Transaction } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ComponentPlace, CurriculumView, PathView } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { type LearnerContext, loadGuestRow } from "../guests/guest-learner.ts";
import { loadLearnerRow, lockLearner } from "./learner-store.ts";
import type { LearnerRow } from "./learner-store.ts";

/** A learner's progress and choices, with the curriculum visible to the call. */
export interface Learner {
  readonly view: CurriculumView;
  readonly row: LearnerRow;
  readonly activePath: PathView | null;
  readonly completed: ReadonlySet<string>;
  /** Course ids, with those that follow from the active path and from completed courses. */
  readonly begun: ReadonlySet<string>;
}

/** Loads the learner behind a call. `isCryptoIncluded: false` hides crypto topics from this call alone. */
export async function loadLearner(
  deps: LearningDependencies,
  context: LearnerContext,
  options: { isCryptoIncluded?: boolean | undefined } = {},
): Promise<Learner> {
  const { hidden } = context;
  if (context.isGuest) {
    const view = deps.curriculum.view(context.language, hidden);
    return learnerOf(await loadGuestRow(deps, context.userId, view), view);
  }
  const row = await loadLearnerRow(deps.database.kysely, context.userId);
  const isIncluded = options.isCryptoIncluded ?? row.is_crypto_included;
  return learnerOf(row, deps.curriculum.view(context.language, { ...hidden, crypto: hidden.crypto || !isIncluded }));
}

/**
 * Decides in one transaction on what is read of a learner, one such transaction after the other. Where components can be learned in any
 * order, as after a placement test, this is how one of two simultaneous calls knows that it is the last.
 */
export function withLockedLearner<Result>(
  { database }: LearningDependencies,
  { userId }: SignedInContext,
  view: CurriculumView,
  decide: (transaction: Transaction, learner: Learner) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await lockLearner(transaction, userId);
    return decide(transaction, learnerOf(await loadLearnerRow(transaction, userId), view));
  });
}

/** The view of the curriculum that a call may see, for statements that load the learner's row themselves. */
export function learnerOf(row: LearnerRow, view: CurriculumView): Learner {
  const completed = new Set(row.completed);
  const activePath = view.paths.find(({ id }) => id === row.active_path_id) ?? null;
  const begun = begunCourses(view.paths, { completed, begun: row.begun, activePathId: activePath?.id ?? null });
  return { view, row, activePath, completed, begun };
}

export function progressOf({ completed, begun }: Learner, courses: readonly CompiledCourse[]): Progress {
  return { courses, completed, begun };
}

export function percentOf({ completed }: Learner, courses: readonly CompiledCourse[]): number {
  return percent({ courses, completed });
}

/** A path by its id; `active` is the one the learner follows. @throws AppError `not_found` */
export function pathOf(learner: Learner, id: string): PathView {
  const path = id === "active" ? learner.activePath : learner.view.paths.find((each) => each.id === id);
  if (!path) throw new AppError("not_found");
  return path;
}

/** @throws AppError `not_found` */
export function courseOf({ view }: Learner, id: string): CompiledCourse {
  const course = view.courses.get(id);
  if (!course) throw new AppError("not_found");
  return course;
}

/** @throws AppError `not_found` */
export function placeOf({ view }: Learner, componentId: string): ComponentPlace {
  const place = view.places.get(componentId);
  if (!place) throw new AppError("not_found");
  return place;
}

export function statusOf(learner: Learner, { course, component }: ComponentPlace): ComponentStatus {
  return statusesOf(progressOf(learner, [course])).get(component.id) ?? "locked";
}

export const isOpenStatus = (status: ComponentStatus): boolean => status === "completed" || status === "in_progress";

/** A component that may be read now. @throws AppError `not_found`, `component_locked` */
export function openPlaceOf(learner: Learner, componentId: string): ComponentPlace & { status: ComponentStatus } {
  const place = placeOf(learner, componentId);
  const status = statusOf(learner, place);
  if (!isOpenStatus(status)) throw new AppError("component_locked");
  return { ...place, status };
}

/**
 * The courses that determine a course's order for a learner: those of the active path, of a joined one, of the first path that
 * contains it, or the course alone.
 */
export function coursesAround(learner: Learner, course: CompiledCourse): readonly CompiledCourse[] {
  const paths = learner.view.paths.filter((path) => path.courses.includes(course));
  const joined = paths.find(({ id }) => learner.row.joined.includes(id));
  const path = paths.find(({ id }) => id === learner.activePath?.id) ?? joined ?? paths[0];
  return path?.courses ?? [course];
}
