import type { DailyGoal } from "@candlewise/contracts/learning/schemas";
import { dailyGoal } from "@candlewise/domain/learning/daily-goal";
import { canonicalTimeZone, creditedDate } from "@candlewise/domain/learning/local-day";
import type { SignedInContext } from "#api/platform/mount.ts";
import type { LearningDependencies, LearnerSettings } from "./dependencies.ts";
import type { LatestDay } from "./store.ts";

/** The goal of the day to which learning is credited now, and the learner's plan days so far. */
export async function loadDay(
  deps: Pick<LearningDependencies, "findLatestDay">,
  context: Pick<SignedInContext, "userId" | "now">,
  settings: Pick<LearnerSettings, "time_zone" | "target_lessons">,
): Promise<{ goal: DailyGoal; planDays: number }> {
  return dayOf(await deps.findLatestDay(context.userId), context, settings);
}

function dayOf(
  latest: LatestDay | null,
  context: Pick<SignedInContext, "now">,
  settings: Pick<LearnerSettings, "time_zone" | "target_lessons">,
): { goal: DailyGoal; planDays: number } {
  const date = creditedDate(context.now(), settings.time_zone, latest?.date ?? null);
  const lessons = latest?.date === date ? latest.lessons : 0;
  return { goal: dailyGoal(date, lessons, settings.target_lessons), planDays: latest?.plan_days ?? 0 };
}

/** Lessons of the local day against the goal; a browser in another time zone is noted. */
export async function showDailyGoal(
  deps: LearningDependencies,
  context: SignedInContext,
  timezone: string | undefined,
): Promise<DailyGoal> {
  const { userId } = context;
  const [known, latest] = await Promise.all([deps.learnerSettings(userId), deps.findLatestDay(userId)]);
  const zone = timezone === undefined ? null : canonicalTimeZone(timezone);
  const isMoved = zone !== null && zone !== known.time_zone;
  if (isMoved) await deps.noteTimeZone(userId, zone);
  return dayOf(latest, context, isMoved ? await deps.learnerSettings(userId) : known).goal;
}
