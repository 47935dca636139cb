import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { createJobRunner, type JobRunner, type JobRunnerOptions } from "#api/platform/jobs/job-runner.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import { createMetrics } from "#api/platform/metrics.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import { cloneDatabase } from "#api/testing/test-database.ts";

const patience = { timeout: 20_000, interval: 20 };
const Data = z.looseObject({ name: z.string().optional() });
type NamedJob = Job<{ name?: string | undefined }>;

async function setUp() {
  const connection = await cloneDatabase();
  const app = await createTestApp({ connection });
  const { database, ids } = app.platform;
  const node = async (jobs: readonly NamedJob[], options: Partial<JobRunnerOptions> = {}) => {
    const { clock, log } = app;
    const runner = createJobRunner({ database, ids, clock, log, meters: createMetrics(), ...options });
    onTestFinished(() => runner.stop());
    await runner.start(jobs);
    return runner;
  };
  const enqueue = (runner: JobRunner, job: NamedJob, names: readonly string[]) =>
    database.transaction(async (transaction) => {
      for (const name of names) await runner.enqueue(transaction, job, { name });
    });
  const isEmpty = () =>
    vi.waitFor(async () => expect((await database.run("select from background_job")).rows).toEqual([]), patience);
  return { app, connection, database, node, enqueue, isEmpty };
}

const kind = (name: string, handle: NamedJob["handle"], more: Partial<NamedJob> = {}): NamedJob => ({
  name,
  class: "quick",
  data: Data,
  handle,
  ...more,
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe("workers", () => {
  it("run each job once, and no more of a limited kind at once than allowed over all of them", async () => {
    const { app, node, enqueue, isEmpty } = await setUp();
    const seen: string[] = [];
    let running = 0;
    let most = 0;
    const job = kind(
      "test.limited",
      async ({ name = "" }) => {
        most = Math.max(most, ++running);
        await app.platform.database.run("select pg_sleep(0.01)");
        running--;
        seen.push(name);
      },
      { concurrency: 2 },
    );
    const idle = await node([]);
    await enqueue(idle, job, numbers(40));
    await Promise.all([node([job]), node([job]), node([job])]);
    await isEmpty();
    expect(seen.toSorted()).toEqual(numbers(40).toSorted());
    expect(most).toBe(2);
  });

  it("begin jobs of higher priority first, and let a long one hold up no quick one", async () => {
    const { node, enqueue, isEmpty } = await setUp();
    const order: string[] = [];
    const long = Promise.withResolvers<void>();
    const jobs = [
      kind("test.long", () => long.promise, { class: "long" }),
      kind("test.low", async () => void order.push("low")),
      kind("test.high", async () => void order.push("high"), { priority: 1 }),
    ] as const;
    const idle = await node([]);
    for (const job of jobs) await enqueue(idle, job, ["1", "2"]);
    await node(jobs, { pools: { quick: 1, long: 1, cpu: 1 } });
    await vi.waitFor(() => expect(order).toEqual(["high", "high", "low", "low"]), patience);
    long.resolve();
    await isEmpty();
  });

  it("give a place back when the worker that held it died", async () => {
    const { database, node, enqueue, isEmpty } = await setUp();
    const seen: string[] = [];
    const job = kind("test.limited", async ({ name = "" }) => void seen.push(name), { concurrency: 1 });
    await enqueue(await node([]), job, ["held", "waiting"]);
    await database.run(`update background_job set worker = 'dead', place = 1, starts = 1, due_at = now() - interval '1 ms'
      where data->>'name' = 'held'`);
    await database.run("update background_job set due_at = now() - interval '1 hour' where worker is null");
    await node([job]);
    await isEmpty();
    expect(seen).toEqual(["held", "waiting"]);
  });

  it("finish what runs when they stop, and hand on what takes too long without counting a failure", async () => {
    const { app, node, enqueue } = await setUp();
    let starts = 0;
    const job = kind("test.stubborn", (_, { signal }) => {
      starts++;
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    const runner = await node([job], { stopMs: 50 });
    await enqueue(runner, job, ["1"]);
    await vi.waitFor(() => expect(starts).toBe(1), patience);
    await runner.stop();
    const { rows } = await app.platform.database.run("select worker, failures from background_job");
    expect(rows).toEqual([{ worker: null, failures: 0 }]);
  });

  it("keep a job whose workers die again and again for an operator", async () => {
    const { app, database, node, enqueue } = await setUp();
    const job = kind("test.deadly", async () => expect.unreachable(), { retries: 1 });
    await enqueue(await node([]), job, ["1"]);
    await database.run("update background_job set worker = 'dead', starts = 2, failures = 1");
    await node([job]);
    await vi.waitFor(async () => {
      const { rows } = await database.run(
        "select last_error, failures from background_job where failed_at is not null",
      );
      expect(rows).toEqual([{ last_error: "the worker died", failures: 2 }]);
    }, patience);
    expect(app.takeErrors()).toMatchObject([{ msg: "a job failed permanently" }]);
  });

  it("that are killed lose nothing: another one has the effect once, within seconds", async () => {
    const { connection, database, isEmpty } = await setUp();
    await database.run(
      "create table try (number int); create table effect (number int); create table receipt (number int primary key)",
    );
    const start = async () => {
      const child = fork(join(import.meta.dirname, "../../testing/job-worker.ts"), [JSON.stringify(connection)]);
      onTestFinished(() => void child.kill("SIGKILL"));
      await once(child, "message");
      return child;
    };
    const [first] = [await start(), await start()];
    await database.run(`insert into background_job (job_id, name, data, due_at)
      select gen_random_uuid(), 'bench.0', json_build_object('number', each, 'ms', 200), now() from generate_series(1, 40) each`);
    await vi.waitFor(
      async () => expect((await database.run("select from try")).rows.length).toBeGreaterThan(6),
      patience,
    );
    first?.kill("SIGKILL");
    await isEmpty();
    expect((await database.run("select number from effect order by 1")).rows).toHaveLength(40);
  }, 60_000);
});

describe("set times", () => {
  const nightly = (handle: NamedJob["handle"]) => kind("test.nightly", handle, { cron: "0 3 * * *" });

  it("are kept once over all workers, and made up for once when no worker ran", async () => {
    const { app, node, isEmpty } = await setUp();
    let runs = 0;
    const job = nightly(async () => void runs++);
    await (await node([job])).stop();
    app.clock.advance({ days: 3 });
    const runners = await Promise.all([node([job]), node([job])]);
    await vi.waitFor(() => expect(runs).toBe(1), patience);
    await isEmpty();
    for (const runner of runners) await runner.stop();
    await (await node([job])).stop();
    expect(runs).toBe(1);
  });

  it("begin with the next one after a job is new", async () => {
    const { database, node } = await setUp();
    await (await node([nightly(async () => expect.unreachable())])).stop();
    expect((await database.run("select from background_job")).rows).toEqual([]);
    const { rows } = await database.run("select last_tick from background_schedule where name = 'test.nightly'");
    expect(rows).toEqual([{ last_tick: new Date("2026-11-21T03:00:00.000Z") }]);
  });
});

describe("jobs of the former release", () => {
  it("are taken over from its queue with their keys, those of dead workers too, and only known ones", async () => {
    const { database, node, isEmpty } = await setUp();
    await database.run(`create schema job; create table job.job (id uuid default gen_random_uuid(), name text, data jsonb,
      state text default 'created', singleton_key text, start_after timestamptz default now(), started_on timestamptz,
      expire_seconds int default 900)`);
    await database.run(`insert into job.job (name, data, state, started_on) values
      ('test.job', '{"name":"waits"}', 'created', null), ('test.job', '{"name":"failed once"}', 'retry', null),
      ('test.job', '{"name":"runs there"}', 'active', now()), ('test.job', '{"name":"died"}', 'active', now() - interval '1 hour'),
      ('test.job', '{"name":"done"}', 'completed', null), ('test.other', '{"name":"unknown"}', 'created', null)`);
    const seen: string[] = [];
    await node([kind("test.job", async ({ name = "" }) => void seen.push(name))]);
    await vi.waitFor(() => expect(seen).toHaveLength(3), patience);
    await isEmpty();
    expect(seen.toSorted()).toEqual(["died", "failed once", "waits"]);
    expect((await database.run("select from job.job")).rows).toHaveLength(3);
  });
});
