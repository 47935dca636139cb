import type { Completion } from "@candlewise/contracts/learning/schemas";
import { dailyGoal } from "@candlewise/domain/learning/daily-goal";
import { creditedDate } from "@candlewise/domain/learning/local-day";
import { lessonXp } from "@candlewise/domain/learning/xp";
import type { LearningDependencies } from "../dependencies.ts";
import { presentCompletion } from "../lessons/completion.ts";
import { isExcellentLesson } from "../lessons/excellence.ts";
import { loadLearner } from "../path/learner.ts";
import { openLessonAt, type LessonAddress } from "../path/lesson-place.ts";
import { completeGuestLesson } from "./guest-store.ts";
import type { LearnerContext } from "./guest-learner.ts";

/** Lessons per day of an account that has not chosen another goal. */
const TARGET_LESSONS = 3;

/**
 * Completes a free lesson for a guest. Points, goal and events follow when an account takes it over; the answer says what they will be.
 * @throws AppError `not_found`, `lesson_mismatch`, `component_locked`
 */
export async function completeAsGuest(
  deps: LearningDependencies,
  context: LearnerContext,
  address: LessonAddress,
): Promise<Completion> {
  const { userId, now } = context;
  const learner = await loadLearner(deps, context);
  const place = openLessonAt(learner, address);
  const { id, version } = place.lesson;
  const { right_first } = await deps.loadLearnerOfLesson({ userId, lessonId: id, version });
  const isExcellent = isExcellentLesson(place.lesson, right_first);
  const isNew = await completeGuestLesson(deps.database.kysely, userId, { id, isExcellent, now: now() });
  const lessons = new Set([...learner.completed, id]).size;
  return presentCompletion(learner, place, {
    is_excellent: isExcellent,
    xp: lessonXp(isExcellent),
    is_repeat: !isNew,
    goal: dailyGoal(creditedDate(now(), "UTC", null), lessons, TARGET_LESSONS),
    planDays: 1,
    isLessonCounted: false,
  });
}
