import { rewardsContract } from "@candlewise/contracts/rewards/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { randomBelow } from "#api/platform/keys/random.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { RewardsPorts } from "./dependencies.ts";
import { rewardsHandlers } from "./routes.ts";

/** A calendar of seven daily rewards. */
export function rewardsModule(
  { database, outbox }: Pick<Platform, "database" | "outbox">,
  ports: RewardsPorts,
): FeatureModule {
  return {
    domain: "rewards",
    endpoints: endpointsOf(rewardsContract, rewardsHandlers({ database, outbox, randomBelow, ...ports })),
    personalData: personalTables(database, { rewards_claim: {} }),
  };
}
