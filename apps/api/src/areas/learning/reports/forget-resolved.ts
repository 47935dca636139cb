import { deleteBefore } from "#api/platform/database/in-batches.ts";
import type { Platform } from "#api/platform/feature.ts";
import { cleanUpJob } from "#api/platform/jobs/clean-up-job.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";

const KEPT_DAYS = 180;
const DAY = 86_400_000;

/** Deletes reports that were resolved half a year ago. Open ones stay. */
export const forgetResolvedJob = ({ database, clock }: Pick<Platform, "database" | "clock">): Job =>
  cleanUpJob("reports.forget-resolved", "55 3 * * *", async (_, { signal }) => {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
    await deleteBefore(database, { table: "reports_question", column: "resolved_at", before }, signal);
  });
