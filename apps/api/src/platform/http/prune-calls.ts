import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { inBatches } from "../database/in-batches.ts";
import type { Job } from "../jobs/jobs.ts";
import { personalTables, type DomainData } from "../personal-data.ts";

const DAY_MS = 86_400_000;
const ANSWERS_KEPT_DAYS = 1;
/** Longer than any service retries an event. */
const RECEIPTS_KEPT_DAYS = 30;

/** Deletes stored answers and receipts that are too old for any repeat. */
export function pruneCallsJob({ kysely }: Database): Job {
  return {
    name: "http.prune",
    class: "long",
    data: z.object({}),
    cron: "40 3 * * *",
    async handle(_, { now, signal, log }) {
      const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
      const answers = await inBatches(
        async (most) => {
          const { numAffectedRows } = await sql`delete from http_idempotency where ctid = any(array(
            select ctid from http_idempotency where begun_at < ${before(ANSWERS_KEPT_DAYS)} limit ${most}))`.execute(
            kysely,
          );
          return Number(numAffectedRows);
        },
        { signal },
      );
      const receipts = await inBatches(
        async (most) => {
          const { numAffectedRows } = await sql`delete from webhook_receipt where ctid = any(array(
            select ctid from webhook_receipt where received_at < ${before(RECEIPTS_KEPT_DAYS)} limit ${most}))`.execute(
            kysely,
          );
          return Number(numAffectedRows);
        },
        { signal },
      );
      if (answers + receipts > 0) log.info({ answers, receipts }, "stored responses and receipts pruned");
    },
  };
}

/** Answers stored for repeats of a user's calls. */
export const callData = (database: Database): DomainData => [
  "calls",
  personalTables(database, { http_idempotency: { secret: ["request_digest"] } }),
];
