import type { learningRoutes } from "@candlewise/contracts/learning/routes";
import type { CoursePathway, DailyGoal, Pathway } from "@candlewise/contracts/learning/schemas";
import { withLessonCompleted } from "@candlewise/domain/learning/daily-goal";
import { outboxCalls } from "#web/shared/offline/outbox.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { changesOfCompleting, pathwayWithChanges, withChanges } from "./apply-completion.ts";

const COMPLETE: keyof typeof learningRoutes = "completeLesson";

/** Lessons completed without a connection, in the order they were, until the server knows of them. */
export async function waitingLessons(): Promise<string[]> {
  const calls = await outboxCalls(store.get(STORAGE_KEYS.userId) ?? "");
  const ids = calls.flatMap(({ endpoint, body, refusal }) =>
    endpoint === COMPLETE && refusal === null && isRecord(body) && typeof body["lesson_id"] === "string"
      ? [body["lesson_id"]]
      : [],
  );
  return [...new Set(ids)];
}

/** The last path from the server, with the pending completions applied. */
export const pathwayWithWaiting = (pathway: Pathway, lessons: readonly string[]): Pathway =>
  lessons.reduce((before, id) => pathwayWithChanges(before, changesOfCompleting(before.courses, id)), pathway);

/** The last course from the server, with the pending completions applied. */
export const courseWithWaiting = (course: CoursePathway, lessons: readonly string[]): CoursePathway =>
  lessons.reduce((before, id) => withChanges([before], changesOfCompleting([before], id))[0] ?? before, course);

/** The last daily goal from the server, with the pending completions applied. */
export const goalWithWaiting = (goal: DailyGoal, lessons: readonly string[]): DailyGoal =>
  lessons.reduce((before) => withLessonCompleted(before), goal);
