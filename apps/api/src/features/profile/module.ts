import { randomBytes } from "node:crypto";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { batchCalls } from "#api/platform/batch-calls.ts";
import type { Queryable, Transaction } from "#api/platform/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/mount.ts";
import type { Pictures } from "#api/platform/objects/pictures.ts";
import { pictureRoutes } from "./avatars.ts";
import type { ProfilePorts } from "./dependencies.ts";
import { profileData } from "./personal-data.ts";
import { changeProperties, timeZoneInEffect } from "./properties.ts";
import { profileHandlers } from "./routes.ts";
import { changeEmail, findUsers } from "./store.ts";
import { createUser, freeUsernames, loadUserRow, presentUser, refuseUnlessFree } from "./users.ts";

/** What other features need of the profile; the app hands these functions on. */
export function profilePorts({ database, clock }: Pick<Platform, "database" | "clock">) {
  const findOneOfMany = batchCalls({
    run: (userIds: readonly string[]) => findUsers(database.kysely, userIds),
    atOnce: 2,
    most: 64,
  });
  return {
    account: {
      create: (transaction: Transaction, user: Parameters<typeof createUser>[1]) => createUser(transaction, user),
      load: async (queryable: Queryable, userId: string) => presentUser(await loadUserRow(queryable, userId)),
      refuseUnlessFree: (username: string) => refuseUnlessFree(database.kysely, username),
      free: (usernames: readonly string[]) => freeUsernames(database.kysely, usernames),
      changeEmail,
    },
    /** The IANA zone in effect, lessons a day, and goal of a learner. */
    learnerSettings: async (userId: string) => {
      const user = await findOneOfMany(userId);
      if (user === null) throw new AppError("not_found");
      const { target_lessons, arrow } = user;
      return { time_zone: timeZoneInEffect(user, clock.now()), target_lessons, arrow };
    },
    noteTimeZone: async (userId: string, timeZone: string) => {
      await changeProperties({ database, clock }, userId, { time_zone: timeZone });
    },
  };
}

type Needs = Pick<Platform, "database" | "clock" | "objects">;

export function profileModule(
  { database, clock, objects }: Needs,
  { pictures, ...ports }: ProfilePorts & { pictures: Pictures },
): FeatureModule {
  const newName = () => randomBytes(20).toString("hex");
  const deps = { database, clock, objects, pictures, newName, ...ports };
  return {
    domain: "profile",
    endpoints: endpointsOf(profileContract, profileHandlers(deps)),
    personalData: profileData(deps),
    rawRoutes: pictureRoutes(deps),
  };
}
