import type { z } from "zod";
import type { Transaction } from "./database.ts";
import type { Log } from "./log.ts";

/** Work done later or at set times, at least once. */
export interface Job<Data = unknown> {
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

export interface Jobs {
  /** Queues a job in the caller's transaction: it exists only if that commits. */
  enqueue<Data>(
    transaction: Transaction,
    job: Job<Data>,
    data: Data,
    options?: { runAt?: Date; /** At most one waiting job for each key. */ key?: string },
  ): Promise<void>;
}
