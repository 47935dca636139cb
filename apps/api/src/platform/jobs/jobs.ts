import type { z } from "zod";
import type { Queryable, Transaction } from "../database/database.ts";
import type { Log } from "../log.ts";

/**
 * The worker's pool for a job. `quick`: takes seconds, many run concurrently. `long`: takes minutes, such as gathering an export.
 * `cpu`: computes in a child process, one at a time on each worker; most are created by `cpuJob`.
 */
export type JobClass = "quick" | "long" | "cpu";

/** Work done later or at scheduled times, at least once. */
export interface Job<Data extends object = object> {
  /** Unique and never changed, such as `outbox.prune`. */
  readonly name: string;
  readonly class: JobClass;
  readonly data: z.ZodType<Data>;
  /** Five cron fields in UTC; `data` must then accept `{}`. */
  readonly cron?: string;
  /** Number of retries; 5 when absent. */
  readonly retries?: number;
  /** The pause before a retry doubles up to this; 3600 when absent. */
  readonly longestPauseSeconds?: number;
  /** An attempt is aborted and counts as failed after this time. When absent: 30 for a quick job, 900 for others. */
  readonly timeLimitSeconds?: number;
  /** Maximum of concurrent runs across all nodes. When absent: 1 for a job with `cron`, otherwise limited only by the pools. */
  readonly concurrency?: number;
  /** Jobs with a higher priority start first within their class; 0 when absent. */
  readonly priority?: number;
  /** Must be idempotent: a worker can die after the effect and before the job is marked as done. */
  handle(data: Data, context: JobContext): Promise<void>;
}

export interface JobContext {
  readonly jobId: string;
  readonly now: () => Date;
  readonly log: Log;
  /** Aborted at the time limit, when the worker stops, and when the job has been deleted or claimed by another worker. */
  readonly signal: AbortSignal;
  /** Reports the job's progress for `Jobs.find`; stored about once a second. */
  readonly report: (progress: JobProgress) => void;
}

/** Plain JSON, such as `{ done: 3, of: 20 }`. */
export type JobProgress = Readonly<Record<string, string | number | boolean | null>>;

export interface JobOptions {
  readonly runAt?: Date;
  /** At most one queued job exists per name and key. */
  readonly key?: string;
  /** The id or email address of the person the job is about; it is deleted with their data. */
  readonly about?: string;
}

export interface JobState {
  readonly state: "waiting" | "running" | "failed";
  readonly progress: JobProgress | null;
  readonly failures: number;
}

export interface Jobs {
  /** Queues a job in the caller's transaction; it exists only if the transaction commits. */
  enqueue<Data extends object>(
    transaction: Transaction,
    job: Pick<Job<Data>, "name">,
    data: Data,
    options?: JobOptions,
  ): Promise<void>;
  /** The latest job of this name and key; null when there is none, for example because it is done. */
  find(queryable: Queryable, job: Pick<Job, "name">, key: string): Promise<JobState | null>;
  /** Deletes jobs about these people in any state; running ones are aborted. */
  forget(transaction: Transaction, people: readonly string[]): Promise<void>;
}
