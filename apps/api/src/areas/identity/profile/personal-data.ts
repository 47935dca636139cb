import { afterCommit } from "#api/platform/database/after-commit.ts";
import type { Platform } from "#api/platform/feature.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";
import { pictureKey } from "./avatars.ts";
import { findUser } from "./user-store.ts";

/** Everything the profile stores about people, including their uploaded picture. */
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
      const { records } = await tables.export(userId);
      if (picture === null) return { records };
      return {
        records,
        files: { "picture.webp": async () => (await objects.read(pictureKey(picture)))?.bytes ?? null },
      };
    },
    async erase(transaction, userId) {
      const picture = (await findUser(transaction, userId))?.picture ?? null;
      if (picture !== null) afterCommit(transaction, () => objects.remove(pictureKey(picture)));
      await tables.erase(transaction, userId);
    },
  };
}
