import type { Platform } from "#api/platform/feature.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";
import { listScreenshots } from "./store.ts";

/** What people told us, with their pictures. */
export function feedbackData({ database, objects }: Pick<Platform, "database" | "objects">): PersonalData {
  const tables = personalTables(database, { feedback_message: {} });
  return {
    ...tables,
    async export(userId) {
      const files: Record<string, Uint8Array> = {};
      for (const key of await listScreenshots(database.kysely, userId)) {
        const kept = await objects.read(key);
        if (kept) files[key.replace("/", "-")] = kept.bytes;
      }
      return { ...(await tables.export(userId)), files };
    },
    async erase(transaction, userId) {
      for (const key of await listScreenshots(transaction, userId)) await objects.remove(key);
      await tables.erase(transaction, userId);
    },
  };
}
