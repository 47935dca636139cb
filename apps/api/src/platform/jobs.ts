import { sql } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Clock } from "./clock.ts";
import type { Database, Transaction } from "./database.ts";
import type { Log } from "./log.ts";

/** Work done later or at set times, at least once. */
export interface Job<Data extends object = object> {
  /** Unique and never changed, such as `outbox.prune`. */
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Five cron fields in UTC; `data` must then accept `{}`. */
  readonly cron?: string;
  /** 5 when absent. */
  readonly retries?: number;
  /** How many run at the same time on one node; 1 when absent. */
  readonly atOnce?: number;
  /** Somebody waits for it: looked for twice a second instead of every other second. */
  readonly isAwaited?: boolean;
  handle(data: Data, context: JobContext): Promise<void>;
}

interface JobContext {
  readonly jobId: string;
  readonly now: () => Date;
  readonly log: Log;
}

interface JobTiming {
  readonly runAt?: Date;
  /** At most one waiting job for each key. */
  readonly key?: string;
}

export interface Jobs {
  /** Queues a job in the caller's transaction: it exists only if that commits. */
  enqueue<Data extends object>(transaction: Transaction, job: Job<Data>, data: Data, timing?: JobTiming): Promise<void>;
  /** Forgets jobs, done or waiting, whose data or key holds one of these words; those that run now stay. */
  forget(transaction: Transaction, words: readonly string[]): Promise<void>;
}

export interface JobRunner extends Jobs {
  /** Prepares the queues of these jobs; with `isWorker` also works on them and keeps their times. */
  start(jobs: readonly Job[], options: { isWorker: boolean }): Promise<void>;
  /** Waits for the jobs that run now. */
  stop(): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly newKey: () => string;
}

/** Jobs wait in tables of the schema `job`; nothing is connected to or created before `start` or the first `enqueue`. */
export function createJobRunner({ database, clock, log, newKey }: Options): JobRunner {
  const prepared = new Set<string>();
  let boss: Promise<PgBoss> | null = null;

  const connect = (isWorker: boolean) => (boss ??= startBoss(database, log, isWorker));
  const prepare = async (queue: PgBoss, job: Job) => {
    if (prepared.has(job.name)) return;
    const options = { retryLimit: job.retries ?? 5, retryDelay: 5, retryBackoff: true };
    // `short`: one waiting job for each key. A job without a key gets one of its own.
    await queue.createQueue(job.name, { policy: "short", ...options });
    prepared.add(job.name);
  };
  return {
    async start(jobs, { isWorker }) {
      if (jobs.length === 0) return;
      const queue = await connect(isWorker);
      for (const job of jobs) await prepare(queue, job);
      if (!isWorker) return;
      for (const job of jobs) {
        const options = { localConcurrency: job.atOnce ?? 1, pollingIntervalSeconds: job.isAwaited ? 0.5 : 2 };
        await queue.work<unknown>(job.name, options, async (taken) => {
          for (const { id, data } of taken) {
            await job.handle(job.data.parse(data ?? {}), { jobId: id, now: () => clock.now(), log });
          }
        });
        if (job.cron !== undefined) await queue.schedule(job.name, job.cron, {}, { tz: "UTC" });
      }
    },
    async enqueue(transaction, job, data, { runAt, key } = {}) {
      const queue = await connect(false);
      await prepare(queue, job);
      await queue.send(job.name, data, {
        db: fromKysely(transaction),
        singletonKey: key ?? newKey(),
        ...(runAt && { startAfter: runAt }),
      });
    },
    async forget(transaction, words) {
      await connect(false);
      await sql`delete from job.job where state <> 'active' and exists (
        select from unnest(${[...words]}::text[]) as word
        where strpos(data::text, word) > 0 or strpos(singleton_key, word) > 0)`.execute(transaction);
    },
    async stop() {
      const queue = await boss?.catch(() => null);
      await queue?.stop({ graceful: true, timeout: 20_000 });
    },
  };
}

async function startBoss(database: Database, log: Log, isWorker: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    schema: "job",
    db: { executeSql: (text, values) => database.run(text, values) },
    supervise: isWorker,
    schedule: isWorker,
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queue failed"));
  boss.on("warning", (warning) => log.warn({ warning }, "the job queue warns"));
  await boss.start();
  return boss;
}
