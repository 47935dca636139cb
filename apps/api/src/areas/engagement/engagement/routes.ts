import type { engagementContract } from "@candlewise/contracts/engagement/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { EngagementDependencies } from "./dependencies.ts";
import { actOnStreak } from "./streaks/act-on-streak.ts";
import { showCalendar, showProfile } from "./streaks/show-streak.ts";

export function engagementHandlers(deps: EngagementDependencies): Handlers<typeof engagementContract> {
  return {
    getStreakCalendar: async (_, context) => showCalendar(deps, context),
    getStreakProfile: async ({ query }, context) => showProfile(deps, context, query.timezone),
    actOnStreak: async ({ body }, context) => actOnStreak(deps, context, body),
  };
}
