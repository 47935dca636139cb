import type { Platform } from "#api/platform/feature.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";
import { pictureKey } from "./avatars.ts";
import { findUser } from "./store.ts";

/** All that the profile keeps about people, with their own picture. */
export function profileData({ database, objects }: Pick<Platform, "database" | "objects">): PersonalData {
  const tables = personalTables(database, {
    profile_username: {},
    profile_user: {},
    profile_preferences: {},
    profile_tour: {},
    profile_terms: {},
  });
  return {
    ...tables,
    async export(userId) {
      const picture = (await findUser(database.kysely, userId))?.picture ?? null;
      const kept = picture === null ? null : await objects.read(pictureKey(picture));
      return { ...(await tables.export(userId)), ...(kept && { files: { "picture.webp": kept.bytes } }) };
    },
    async erase(transaction, userId) {
      const picture = (await findUser(transaction, userId))?.picture ?? null;
      if (picture !== null) await objects.remove(pictureKey(picture));
      await tables.erase(transaction, userId);
    },
  };
}
