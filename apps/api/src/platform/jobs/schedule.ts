import { CronExpressionParser } from "cron-parser";
import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { untilAvailable } from "../database/until-available.ts";
import type { Ids } from "../ids.ts";
import type { Log } from "../log.ts";
import type { Job } from "./jobs.ts";

interface ScheduleOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly jobs: readonly Job[];
  readonly onEnqueued: () => void;
}

const CHECK_MS = 10_000;
/** Key of scheduled runs: at most one run of each job is queued. */
const KEY = "schedule";

/**
 * Enqueues jobs at their scheduled times, once across all nodes. Times missed while no worker ran are made up for by one run at the next
 * start. Makes no query between two scheduled times. Returns the function that stops it.
 */
export async function startSchedule(options: ScheduleOptions): Promise<() => Promise<void>> {
  const { database, clock, log, jobs } = options;
  const timed = jobs.flatMap(({ name, cron }) => (cron === undefined ? [] : [{ name, cron }]));
  const seen = new Map<string, number>();
  const check = async () => {
    for (const { name, cron } of timed) {
      const tick = latestTick(cron, clock.now());
      if (seen.get(name) === tick.getTime()) continue;
      if (await enqueueOnce(options, name, tick)) options.onEnqueued();
      seen.set(name, tick.getTime());
    }
  };
  await untilAvailable(async () => {
    for (const { name, cron } of timed) await register(database, name, latestTick(cron, clock.now()));
    await check();
  });
  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking
      .then(check)
      .catch((error: unknown) => log.warn({ err: error }, "scheduled jobs could not be enqueued"));
  }, CHECK_MS);
  return async () => {
    clearInterval(timer);
    await checking;
  };
}

const latestTick = (cron: string, now: Date): Date =>
  // `prev()` excludes its start date; 1 ms is added so that a time equal to `now` counts as passed.
  CronExpressionParser.parse(cron, { currentDate: new Date(now.getTime() + 1), tz: "UTC" })
    .prev()
    .toDate();

/** A new job first runs at its next scheduled time. */
async function register({ kysely }: Database, name: string, tick: Date): Promise<void> {
  await sql`insert into background_schedule values (${name}, ${tick}) on conflict do nothing`.execute(kysely);
}

/** False when another node has enqueued it. */
async function enqueueOnce({ database, ids }: ScheduleOptions, name: string, tick: Date): Promise<boolean> {
  const { rows } = await sql`
    with due as (
      update background_schedule set last_tick = ${tick} where name = ${name} and last_tick < ${tick} returning name
    )
    insert into background_job (job_id, name, data, key, due_at)
    select ${ids.uuid()}::uuid, name, '{}', ${KEY}, now() from due
    on conflict (name, key) where key is not null and starts = 0 do nothing
    returning 1`.execute(database.kysely);
  return rows.length > 0;
}
