import { inBatches } from "#api/platform/database/in-batches.ts";
import type { Platform } from "#api/platform/feature.ts";
import { cleanUpJob } from "#api/platform/jobs/clean-up-job.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import { forgetGuests } from "./guest-store.ts";

/** As long as the token of a guest. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

/** Deletes what guests answered and no account took over. */
export function forgetGuestsJob({ database, clock }: Pick<Platform, "database" | "clock">): Job {
  return cleanUpJob("learning.forget-guests", "50 3 * * *", async (_, { signal }) => {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
    await inBatches((most) => forgetGuests(database.kysely, before, most), { signal });
  });
}
