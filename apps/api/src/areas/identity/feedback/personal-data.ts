import { afterCommit } from "#api/platform/database/after-commit.ts";
import type { Platform } from "#api/platform/feature.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";
import { listScreenshots } from "./message-store.ts";

/** User feedback with its pictures. */
export function feedbackData({ database, objects }: Pick<Platform, "database" | "objects">): PersonalData {
  const tables = personalTables(database, { feedback_message: {} });
  return {
    ...tables,
    async export(userId) {
      const files: Record<string, () => Promise<Uint8Array | null>> = {};
      for (const key of await listScreenshots(database.kysely, userId)) {
        files[key.replace("/", "-")] = async () => (await objects.read(key))?.bytes ?? null;
      }
      return { ...(await tables.export(userId)), files };
    },
    async erase(transaction, userId) {
      for (const key of await listScreenshots(transaction, userId)) afterCommit(transaction, () => objects.remove(key));
      await tables.erase(transaction, userId);
    },
  };
}
