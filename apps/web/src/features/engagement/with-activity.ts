import { milestoneCoins } from "@candlewise/domain/engagement/coins";
import { isMilestone } from "@candlewise/domain/engagement/streak";
import type { DailyGoal } from "@candlewise/contracts/learning/schemas";
import type { StreakCalendar } from "./api.ts";

type Shown = Pick<StreakCalendar, "today" | "status" | "current">;

/** The day of the daily goal if it has a lesson: the goal counts one before the server has answered. */
export const dayOfLesson = (goal: DailyGoal | undefined): string | undefined =>
  goal && goal.completed_lessons > 0 ? goal.local_date : undefined;

/** The streak with something completed on `day`; the streak itself if it has that already. */
export function withActivityOn<Streak extends Shown>(streak: Streak, day: string | undefined): Streak {
  if (streak.status === "done" || day !== streak.today) return streak;
  return { ...streak, status: "done", current: streak.current + 1 };
}

/** The coins for reaching this length today; null on any other day. */
export const milestoneOf = ({ status, current }: Shown): number | null =>
  status === "done" && isMilestone(current) ? milestoneCoins(current) : null;
