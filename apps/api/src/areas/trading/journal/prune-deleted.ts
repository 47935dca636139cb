import { inBatches } from "#api/platform/database/in-batches.ts";
import { cleanUpJob } from "#api/platform/jobs/clean-up-job.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { JournalDependencies } from "./dependencies.ts";
import { removeDeletedBefore } from "./entry-store.ts";
import { pictureKey } from "./picture-places.ts";

const KEEP_DAYS = 30;

/** Removes entries permanently 30 days after their owner deleted them. */
export function pruneDeletedJob({ database, objects }: Pick<JournalDependencies, "database" | "objects">): Job {
  return cleanUpJob("journal.prune-deleted", "37 3 * * *", async (_, { now, signal }) => {
    const limit = new Date(now().getTime() - KEEP_DAYS * 86_400_000);
    await inBatches(
      async (most) => {
        const pictures = await removeDeletedBefore(database.kysely, limit, most);
        for (const name of pictures) if (name !== null) await objects.remove(pictureKey(name));
        return pictures.length;
      },
      { signal },
    );
  });
}
