import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { Job } from "./jobs.ts";

const LOOK_MS = 5000;

/**
 * Takes over jobs that nodes of the previous release enqueue with pg-boss in the schema `job`. Both kinds of nodes work during a rolling
 * release; jobs left behind by the last old worker run here. To be removed in the next release together with that schema.
 */
export function followFormerQueue({
  database,
  log,
  jobs,
  onMoved,
}: {
  database: Database;
  log: Log;
  jobs: readonly Job[];
  onMoved: () => void;
}): () => Promise<void> {
  // Scheduled jobs are enqueued by this release anyway.
  const names = jobs.flatMap(({ name, cron }) => (cron === undefined ? [name] : []));
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    if (!(await exists(database))) {
      clearInterval(timer);
      return;
    }
    if ((await moveJobs(database, names)) > 0) onMoved();
  };
  const lookAgain = () => {
    looking = looking
      .then(look)
      .catch((error: unknown) => log.warn({ err: error }, "the queue of the previous release cannot be read"));
  };
  timer = setInterval(lookAgain, LOOK_MS);
  lookAgain();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

async function exists({ kysely }: Database): Promise<boolean> {
  const { rows } = await sql`select where to_regclass('job.job') is not null`.execute(kysely);
  return rows.length > 0;
}

/** Moves queued jobs, and jobs whose worker has been silent for longer than their time limit. */
async function moveJobs({ kysely }: Database, names: readonly string[]): Promise<number> {
  const { rows } = await sql`
    with moved as (
      delete from job.job
      where name = any(${[...names]}::text[]) and (state in ('created', 'retry')
        or (state = 'active' and started_on + expire_seconds * interval '1 second' < now()))
      returning id, name, data, singleton_key, start_after
    )
    insert into background_job (job_id, name, data, key, about, due_at)
    select id, name, coalesce(data, '{}'), singleton_key, data->>'email', greatest(start_after, now()) from moved
    on conflict do nothing
    returning 1`.execute(kysely);
  return rows.length;
}
