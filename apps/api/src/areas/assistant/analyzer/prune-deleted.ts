import { inBatches } from "#api/platform/database/in-batches.ts";
import { cleanUpJob } from "#api/platform/jobs/clean-up-job.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { AnalyzerDependencies } from "./dependencies.ts";
import { pictureKey } from "./picture-store.ts";
import { removeDeletedBefore } from "./request-store.ts";

const HOUR = 3_600_000;

/** A request that was deleted since then can be restored. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - HOUR);

/** Removes requests permanently, with their pictures, once they can no longer be restored. */
export const pruneDeletedJob = ({ database, objects }: Pick<AnalyzerDependencies, "database" | "objects">): Job =>
  cleanUpJob("analyzer.prune-deleted", "*/20 * * * *", async (_, { now, signal }) => {
    const before = restorableSince(now());
    await inBatches(
      async (most) => {
        const pictures = await removeDeletedBefore(database.kysely, before, most);
        for (const name of pictures) await objects.remove(pictureKey(name));
        return pictures.length;
      },
      { signal },
    );
  });
