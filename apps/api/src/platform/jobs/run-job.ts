import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { Job, JobClass, JobProgress } from "./jobs.ts";
import { deleteDone, markFailed, releaseJob, type ClaimedJob } from "./job-store.ts";

export interface RunOptions {
  readonly database: Database;
  readonly log: Log;
  /** Unique to this process. */
  readonly worker: string;
  readonly now: () => Date;
  readonly onEnd: (end: { readonly name: string; readonly state: JobEnd }) => void;
}

export interface Running {
  readonly claimed: ClaimedJob;
  readonly job: Job;
  readonly abort: AbortController;
  progress: JobProgress | null;
}

type JobEnd = "done" | "retried" | "failed" | "lost" | "released";

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_SECONDS = 3600;
const TIME_LIMIT_SECONDS: Readonly<Record<JobClass, number>> = { quick: 30, long: 900, cpu: 900 };
const RETRIES = 5;
const REASON_LENGTH = 500;

/** Abort reason when the worker stops, which is not a failure. */
export class Stopped extends Error {}
/** Abort reason when the job no longer belongs to this worker: nothing is recorded. */
export class Lost extends Error {}

/** Runs a job until it is done, fails or is aborted, and records the outcome. Never rejects. */
export async function runJob(options: RunOptions, each: Running): Promise<void> {
  const { database, log, worker, onEnd } = options;
  const { claimed, job } = each;
  const held = { ...claimed, worker };
  let state: JobEnd;
  try {
    const retries = job.retries ?? RETRIES;
    if (claimed.failures > retries) {
      state = "failed";
      await settleFailure(options, each, new Error("the worker died"), claimed.failures);
    } else {
      const error = await attempt(options, each);
      if (error === null) {
        state = "done";
        await deleteDone(database.kysely, held);
      } else if (error instanceof Lost) {
        state = "lost";
        log.warn({ job: job.name, jobId: claimed.jobId, err: error }, "the lease of a job was lost");
      } else if (error instanceof Stopped) {
        state = "released";
        await releaseJob(database.kysely, held, { failures: claimed.failures, delay: 0, reason: null });
      } else {
        const failures = claimed.failures + 1;
        state = failures > retries ? "failed" : "retried";
        await settleFailure(options, each, error, failures);
      }
    }
  } catch (error) {
    // The lease expires, and the job runs again.
    state = "lost";
    log.warn({ job: job.name, jobId: claimed.jobId, err: error }, "the outcome of a job could not be recorded");
  }
  onEnd({ name: job.name, state });
}

/** Null when the job is done, otherwise the error. A handler that ignores its abort signal is abandoned. */
async function attempt({ log, now }: RunOptions, each: Running): Promise<unknown> {
  const { claimed, job, abort } = each;
  const { signal } = abort;
  const seconds = job.timeLimitSeconds ?? TIME_LIMIT_SECONDS[job.class];
  const limit = setTimeout(() => abort.abort(new Error(`time limit of ${seconds} s exceeded`)), seconds * 1000);
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => aborted.reject(signal.reason));
  const report = (progress: JobProgress) => void (each.progress = progress);
  try {
    const handled = async () =>
      job.handle(job.data.parse(claimed.data), { jobId: claimed.jobId, now, log, signal, report });
    await Promise.race([handled(), aborted.promise]);
    return null;
  } catch (error) {
    // An aborted handler may throw any error; the abort's reason is the cause.
    return signal.aborted ? signal.reason : (error ?? new Error("no error"));
  } finally {
    clearTimeout(limit);
  }
}

async function settleFailure(
  { database, log, worker }: RunOptions,
  { claimed, job }: Running,
  error: unknown,
  failures: number,
): Promise<void> {
  const held = { ...claimed, worker };
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, REASON_LENGTH);
  const facts = { err: error, job: job.name, jobId: claimed.jobId, failures };
  if (failures > (job.retries ?? RETRIES)) {
    log.error(facts, "a job failed permanently");
    await markFailed(database.kysely, held, { failures, reason });
  } else {
    log.warn(facts, "a job failed and will be retried");
    const longestMs = 1000 * (job.longestPauseSeconds ?? LONGEST_PAUSE_SECONDS);
    const delay = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), longestMs);
    await releaseJob(database.kysely, held, { failures, delay, reason });
  }
}
