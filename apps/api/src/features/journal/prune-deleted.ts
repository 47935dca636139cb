import { z } from "zod";
import type { Job } from "#api/platform/jobs.ts";
import type { JournalDependencies } from "./dependencies.ts";
import { removeDeletedBefore } from "./entry-store.ts";
import { pictureKey } from "./picture-places.ts";

const KEEP_DAYS = 30;

/** Forgets entries for good, 30 days after somebody deleted them. */
export function pruneDeletedJob({
  database,
  objects,
}: Pick<JournalDependencies, "database" | "objects">): Job<Record<string, never>> {
  return {
    name: "journal.prune-deleted",
    data: z.strictObject({}),
    cron: "37 3 * * *",
    async handle(_, { now }) {
      const limit = new Date(now().getTime() - KEEP_DAYS * 86_400_000);
      for (const name of await removeDeletedBefore(database.kysely, limit)) await objects.remove(pictureKey(name));
    },
  };
}
