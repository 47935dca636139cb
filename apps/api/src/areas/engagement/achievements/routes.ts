import type { achievementsContract } from "@candlewise/contracts/achievements/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { AchievementsDependencies } from "./dependencies.ts";
import { seeAchievement } from "./see-achievement.ts";
import { showAchievements, showRecent, showUnseen } from "./show-achievements.ts";

export function achievementsHandlers(deps: AchievementsDependencies): Handlers<typeof achievementsContract> {
  return {
    listRecentAchievements: async (_, context) => showRecent(deps, context),
    listAchievements: async ({ query }, context) => showAchievements(deps, context, query.is_crypto_included ?? true),
    seeAchievement: async ({ params, body }, context) => seeAchievement(deps, context, params.id, body.tier),
    listUnseenAchievements: async ({ query }, context) => showUnseen(deps, context, query.source ?? "app"),
  };
}
