import type { Database } from "../database/database.ts";
import { deleteBefore } from "../database/in-batches.ts";
import { cleanUpJob } from "../jobs/clean-up-job.ts";
import type { Job } from "../jobs/jobs.ts";
import { personalTables, type DomainData } from "../personal-data.ts";

const DAY_MS = 86_400_000;
const ANSWER_RETENTION_DAYS = 1;
/** Longer than any service retries an event. */
const RECEIPT_RETENTION_DAYS = 30;

/** Deletes stored answers and receipts that are too old for any repeat. */
export function pruneCallsJob(database: Database): Job {
  return cleanUpJob("http.prune", "40 3 * * *", async (_, { now, signal, log }) => {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
    const old = {
      answers: { table: "http_idempotency", column: "begun_at", before: before(ANSWER_RETENTION_DAYS) },
      receipts: { table: "webhook_receipt", column: "received_at", before: before(RECEIPT_RETENTION_DAYS) },
    };
    const answers = await deleteBefore(database, old.answers, signal);
    const receipts = await deleteBefore(database, old.receipts, signal);
    if (answers + receipts > 0) log.info({ answers, receipts }, "stored responses and receipts pruned");
  });
}

/** Answers stored for repeats of a user's calls. */
export const callData = (database: Database): DomainData => [
  "calls",
  personalTables(database, { http_idempotency: { secret: ["request_digest"] } }),
];
