import { freeCourses } from "@candlewise/domain/freemium/free-plan";
import type { ComponentPlace } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import type { LearnerContext } from "../guests/guest-learner.ts";
import type { Learner } from "../path/learner.ts";
import { hasBegun } from "./position-store.ts";

/**
 * Lets a learner open a component if the plan allows it: what was completed or begun stays open, and a new lesson counts. Guests have lessons
 * of their own.
 * @throws AppError `free_limit_reached`
 */
export async function openByPlan(
  { freePlan, database }: Pick<LearningDependencies, "freePlan" | "database">,
  { userId, isGuest }: Pick<LearnerContext, "userId" | "isGuest">,
  { view, completed }: Pick<Learner, "view" | "completed">,
  { course, component: { id, type } }: ComponentPlace,
): Promise<void> {
  if (freePlan === null || isGuest || completed.has(id)) return;
  if (await hasBegun(database.kysely, userId, id)) return;
  const free = freeCourses(view.paths);
  const place = { isFree: free.includes(course.id), freeCourses: free.length };
  await (type === "lesson"
    ? freePlan.openLesson(userId, { ...place, lessonId: id })
    : freePlan.requireCourse(userId, place));
}

/**
 * The same for what a learner did in a lesson, which may have been read offline while it was paid for: that is never lost.
 * @throws AppError `free_limit_reached`
 */
export async function takeByPlan(...args: Parameters<typeof openByPlan>): Promise<void> {
  const [{ freePlan }, { userId, isGuest }] = args;
  if (freePlan === null || isGuest || (await freePlan.hadAccess(userId))) return;
  await openByPlan(...args);
}
