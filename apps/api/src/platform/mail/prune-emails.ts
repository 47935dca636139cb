import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { deleteBefore } from "../database/in-batches.ts";
import { cleanUpJob } from "../jobs/clean-up-job.ts";
import type { Job } from "../jobs/jobs.ts";
import type { EmailDefinition } from "./email.ts";
import type { MailTransport } from "./transport.ts";

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
}

const DAY = 86_400_000;
/** An undelivered email is retried for hours: none is deleted earlier. */
const LEAST_DAYS = 1;

/** Deletes each email after the days of its definition, and those without a definition after the longest time of any. */
export function pruneEmailsJob(
  { database, clock, transport }: Needs,
  emails: ReadonlyMap<string, EmailDefinition>,
): Job {
  const daysOf = ({ retentionDays }: EmailDefinition) => Math.max(retentionDays, LEAST_DAYS);
  return cleanUpJob("mail.prune", "20 3 * * *", async (_, { signal }) => {
    const now = clock.now().getTime();
    const most = Math.max(...[...emails.values()].map(daysOf), LEAST_DAYS);
    const endOf = (template: string) => {
      const email = emails.get(template);
      return new Date(now - (email ? daysOf(email) : most) * DAY);
    };
    const column = "created_at";
    await deleteBefore(database, { table: "email", column, before: new Date(now - most * DAY) }, signal);
    for (const template of emails.keys()) {
      await deleteBefore(database, { table: "email", column, before: endOf(template), only: { template } }, signal);
    }
    await transport.prune(({ template, sentAt }) => sentAt < endOf(template));
  });
}
