import { afterCommit } from "#api/platform/database/after-commit.ts";
import type { Platform } from "#api/platform/feature.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";
import { listPictures } from "./entry-store.ts";
import { pictureKey } from "./picture-places.ts";

/** The journal with its pictures, deleted entries included. */
export function journalData({ database, objects }: Pick<Platform, "database" | "objects">): PersonalData {
  const tables = personalTables(database, { journal_entry: {}, journal_review: {} });
  return {
    ...tables,
    async export(userId) {
      const files: Record<string, () => Promise<Uint8Array | null>> = {};
      for (const name of await listPictures(database.kysely, userId)) {
        files[`journal-${name}.webp`] = async () => (await objects.read(pictureKey(name)))?.bytes ?? null;
      }
      return { ...(await tables.export(userId)), files };
    },
    async erase(transaction, userId) {
      for (const name of await listPictures(transaction, userId)) {
        afterCommit(transaction, () => objects.remove(pictureKey(name)));
      }
      await tables.erase(transaction, userId);
    },
  };
}
