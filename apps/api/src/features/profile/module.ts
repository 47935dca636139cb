import { profileContract } from "@candlewise/contracts/profile/schemas";
import type { Queryable, Transaction } from "#api/platform/database.ts";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/mount.ts";
import { changeProperties } from "./properties.ts";
import { profileHandlers } from "./routes.ts";
import { createUser, freeUsernames, loadUserRow, presentUser, refuseUnlessFree } from "./users.ts";

/** What other features need of the profile; the app hands these functions on. */
export function profilePorts({ database }: Pick<Platform, "database">) {
  return {
    account: {
      create: (transaction: Transaction, user: Parameters<typeof createUser>[1]) => createUser(transaction, user),
      load: async (queryable: Queryable, userId: string) => presentUser(await loadUserRow(queryable, userId)),
      refuseUnlessFree: (username: string) => refuseUnlessFree(database.kysely, username),
      free: (usernames: readonly string[]) => freeUsernames(database.kysely, usernames),
    },
    /** IANA zone, lessons a day, and goal of a learner. */
    learnerSettings: async (userId: string) => {
      const { time_zone, target_lessons, arrow } = await loadUserRow(database.kysely, userId);
      return { time_zone, target_lessons, arrow };
    },
    noteTimeZone: async (userId: string, timeZone: string) => {
      await changeProperties({ database }, userId, { time_zone: timeZone });
    },
  };
}

export function profileModule(platform: Pick<Platform, "database">): FeatureModule {
  return { domain: "profile", endpoints: endpointsOf(profileContract, profileHandlers(platform)) };
}
