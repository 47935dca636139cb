import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { personalTables } from "#api/platform/personal-data.ts";

/** What learners have paid for, and how it is renewed. */
export function subscriptionsModule({ database }: Pick<Platform, "database">): FeatureModule {
  return {
    domain: "subscriptions",
    endpoints: [],
    personalData: personalTables(database, { subscriptions_entitlement: {} }),
  };
}
