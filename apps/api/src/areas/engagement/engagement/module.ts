import { engagementContract } from "@candlewise/contracts/engagement/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import type { EngagementPorts } from "./dependencies.ts";
import { engagementData } from "./personal-data.ts";
import { engagementHandlers } from "./routes.ts";
import { countDays } from "./streaks/count-days.ts";

/** Streaks and coins. */
export function engagementModule(
  { database, outbox }: Pick<Platform, "database" | "outbox">,
  ports: EngagementPorts,
): FeatureModule {
  return {
    domain: "engagement",
    endpoints: endpointsOf(engagementContract, engagementHandlers({ database, ...ports })),
    subscriptions: [countDays({ outbox })],
    personalData: engagementData(database),
  };
}
