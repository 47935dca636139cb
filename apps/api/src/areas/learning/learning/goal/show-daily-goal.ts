import type { DailyGoal } from "@candlewise/contracts/learning/schemas";
import { dailyGoal } from "@candlewise/domain/learning/daily-goal";
import { canonicalTimeZone, creditedDate } from "@candlewise/domain/learning/local-day";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { LearningDependencies, LearnerSettings } from "../dependencies.ts";
import type { LatestDay } from "./day-store.ts";

/** The daily goal of the current local day, and the learner's plan days so far. */
export async function loadDailyGoal(
  deps: Pick<LearningDependencies, "findLatestDay">,
  context: Pick<SignedInContext, "userId" | "now">,
  settings: Pick<LearnerSettings, "time_zone" | "target_lessons">,
): Promise<{ goal: DailyGoal; planDays: number }> {
  return dailyGoalOf(await deps.findLatestDay(context.userId), context, settings);
}

function dailyGoalOf(
  latest: LatestDay | null,
  context: Pick<SignedInContext, "now">,
  settings: Pick<LearnerSettings, "time_zone" | "target_lessons">,
): { goal: DailyGoal; planDays: number } {
  const date = creditedDate(context.now(), settings.time_zone, latest?.date ?? null);
  const lessons = latest?.date === date ? latest.lessons : 0;
  return { goal: dailyGoal(date, lessons, settings.target_lessons), planDays: latest?.plan_days ?? 0 };
}

/**
 * Lessons of the local day against the goal, in the zone in effect: reading changes nothing, so a device that has moved says so by
 * `updateUserProperties`.
 * @throws AppError `validation_failed` for an unknown time zone
 */
export async function showDailyGoal(
  deps: LearningDependencies,
  context: SignedInContext,
  timezone: string | undefined,
): Promise<DailyGoal> {
  const { userId } = context;
  if (timezone !== undefined && canonicalTimeZone(timezone) === null) {
    const details = [{ path: "query.timezone", message: "There is no such time zone." }];
    throw new AppError("validation_failed", { details });
  }
  const [known, latest] = await Promise.all([deps.learnerSettings(userId), deps.findLatestDay(userId)]);
  return dailyGoalOf(latest, context, known).goal;
}
