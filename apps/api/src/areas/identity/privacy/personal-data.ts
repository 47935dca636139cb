import { afterCommit } from "#api/platform/database/after-commit.ts";
import type { Platform } from "#api/platform/feature.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";
import { exportKey } from "./export-data.ts";
import { deleteExports, listExports } from "./export-store.ts";

/** Exports and erasure requests. The erasing job owns an erasure's row and deletes it at the end. */
export function privacyData({ database, objects }: Pick<Platform, "database" | "objects">): PersonalData {
  const tables = personalTables(database, { privacy_export: {}, privacy_erasure: {} });
  return {
    ...tables,
    async erase(transaction, userId) {
      const exports = (await listExports(transaction, userId)).map(({ export_id }) => export_id);
      for (const exportId of exports) afterCommit(transaction, () => objects.remove(exportKey(exportId)));
      await deleteExports(transaction, exports);
    },
  };
}
