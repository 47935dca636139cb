import { setTimeout as wait } from "node:timers/promises";
import { sqlState } from "../database/database.ts";
import { claimJobs, type ClaimedJob, type Lane } from "./job-store.ts";
import type { Job, JobClass } from "./jobs.ts";
import { scheduleRenewals } from "./leases.ts";
import { runJob, Stopped, type RunOptions, type Running } from "./run-job.ts";

/** How many jobs of each class one worker runs concurrently. */
export type Pools = Readonly<Record<JobClass, number>>;

interface WorkerOptions extends RunOptions {
  readonly jobs: readonly Job[];
  readonly pools: Pools;
  /** A worker that does not renew its leases for this long loses its jobs to another one. */
  readonly leaseMs: number;
  /** How long a stop waits before it aborts jobs, which then restart on another worker. */
  readonly stopMs: number;
}

export interface Worker {
  /** Polls for jobs at once. */
  nudge(): void;
  /** Waits for running jobs, then aborts them; aborted jobs restart on another worker. */
  stop(): Promise<void>;
}

const POLL_MS = 500;
const UNIQUE_VIOLATION = "23505";

/** Claims and runs jobs until it is stopped; an idle worker makes one query every half second. */
export function startWorker(options: WorkerOptions): Worker {
  const running = new Map<Running, Promise<void>>();
  let isStopping = false;
  let wake = Promise.withResolvers<void>();
  const nudge = () => wake.resolve();
  const begin = (claimed: ClaimedJob) => {
    const job = options.jobs.find(({ name }) => name === claimed.name);
    if (job === undefined) return;
    const each: Running = { claimed, job, abort: new AbortController(), progress: null };
    const ended = runJob(options, each).finally(() => {
      running.delete(each);
      nudge();
    });
    running.set(each, ended);
  };
  const takeDue = claimer(options, running);
  const work = async () => {
    while (!isStopping) {
      wake = Promise.withResolvers();
      const taken = await takeDue();
      for (const claimed of taken) begin(claimed);
      if (taken.length === 0) await within(POLL_MS, wake.promise);
    }
  };
  const endRenewals = scheduleRenewals(options, running);
  const working = work();
  return {
    nudge,
    async stop() {
      isStopping = true;
      nudge();
      await working;
      const late = setTimeout(() => {
        for (const { abort } of running.keys()) abort.abort(new Stopped("the worker stops"));
      }, options.stopMs);
      await Promise.all(running.values());
      clearTimeout(late);
      endRenewals();
    },
  };
}

/** Claims as many due jobs as there is room for. A failure is logged once until the next success. */
function claimer(
  { database, log, worker, leaseMs, pools, jobs }: WorkerOptions,
  running: ReadonlyMap<Running, unknown>,
) {
  let isFailing = false;
  const freeOf = (jobClass: JobClass) =>
    pools[jobClass] - [...running.keys()].filter(({ job }) => job.class === jobClass).length;
  return async (): Promise<readonly ClaimedJob[]> => {
    const lanes = jobs.map(laneOf).filter((lane) => freeOf(lane.class) > 0);
    if (lanes.length === 0) return [];
    const free = lanes.map((lane) => freeOf(lane.class));
    try {
      const taken = await claimJobs(database.kysely, { worker, leaseMs, lanes, free });
      if (isFailing) log.info("jobs can be claimed again");
      isFailing = false;
      return taken;
    } catch (error) {
      // Another node claimed the last free place of a job at the same time; the next poll will see it taken.
      if (sqlState(error) === UNIQUE_VIOLATION) return [];
      if (!isFailing) log.warn({ err: error }, "jobs cannot be claimed; retrying twice a second");
      isFailing = true;
      return [];
    }
  };
}

const laneOf = (job: Job): Lane => ({
  name: job.name,
  class: job.class,
  priority: job.priority ?? 0,
  concurrency: job.concurrency ?? (job.cron === undefined ? null : 1),
});

async function within(milliseconds: number, earlier: Promise<void>): Promise<void> {
  const over = new AbortController();
  const late = wait(milliseconds, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([earlier, late]);
  over.abort();
}
