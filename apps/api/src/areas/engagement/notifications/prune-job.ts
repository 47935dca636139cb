import { deleteBefore } from "#api/platform/database/in-batches.ts";
import { cleanUpJob } from "#api/platform/jobs/clean-up-job.ts";
import type { NotificationsDependencies } from "./dependencies.ts";

const DAY = 86_400_000;
/** Days for which the inbox goes back; nothing waits that long. */
const ENTRY_DAYS = 90;
const ATTEMPT_DAYS = 30;

export const pruneNotificationsJob = ({ database, clock }: Pick<NotificationsDependencies, "database" | "clock">) =>
  cleanUpJob("notifications.prune", "50 3 * * *", async (_, { signal }) => {
    const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
    await deleteBefore(
      database,
      { table: "notifications_entry", column: "created_at", before: before(ENTRY_DAYS) },
      signal,
    );
    await deleteBefore(
      database,
      { table: "notifications_attempt", column: "at", before: before(ATTEMPT_DAYS) },
      signal,
    );
  });
