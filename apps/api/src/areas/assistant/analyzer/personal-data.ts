import { afterCommit } from "#api/platform/database/after-commit.ts";
import { personalTables, type PersonalData } from "#api/platform/personal-data.ts";
import type { AnalyzerDependencies } from "./dependencies.ts";
import { fileOf, listPictures, pictureKey } from "./picture-store.ts";

/** Analyses with their pictures, deleted ones included. */
export function analyzerData({ database, objects }: Pick<AnalyzerDependencies, "database" | "objects">): PersonalData {
  const tables = personalTables(database, { analyzer_request: { secret: ["ticket"] }, analyzer_quota: {} });
  return {
    ...tables,
    async export(userId) {
      const files: Record<string, () => Promise<Uint8Array | null>> = {};
      for (const name of await listPictures(database.kysely, userId)) {
        files[`chart-${fileOf(name)}`] = async () => (await objects.read(pictureKey(name)))?.bytes ?? null;
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
