import { batchCalls } from "#api/platform/database/batch-calls.ts";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { AuthPort } from "../auth/port.ts";
import { avatarOf, avatarUrl } from "./avatars.ts";
import { timeZoneInEffect } from "./properties.ts";
import { findUsers, noteEmail } from "./user-store.ts";
import { createUser, freeUsernames, loadUserRow, presentUser, refuseUnlessFree } from "./users.ts";

export type ProfilePort = ReturnType<typeof createProfilePort>;

/** What other features may ask about profiles. It depends on the port of auth only, so it is created before the features. */
export function createProfilePort({ database, clock }: Pick<Platform, "database" | "clock">, auth: AuthPort) {
  const findOneOfMany = batchCalls({
    run: (userIds: readonly string[]) => findUsers(database.kysely, userIds),
    atOnce: 2,
    most: 64,
  });
  return {
    account: {
      create: (transaction: Transaction, user: Parameters<typeof createUser>[1]) => createUser(transaction, user),
      load: async (queryable: Queryable, userId: string) =>
        presentUser(auth, queryable, await loadUserRow(queryable, userId)),
      refuseUnlessFree: (username: string) => refuseUnlessFree(database.kysely, username),
      free: (usernames: readonly string[]) => freeUsernames(database.kysely, usernames),
      noteEmail,
    },
    /** In the order of the ids; null for a user who does not exist. */
    usernames: async (userIds: readonly string[]) => {
      const users = await findUsers(database.kysely, userIds);
      return users.map((user) => user?.username ?? null);
    },
    /** How learners appear to others, in the order of the ids; null for a user who does not exist. */
    facesOf: async (userIds: readonly string[]) => {
      const users = await findUsers(database.kysely, userIds);
      return users.map((user) => user && { username: user.username, avatar_url: avatarOf(user).avatar_url });
    },
    /** Null for a user who does not exist. */
    languageOf: async (userId: string) => (await findOneOfMany(userId))?.language ?? null,
    /** Where the picture of a built-in avatar is. */
    avatarUrl,
    /** The IANA zone in effect, when it last changed, lessons a day, and goal of a learner. */
    learnerSettings: async (userId: string) => {
      const user = await findOneOfMany(userId);
      if (user === null) throw new AppError("not_found");
      const { target_lessons, arrow, time_zone_changed_at: zone_changed_at } = user;
      return { time_zone: timeZoneInEffect(user, clock.now()), zone_changed_at, target_lessons, arrow };
    },
  };
}
