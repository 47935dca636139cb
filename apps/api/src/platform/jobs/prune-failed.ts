import type { Database } from "../database/database.ts";
import { inBatches } from "../database/in-batches.ts";
import { cleanUpJob } from "./clean-up-job.ts";
import type { Job } from "./jobs.ts";
import { pruneFailed } from "./job-store.ts";

const RETENTION_DAYS = 30;

/** Deletes jobs that failed permanently more than a month ago. */
export function pruneFailedJob(database: Database): Job {
  return cleanUpJob("jobs.prune", "10 3 * * *", async (_, { signal, log }) => {
    const jobs = await inBatches((most) => pruneFailed(database.kysely, { retentionDays: RETENTION_DAYS, most }), {
      signal,
    });
    if (jobs > 0) log.info({ jobs }, "failed jobs pruned");
  });
}
