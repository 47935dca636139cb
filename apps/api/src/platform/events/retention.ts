import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { cleanUpJob } from "../jobs/clean-up-job.ts";
import type { Job } from "../jobs/jobs.ts";
import type { Subscription } from "./subscription.ts";

const KEEP_DAYS = 7;
/** Small enough to finish well within the statement time limit, however large the log is. */
const BATCH = 1000;

/**
 * Deletes events older than a week that every subscriber has passed; held and parked events stay. A subscriber that no node has
 * registered for a week no longer counts.
 */
export function pruneEventsJob(database: Database, subscriptions: readonly Subscription[]): Job {
  return cleanUpJob("outbox.prune", "17 * * * *", async (_, { now, log, signal }) => {
    const limit = new Date(now().getTime() - KEEP_DAYS * 86_400_000);
    const own = subscriptions.map(({ subscriber }) => subscriber);
    await sql`
      update event_subscriber set seen_at = ${now()} where subscriber = any(${own}::text[])`.execute(database.kysely);
    const { rows } = await sql<{ passed: number; is_used: boolean }>`
      select coalesce(min(subscriber.position), event_head.position) as passed, count(subscriber.position) > 0 as is_used
      from event_head left join event_subscriber subscriber on subscriber.seen_at >= ${limit}
      group by event_head.position`.execute(database.kysely);
    const { passed = 0, is_used = true } = rows[0] ?? {};
    let events = await pruneLog(database, { limit, passed, signal });
    // Events are not numbered while there are no subscribers.
    if (!is_used) events += await pruneUnnumbered(database, limit);
    log.info({ events }, "events pruned");
  });
}

interface Pruning {
  readonly limit: Date;
  /** The position that every subscriber has passed. */
  readonly passed: number;
  readonly signal: AbortSignal;
}

/** Deletes window by window from the start of the log, up to the first window with an event that must stay. */
async function pruneLog(database: Database, { limit, passed, signal }: Pruning): Promise<number> {
  let pruned = 0;
  for (let after: number | null = 0; after !== null && !signal.aborted;) {
    const start: number = after;
    const window = await database.transaction(async (transaction) => {
      await sql`
        select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
          set_config('enable_mergejoin', 'off', true)`.execute(transaction);
      const { rows } = await sql<{ last: number | null; is_end: boolean; pruned: number }>`
        with candidate as materialized (
          select key_id, event_id, position, written_at < ${limit} and position <= ${passed} as is_old
          from event where position > ${start} order by position limit ${sql.lit(BATCH)}
        ),
        pruned as (
          delete from event using candidate
          where event.key_id = candidate.key_id and event.event_id = candidate.event_id and is_old
            and not exists (select from event_held held where held.event_id = event.event_id)
          returning 1
        )
        select max(position) as last, coalesce(not bool_and(is_old), true) as is_end, (select count(*) from pruned) as pruned
        from candidate`.execute(transaction);
      return rows[0];
    });
    pruned += window?.pruned ?? 0;
    after = window === undefined || window.is_end ? null : window.last;
  }
  return pruned;
}

async function pruneUnnumbered(database: Database, limit: Date): Promise<number> {
  let pruned = 0;
  for (let batch = BATCH; batch === BATCH; pruned += batch) {
    const { numAffectedRows } = await sql`
      delete from event where ctid = any(array(
        select ctid from event where position is null and written_at < ${limit}
        order by written_at, event_id limit ${sql.lit(BATCH)}))`.execute(database.kysely);
    batch = Number(numAffectedRows);
  }
  return pruned;
}
