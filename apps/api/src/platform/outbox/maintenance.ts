import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database.ts";
import type { Job } from "../jobs.ts";

const KEEP_DAYS = 7;

/** Forgets events a week after their delivery; parked ones stay for an operator. */
export function pruneOutboxJob(database: Database): Job<Record<string, never>> {
  return {
    name: "outbox.prune",
    data: z.strictObject({}),
    cron: "17 3 * * *",
    async handle(_, { now, log }) {
      const limit = new Date(now().getTime() - KEEP_DAYS * 86_400_000);
      const events = await sql`delete from outbox_event where delivered_at < ${limit}`.execute(database.kysely);
      const receipts = await sql`
        delete from outbox_receipt receipt
        where handled_at < ${limit} and not exists (
          select from outbox_event event
          where event.user_id = receipt.user_id and event.event_id = receipt.event_id)`.execute(database.kysely);
      log.info({ events: Number(events.numAffectedRows), receipts: Number(receipts.numAffectedRows) }, "outbox pruned");
    },
  };
}

/** Seconds that the oldest event has been waiting; 0 when none waits. */
export async function outboxLag(database: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(occurred_at) as oldest from outbox_event
    where delivered_at is null and parked_at is null`.execute(database.kysely);
  const oldest = rows[0]?.oldest ?? null;
  return oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.getTime()) / 1000);
}
