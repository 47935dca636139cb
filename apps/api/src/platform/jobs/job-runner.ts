import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Clock } from "../clock.ts";
import { afterCommit } from "../database/after-commit.ts";
import type { Database } from "../database/database.ts";
import type { Ids } from "../ids.ts";
import type { Log } from "../log.ts";
import type { Meters } from "../metrics.ts";
import { followFormerQueue } from "./former-queue.ts";
import type { Job, Jobs } from "./jobs.ts";
import { deleteJobsAbout, findJob, insertJob } from "./job-store.ts";
import { jobSampler } from "./job-sampler.ts";
import { pruneFailedJob } from "./prune-failed.ts";
import { startSchedule } from "./schedule.ts";
import { startWorker, type Pools, type Worker } from "./worker.ts";

export interface JobRunner extends Jobs {
  /** Starts working on these jobs and enqueuing the scheduled ones. */
  start(jobs: readonly Job[]): Promise<void>;
  /** Waits for running jobs and aborts those that take too long. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly meters: Meters;
  readonly pools?: Pools;
  readonly leaseMs?: number;
  readonly stopMs?: number;
}

const POOLS: Pools = { quick: 6, long: 2, cpu: 1 };
/** Leases are renewed every second, so a killed worker's jobs restart within 5 s. */
const LEASE_MS = 4000;
/** Shorter than the time the whole node has to stop (`STOP_MS` of the configuration). */
const STOP_MS = 8000;

/** Jobs are queued in the table `background_job`, which all nodes share. Any node enqueues; nodes that call `start` also work. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { database, clock, ids, log, meters, pools = POOLS, leaseMs = LEASE_MS, stopMs = STOP_MS } = options;
  const ends = meters.counter("jobs_total", "Job attempts that ended.", ["name", "state"]);
  meters.sample(jobSampler(database));
  let worker: Worker | null = null;
  let stops: (() => Promise<void> | void)[] = [];
  return {
    async enqueue(transaction, { name }, data, { runAt, key, about } = {}) {
      const delay = runAt === undefined ? 0 : Math.max(0, runAt.getTime() - clock.now().getTime());
      const job = { jobId: ids.uuid(), name, data, key: key ?? null, about: about ?? null, delay };
      await insertJob(transaction, job);
      afterCommit(transaction, () => worker?.nudge());
    },
    find: (queryable, { name }, key) => findJob(queryable, name, key),
    forget: (transaction, people) => deleteJobsAbout(transaction, people),
    async start(declared) {
      const jobs = [...declared, pruneFailedJob(database)];
      refuseDuplicates(jobs);
      const started = startWorker({
        database,
        log,
        worker: `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`,
        now: () => clock.now(),
        jobs,
        pools,
        leaseMs,
        stopMs,
        onEnd: ({ name, state }) => ends.inc({ name, state }),
      });
      worker = started;
      const parts = { database, log, jobs };
      stops = [
        await startSchedule({ ...parts, clock, ids, onEnqueued: () => started.nudge() }),
        followFormerQueue({ ...parts, onMoved: () => started.nudge() }),
        () => started.stop(),
      ];
    },
    async stop() {
      for (const stop of stops.splice(0)) await stop();
    },
  };
}

function refuseDuplicates(jobs: readonly Job[]): void {
  const names = jobs.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two jobs are called ${twice}.`);
}
