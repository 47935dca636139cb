import { PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Clock } from "./clock.ts";
import type { Database, Transaction } from "./database.ts";
import type { Log } from "./log.ts";

/** Work done later or at set times, at least once. */
export interface Job<Data extends object = Record<string, unknown>> {
  /** Unique and never changed, such as `outbox.prune`. */
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Five cron fields in UTC; `data` must then accept `{}`. */
  readonly cron?: string;
  /** 5 when absent. */
  readonly retries?: number;
  handle(data: Data, context: JobContext): Promise<void>;
}

export interface JobContext {
  readonly jobId: string;
  now(): Date;
  readonly log: Log;
}

export interface JobTiming {
  readonly runAt?: Date;
  /** At most one waiting job for each key. */
  readonly key?: string;
}

export interface Jobs {
  /** Queues a job in the caller's transaction: it exists only if that commits. */
  enqueue<Data extends object>(transaction: Transaction, job: Job<Data>, data: Data, timing?: JobTiming): Promise<void>;
}

export interface JobRunner extends Jobs {
  /** Prepares the queues of these jobs; with `isWorker` also works on them and keeps their times. */
  start(jobs: readonly Job[], options: { isWorker: boolean }): Promise<void>;
  /** Waits for the jobs that run now. */
  stop(): Promise<void>;
}
