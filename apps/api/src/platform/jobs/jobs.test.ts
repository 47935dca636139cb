import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { createJobRunner, type JobRunner, type JobRunnerOptions } from "#api/platform/jobs/job-runner.ts";
import type { Job, JobContext, JobOptions } from "#api/platform/jobs/jobs.ts";
import { createMetrics } from "#api/platform/metrics.ts";
import { createTestApp } from "#api/testing/test-app.ts";

const patience = { timeout: 20_000, interval: 20 };
const Data = z.strictObject({ name: z.string() });
type NamedJob = Job<{ name: string }>;

async function setUp() {
  const app = await createTestApp();
  const { database, ids } = app.platform;
  /** A node that works on these jobs. */
  const work = async (jobs: readonly NamedJob[], options: Partial<JobRunnerOptions> = {}) => {
    const metrics = createMetrics();
    const runner = createJobRunner({ database, ids, clock: app.clock, log: app.log, meters: metrics, ...options });
    onTestFinished(() => runner.stop());
    await runner.start(jobs);
    return { runner, metrics };
  };
  const enqueue = (runner: JobRunner, job: NamedJob, name: string, options?: JobOptions) =>
    database.transaction((transaction) => runner.enqueue(transaction, job, { name }, options));
  const rows = async () => (await database.run("select * from background_job order by job_id")).rows;
  const isEmpty = () => vi.waitFor(async () => expect(await rows()).toEqual([]), patience);
  return { app, database, work, enqueue, rows, isEmpty };
}

const jobOf = (handle: NamedJob["handle"], more: Partial<NamedJob> = {}): NamedJob => ({
  name: "test.job",
  class: "quick",
  data: Data,
  handle,
  ...more,
});

/** Waits until its signal is aborted and throws the abort's reason. */
const untilAborted = ({ signal }: JobContext) =>
  new Promise<void>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

describe("a job", () => {
  it("runs when its transaction committed, and not when it rolled back", async () => {
    const { database, work, enqueue, isEmpty } = await setUp();
    const seen: string[] = [];
    const job = jobOf(async ({ name }) => void seen.push(name));
    const { runner } = await work([job]);
    await enqueue(runner, job, "first");
    const undone = database.transaction(async (transaction) => {
      await runner.enqueue(transaction, job, { name: "never" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await enqueue(runner, job, "last");
    await isEmpty();
    expect(seen.toSorted()).toEqual(["first", "last"]);
  });

  it("is enqueued on the connection of its transaction, although all others are in use", async () => {
    const { platform } = await createTestApp({ environment: { DB_POOL_SIZE: "4" } });
    const { database, jobs } = platform;
    const begun = [1, 2, 3, 4].map(() => Promise.withResolvers<void>());
    const all = begun.map((own) =>
      database.transaction(async (transaction) => {
        await sql`select 1`.execute(transaction);
        own.resolve();
        await Promise.all(begun.map(({ promise }) => promise));
        await jobs.enqueue(
          transaction,
          jobOf(async () => undefined),
          { name: "one" },
        );
      }),
    );
    await Promise.all(all);
    expect((await database.run("select from background_job")).rows).toHaveLength(4);
  });

  it("waits until its time, and once for each key", async () => {
    const { app, work, enqueue, rows, isEmpty } = await setUp();
    const seen: string[] = [];
    const job = jobOf(async ({ name }) => void seen.push(name));
    const { runner } = await work([]);
    const runAt = new Date(app.clock.now().getTime() + 3_600_000);
    await enqueue(runner, job, "later", { runAt });
    await enqueue(runner, job, "once", { key: "k" });
    await enqueue(runner, job, "twice", { key: "k" });
    expect(await rows()).toHaveLength(2);
    await work([job]);
    // The row of a running job must not become due again.
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1), patience);
    expect(seen).toEqual(["once"]);
    await app.platform.database.run("update background_job set due_at = now()");
    await isEmpty();
    expect(seen).toEqual(["once", "later"]);
  });

  it("is tried again after a failure, then kept for an operator, and every end is logged and counted", async () => {
    const { app, database, work, enqueue, rows } = await setUp();
    let tries = 0;
    const job = jobOf(
      async () => {
        tries++;
        throw new Error(`fault ${tries}`);
      },
      { retries: 1 },
    );
    const { runner, metrics } = await work([job]);
    await enqueue(runner, job, "secret word", { key: "k" });
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ failures: 1, worker: null }]), patience);
    expect(await runner.find(database.kysely, job, "k")).toEqual({ state: "waiting", progress: null, failures: 1 });
    await database.run("update background_job set due_at = now()");
    await vi.waitFor(
      async () => expect(await rows()).toMatchObject([{ failures: 2, last_error: "fault 2" }]),
      patience,
    );
    expect(await runner.find(database.kysely, job, "k")).toMatchObject({ state: "failed" });
    await metrics.readSamplers();
    const text = await metrics.text();
    expect(text).toContain('jobs_total{name="test.job",state="retried"} 1');
    expect(text).toContain('jobs_total{name="test.job",state="failed"} 1');
    expect(text).toMatch(/^jobs_failed 1$/m);
    const lines = app.entries.filter(({ job: name }) => name === "test.job");
    expect(lines.map(({ msg }) => msg)).toEqual(["a job failed and will be retried", "a job failed permanently"]);
    expect(JSON.stringify(lines)).not.toContain("secret word");
    expect(app.takeErrors()).toMatchObject([{ job: "test.job", failures: 2, err: { message: "fault 2" } }]);
  });

  it("is aborted at its time limit, although its handler does not heed it", async () => {
    const { work, enqueue, rows } = await setUp();
    const job = jobOf(() => new Promise(() => undefined), { timeLimitSeconds: 0.05 });
    const { runner } = await work([job]);
    await enqueue(runner, job, "endless");
    await vi.waitFor(async () => {
      expect(await rows()).toMatchObject([{ failures: 1, worker: null, last_error: "time limit of 0.05 s exceeded" }]);
    }, patience);
  });

  it("reports how far it is to every node", async () => {
    const { app, database, work, enqueue, isEmpty } = await setUp();
    const finish = Promise.withResolvers<void>();
    const job = jobOf((_, { report }) => {
      report({ done: 3, of: 20 });
      return finish.promise;
    });
    const { runner } = await work([job], { leaseMs: 400 });
    await enqueue(runner, job, "long", { key: "k" });
    await vi.waitFor(async () => {
      const state = await app.platform.jobs.find(database.kysely, job, "k");
      expect(state).toEqual({ state: "running", progress: { done: 3, of: 20 }, failures: 0 });
    }, patience);
    finish.resolve();
    await isEmpty();
    expect(await app.platform.jobs.find(database.kysely, job, "k")).toBeNull();
  });

  it("about a person is forgotten with exactly that person, and aborted if it runs", async () => {
    const { app, database, work, enqueue, rows } = await setUp();
    const aborted = Promise.withResolvers<unknown>();
    const job = jobOf(({ name }, context) => {
      if (name !== "running") return untilAborted(context);
      return untilAborted(context).catch(aborted.resolve);
    });
    const { runner } = await work([job], { leaseMs: 400 });
    await enqueue(runner, job, "running", { about: "n@x.co" });
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ starts: 1 }]), patience);
    const runAt = new Date(app.clock.now().getTime() + 3_600_000);
    await enqueue(runner, job, "waiting", { about: "n@x.co", runAt });
    await enqueue(runner, job, "of somebody else", { about: "ann@x.co", runAt });
    await database.transaction((transaction) => runner.forget(transaction, ["n@x.co", randomUUID()]));
    expect(await rows()).toMatchObject([{ about: "ann@x.co" }]);
    expect(String(await aborted.promise)).toContain("forgotten");
  });

  it("of a kind that this node does not know is left alone", async () => {
    const { work, enqueue, rows, isEmpty } = await setUp();
    const job = jobOf(async () => undefined);
    const newer = jobOf(async () => undefined, { name: "test.newer" });
    const { runner } = await work([job]);
    await enqueue(runner, newer, "for a newer node");
    await enqueue(runner, job, "for this node");
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ name: "test.newer", starts: 0 }]), patience);
    await work([job, newer]);
    await isEmpty();
  });

  it("must have a name of its own", async () => {
    const { work } = await setUp();
    await expect(work([jobOf(async () => undefined), jobOf(async () => undefined)])).rejects.toThrow("test.job");
  });
});
