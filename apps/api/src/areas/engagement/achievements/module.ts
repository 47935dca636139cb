import { achievementsContract } from "@candlewise/contracts/achievements/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import { countDeeds } from "./count-deeds.ts";
import type { AchievementsPorts } from "./dependencies.ts";
import { achievementsHandlers } from "./routes.ts";

/** Achievements in tiers, judged from the events of other features. */
export function achievementsModule(
  { database, clock }: Pick<Platform, "database" | "clock">,
  ports: AchievementsPorts,
): FeatureModule {
  const deps = { database, clock, ...ports };
  return {
    domain: "achievements",
    endpoints: endpointsOf(achievementsContract, achievementsHandlers(deps)),
    subscriptions: [countDeeds(deps)],
    personalData: personalTables(database, {
      achievements_thing: {},
      achievements_counter: {},
      achievements_earned: {},
      achievements_learner: {},
    }),
  };
}
