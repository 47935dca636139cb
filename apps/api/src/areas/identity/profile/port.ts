import { batchCalls } from "#api/platform/database/batch-calls.ts";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { AuthPort } from "../auth/port.ts";
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
    /** The IANA zone in effect, lessons a day, and goal of a learner. */
    learnerSettings: async (userId: string) => {
      const user = await findOneOfMany(userId);
      if (user === null) throw new AppError("not_found");
      const { target_lessons, arrow } = user;
      return { time_zone: timeZoneInEffect(user, clock.now()), target_lessons, arrow };
    },
  };
}
