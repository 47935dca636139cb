import { creditedDate } from "@candlewise/domain/learning/local-day";
import { gradeQuiz } from "@candlewise/domain/learning/quiz-score";
import { XP } from "@candlewise/domain/learning/xp";
import type { Queryable } from "#api/platform/database/database.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { AttemptRow } from "./attempt-store.ts";
import { finishAttempt, finishPassedPlacement, finishPassedQuiz, isDone, isFinished } from "./finish-store.ts";
import { courseEvents, endedCourseId } from "../path/course-events.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { loadLearner, withLockedLearner } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";
import { finishReview, isReview } from "../reviews/grade-answer.ts";

type Answered = Omit<AttemptRow, "state" | "score_percent" | "answers">;

/**
 * Closes an attempt once every question is answered. A passed attempt completes its quiz, or the components its placement test skipped;
 * what follows from one at a challenge is the challenge's.
 * Idempotent: a reader that finds an attempt left unfinished by a crash calls it again. False while questions are open.
 */
export async function finishIfAnswered(
  deps: LearningDependencies,
  context: SignedInContext,
  attempt: Answered,
): Promise<boolean> {
  if (attempt.answered < attempt.asked) return false;
  const { purpose } = attempt;
  if (isReview(purpose)) {
    await finishReview(deps, context, { ...attempt, purpose });
    return true;
  }
  const { percent, is_passed } = gradeQuiz(attempt.correct, attempt.asked, attempt.pass_percent);
  const finished = { id: attempt.attempt_id, percent, now: context.now() };
  const { kysely } = deps.database;
  if (!is_passed || purpose === "challenge") await finishAttempt(kysely, context.userId, finished);
  else if (purpose === "quiz") await passQuiz({ deps, context, attempt, finished });
  else await passPlacement({ deps, context, attempt, finished });
  return true;
}

interface Passed {
  readonly deps: LearningDependencies;
  readonly context: SignedInContext;
  readonly attempt: Answered;
  readonly finished: Parameters<typeof finishAttempt>[2];
}

async function passQuiz({ deps, context, attempt, finished }: Passed): Promise<void> {
  const { userId } = context;
  const { kysely } = deps.database;
  const [learner, { time_zone }] = await Promise.all([loadLearner(deps, context), deps.learnerSettings(userId)]);
  const place = learner.view.places.get(attempt.component_id);
  if (!place) {
    await finishAttempt(kysely, userId, finished);
    return;
  }
  const { now, percent: score_percent } = finished;
  const localDate = creditedDate(now, time_zone, learner.row.last_date);
  const payload = {
    quiz_id: place.component.id,
    course_id: place.course.id,
    attempt_id: attempt.attempt_id,
    score_percent,
    xp: XP.quiz,
    local_date: localDate,
    time_zone,
  };
  const save = async (db: Queryable, by: Learner) => {
    const ended = endedCourseId(by, place);
    const events = [
      { user_id: userId, type: "quiz.passed", payload, occurred_at: now } as const,
      ...courseEvents(ended, userId, now),
    ];
    const completion = {
      componentId: place.component.id,
      type: "quiz",
      isExcellent: attempt.correct === attempt.asked,
      isAudio: false,
      xp: XP.quiz,
      localDate,
      now,
      endedCourseId: ended,
    } as const;
    await finishPassedQuiz(db, userId, finished, completion, deps.outbox.arm(events, isDone));
  };
  if (learner.row.skipped.includes(place.component.id)) await withLockedLearner(deps, context, learner.view, save);
  else await save(kysely, learner);
}

async function passPlacement({ deps, context, attempt, finished }: Passed): Promise<void> {
  const { userId } = context;
  const [{ view, row }, { time_zone }] = await Promise.all([loadLearner(deps, context), deps.learnerSettings(userId)]);
  const target = view.places.get(attempt.component_id);
  const isStart = target?.course.chapters[0]?.components[0]?.id === attempt.component_id;
  const skipped = attempt.skipped.flatMap((id) => {
    const component = view.places.get(id)?.component;
    return component ? [{ id, type: component.type }] : [];
  });
  const { now, percent: score_percent } = finished;
  const localDate = creditedDate(now, time_zone, row.last_date);
  const payload = {
    component_id: attempt.component_id,
    skipped: skipped.map(({ id }) => id),
    attempt_id: attempt.attempt_id,
    score_percent,
    local_date: localDate,
  };
  const event = deps.outbox.arm([{ user_id: userId, type: "placement.passed", payload, occurred_at: now }], isFinished);
  const placement = { skipped, courseId: target && isStart ? target.course.id : null, localDate };
  await finishPassedPlacement(deps.database.kysely, userId, finished, placement, event);
}
