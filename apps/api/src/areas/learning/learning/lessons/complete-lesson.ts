import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import type { Completion } from "@candlewise/contracts/learning/schemas";
import { dailyGoal } from "@candlewise/domain/learning/daily-goal";
import { creditedDate } from "@candlewise/domain/learning/local-day";
import { lessonXp } from "@candlewise/domain/learning/xp";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { presentCompletion } from "./completion.ts";
import { findCompletion, saveCompletion } from "./completion-store.ts";
import type { LearnedComponent } from "./completion-store.ts";
import { isExcellentLesson } from "./excellence.ts";
import type { LearnerSettings, LearningDependencies } from "../dependencies.ts";
import { courseEvents, endedCourseId } from "../path/course-events.ts";
import { learnerOf, withLockedLearner } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";
import { takeByPlan } from "./open-by-plan.ts";
import { openLessonAt } from "../path/lesson-place.ts";
import type { LessonAddress, OpenLesson } from "../path/lesson-place.ts";
import { loadDailyGoal } from "../goal/show-daily-goal.ts";

/**
 * Completes a lesson and opens what follows. The server alone decides whether it was excellent. Idempotent: a repeat from any
 * device, however late, counts nothing twice and returns the same result.
 * @throws AppError `not_found`, `lesson_mismatch`, `component_locked`, `free_limit_reached`
 */
export async function completeLesson(
  deps: LearningDependencies,
  context: SignedInContext,
  body: LessonAddress & { is_audio: boolean },
): Promise<Completion> {
  const { curriculum } = deps;
  const { userId } = context;
  const version = curriculum.view(context.language, NOTHING_HIDDEN).lesson(body.lesson_id)?.version;
  if (version === undefined) throw new AppError("not_found");
  const [row, settings] = await Promise.all([
    deps.loadLearnerOfLesson({ userId, lessonId: body.lesson_id, version }),
    deps.learnerSettings(userId),
  ]);
  const { hidden } = context;
  const isHidden = { ...hidden, crypto: hidden.crypto || !row.is_crypto_included };
  const learner = learnerOf(row, curriculum.view(context.language, isHidden));
  const place = openLessonAt(learner, body);
  await takeByPlan(deps, context, learner, place);

  const now = context.now();
  const localDate = creditedDate(now, settings.time_zone, row.last_date);
  const isExcellent = isExcellentLesson(place.lesson, row.right_first);
  const facts = { is_excellent: isExcellent, xp: lessonXp(isExcellent) };
  const learned = (by: Learner) =>
    learnedLesson(by, place, { userId, now, localDate, zone: settings.time_zone, facts, isAudio: body.is_audio });
  const day = learner.row.skipped.includes(place.lesson.id)
    ? await withLockedLearner(deps, context, learner.view, (transaction, again) =>
        saveCompletion(transaction, deps.outbox, learned(again)),
      )
    : await deps.saveCompletion(learned(learner));
  if (day.is_new) {
    const goal = dailyGoal(localDate, day.lessons, settings.target_lessons);
    return presentCompletion(learner, place, {
      ...facts,
      is_repeat: false,
      goal,
      planDays: day.plan_days,
      isLessonCounted: true,
    });
  }
  return presentRepeat(deps, context, { learner, place, settings });
}

interface LessonFacts {
  userId: string;
  now: Date;
  localDate: string;
  zone: string;
  isAudio: boolean;
  facts: { is_excellent: boolean; xp: number };
}

/** The completion of a lesson, with its events for other features. */
function learnedLesson(learner: Learner, place: OpenLesson, lesson: LessonFacts): LearnedComponent {
  const { userId, now, localDate, zone, isAudio, facts } = lesson;
  const { id: lesson_id } = place.lesson;
  const ended = endedCourseId(learner, place);
  const day = { local_date: localDate, time_zone: zone };
  const payload = { lesson_id, course_id: place.course.id, is_audio: isAudio, ...facts, ...day };
  return {
    userId,
    events: [
      { user_id: userId, type: "lesson.completed", payload, occurred_at: now },
      ...courseEvents(ended, userId, now),
    ],
    completion: {
      componentId: lesson_id,
      type: "lesson",
      isExcellent: facts.is_excellent,
      isAudio,
      xp: facts.xp,
      localDate,
      now,
      endedCourseId: ended,
    },
  };
}

/** The result of a completion that already existed, possibly by a concurrent call. */
async function presentRepeat(
  deps: LearningDependencies,
  context: SignedInContext,
  { learner, place, settings }: { learner: Learner; place: OpenLesson; settings: LearnerSettings },
): Promise<Completion> {
  const [stored, day] = await Promise.all([
    findCompletion(deps.database.kysely, context.userId, place.lesson.id),
    loadDailyGoal(deps, context, settings),
  ]);
  return presentCompletion(learner, place, {
    is_excellent: stored?.is_excellent ?? false,
    xp: stored?.xp ?? 0,
    is_repeat: true,
    isLessonCounted: false,
    ...day,
  });
}
