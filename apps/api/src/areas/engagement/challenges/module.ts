import { challengesContract } from "@candlewise/contracts/challenges/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { ChallengesPorts } from "./dependencies.ts";
import { challengesHandlers } from "./routes.ts";

/** Challenges of several days with one task a day. */
export function challengesModule(
  { database, outbox }: Pick<Platform, "database" | "outbox">,
  ports: ChallengesPorts,
): FeatureModule {
  return {
    domain: "challenges",
    endpoints: endpointsOf(challengesContract, challengesHandlers({ database, outbox, ...ports })),
    personalData: personalTables(database, { challenges_joined: {}, challenges_done: {} }),
  };
}
