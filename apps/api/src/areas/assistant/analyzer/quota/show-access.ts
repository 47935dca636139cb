import type { CallResult } from "@candlewise/contracts/endpoint";
import type { AnalyzerShapes } from "@candlewise/contracts/analyzer/schemas";
import { isGoalHidden } from "@candlewise/domain/geo/hidden-countries";
import type { Arrow } from "@candlewise/domain/learning/curriculum";
import { addDays, creditedDate } from "@candlewise/domain/learning/local-day";
import { instantAt } from "@candlewise/domain/notifications/local-time";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { AnalyzerDependencies } from "../dependencies.ts";
import { findQuota } from "./quota-store.ts";

type Deps = Pick<AnalyzerDependencies, "database" | "learnerSettings" | "limitOf">;

/** The limit of the learner's day, and what of it is used. The goal is that of the profile unless the caller names one. */
export async function showAccess(
  deps: Deps,
  { userId, hidden, now }: Pick<SignedInContext, "userId" | "hidden" | "now">,
  namedGoal: Arrow | undefined,
): Promise<CallResult<AnalyzerShapes["getAnalysisAccess"]>> {
  const [settings, quota] = await Promise.all([deps.learnerSettings(userId), findQuota(deps.database.kysely, userId)]);
  const goal = namedGoal ?? settings.arrow;
  const arrow = goal === null || isGoalHidden(goal, hidden) ? null : goal;
  const limit = await deps.limitOf(userId, arrow);
  const date = creditedDate(now(), settings.time_zone, quota?.local_date ?? null);
  const used = quota?.local_date === date ? quota.used : 0;
  const renewsAt = instantAt(addDays(date, 1), 0, settings.time_zone);
  const { time_zone } = settings;
  return { arrow, has_access: used < limit, limit, used, renews_at: renewsAt.toISOString(), time_zone };
}
