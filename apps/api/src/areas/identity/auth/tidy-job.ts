import { deleteBefore, inBatches } from "#api/platform/database/in-batches.ts";
import { cleanUpJob } from "#api/platform/jobs/clean-up-job.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import { freeUnconfirmedAddresses } from "./accounts/signup-store.ts";
import type { AuthDependencies } from "./dependencies.ts";

/** Twice the longest life of a session: a device counts as known for this long after it signed in. */
const RETENTION_DAYS = 180;
/** Unfinished sign-ups keep their address this long. */
const SIGNUP_DAYS = 7;
const DAY = 86_400_000;

/** Deletes what has expired, in batches. */
export function tidyJob({ database, clock }: Pick<AuthDependencies, "database" | "clock">): Job {
  return cleanUpJob("auth.tidy", "40 3 * * *", async (_, { signal }) => {
    const now = clock.now();
    const retainedFrom = new Date(now.getTime() - RETENTION_DAYS * DAY);
    const signupsFrom = new Date(now.getTime() - SIGNUP_DAYS * DAY);
    await deleteBefore(database, { table: "auth_code", column: "expires_at", before: now }, signal);
    await deleteBefore(database, { table: "auth_one_time", column: "expires_at", before: now }, signal);
    await deleteBefore(database, { table: "auth_session", column: "created_at", before: retainedFrom }, signal);
    await deleteBefore(database, { table: "auth_security_event", column: "at", before: retainedFrom }, signal);
    await inBatches((most) => freeUnconfirmedAddresses(database.kysely, signupsFrom, most), { signal });
    await deleteBefore(database, { table: "auth_signup", column: "created_at", before: signupsFrom }, signal);
  });
}
