import type { Platform } from "#api/platform/feature.ts";
import type { PersonalData } from "#api/platform/personal-data.ts";
import { exportKey } from "./export-data.ts";
import { deleteExports, findErasure, listExports } from "./store.ts";

/** Exports, and the wish to be erased; that row is the job's own, which takes it away at its end. */
export function privacyData({ database, objects }: Pick<Platform, "database" | "objects">): PersonalData {
  return {
    tables: ["privacy_export", "privacy_erasure"],
    export: async (userId) => ({
      records: {
        privacy_export: await listExports(database.kysely, userId),
        privacy_erasure: (await findErasure(database.kysely, userId)) ?? null,
      },
    }),
    async erase(transaction, userId) {
      const exports = (await listExports(transaction, userId)).map(({ export_id }) => export_id);
      for (const exportId of exports) await objects.remove(exportKey(exportId));
      await deleteExports(transaction, exports);
    },
  };
}
