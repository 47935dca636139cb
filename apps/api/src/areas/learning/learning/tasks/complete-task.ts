import type { Completion } from "@candlewise/contracts/learning/schemas";
import { creditedDate } from "@candlewise/domain/learning/local-day";
import { XP } from "@candlewise/domain/learning/xp";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { presentCompletion } from "../lessons/completion.ts";
import { findCompletion, saveCompletion } from "../lessons/completion-store.ts";
import type { ComponentPlace } from "../curriculum.ts";
import type { LearnerSettings, LearningDependencies } from "../dependencies.ts";
import { loadLearner, openPlaceOf, placeOf } from "../path/learner.ts";
import type { Learner } from "../path/learner.ts";
import { loadDailyGoal } from "../goal/show-daily-goal.ts";
import { isReady } from "./show-tasks.ts";
import { loadTaskFacts } from "./task-facts.ts";

interface TaskAddress {
  course_id: string;
  chapter_id: string;
  task_id: string;
}

/**
 * Completes a task when the practice account meets every step. A completed task stays completed and gets the same answer.
 * @throws AppError `not_found`, `component_locked`, `task_incomplete`
 */
export async function completeTask(
  deps: LearningDependencies,
  context: SignedInContext,
  address: TaskAddress,
): Promise<Completion> {
  const { userId } = context;
  const [learner, settings] = await Promise.all([loadLearner(deps, context), deps.learnerSettings(userId)]);
  const task = learner.view.task(address.task_id);
  if (!task) throw new AppError("not_found");
  const { course, chapter } = placeOf(learner, task.id);
  if (course.id !== address.course_id || chapter.id !== address.chapter_id) throw new AppError("not_found");
  const place = openPlaceOf(learner, task.id);
  if (place.status === "completed")
    return presentTaskCompletion(deps, context, { learner, place, settings, isRepeat: true });
  if (!isReady(task, await loadTaskFacts(deps, context))) throw new AppError("task_incomplete");

  const now = context.now();
  const localDate = creditedDate(now, settings.time_zone, learner.row.last_date);
  const payload = {
    task_id: task.id,
    course_id: course.id,
    xp: XP.task,
    local_date: localDate,
    time_zone: settings.time_zone,
  };
  const events = [{ user_id: userId, type: "brokerage_task.completed", payload, occurred_at: now }] as const;
  const completion = {
    componentId: task.id,
    type: "brokerage_task",
    isExcellent: false,
    isAudio: false,
    xp: XP.task,
    localDate,
    now,
    endedCourseId: null,
  } as const;
  const { is_new } = await saveCompletion(deps.database.kysely, deps.outbox, { userId, completion, events });
  return presentTaskCompletion(deps, context, { learner, place, settings, isRepeat: !is_new });
}

interface Completed {
  learner: Learner;
  place: ComponentPlace;
  settings: LearnerSettings;
  isRepeat: boolean;
}

async function presentTaskCompletion(
  deps: LearningDependencies,
  context: SignedInContext,
  { learner, place, settings, isRepeat }: Completed,
): Promise<Completion> {
  const [stored, day] = await Promise.all([
    findCompletion(deps.database.kysely, context.userId, place.component.id),
    loadDailyGoal(deps, context, settings),
  ]);
  return presentCompletion(learner, place, {
    is_excellent: false,
    xp: stored?.xp ?? 0,
    is_repeat: isRepeat,
    isLessonCounted: false,
    ...day,
  });
}
