import { expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { cpuJob } from "#api/platform/jobs/cpu-job.ts";
import { createJobRunner } from "#api/platform/jobs/job-runner.ts";
import type { JobProgress } from "#api/platform/jobs/jobs.ts";
import { createMetrics } from "#api/platform/metrics.ts";
import { createTestApp } from "#api/testing/test-app.ts";

const WHAT = ["sum", "spin", "grow", "throw", "die", "environment"] as const;

async function setUp(timeLimitSeconds = 60) {
  const app = await createTestApp();
  const results: number[] = [];
  const job = cpuJob({
    name: "test.compute",
    data: z.strictObject({ what: z.enum(WHAT) }),
    retries: 0,
    timeLimitSeconds,
    memoryMb: 64,
    module: new URL("../../testing/cpu-sample.ts", import.meta.url),
    result: z.number(),
    finish: async (result) => void results.push(result),
  });
  const { database, ids, clock, log } = { ...app.platform };
  const runner = createJobRunner({ database, ids, clock, log, meters: createMetrics() });
  onTestFinished(() => runner.stop());
  await runner.start([job]);
  /** Why the job failed; null when it succeeded. */
  const outcome = async (what: (typeof WHAT)[number]) => {
    await database.transaction((transaction) => runner.enqueue(transaction, job, { what }, { key: what }));
    let reason: unknown = null;
    await vi.waitFor(
      async () => {
        const { rows } = await database.run("select last_error from background_job where failed_at is null");
        expect(rows).toEqual([]);
      },
      { timeout: 30_000, interval: 50 },
    );
    const { rows } = await database.run(`select last_error from background_job where key = '${what}'`);
    if (rows[0]) reason = rows[0]["last_error"];
    if (reason !== null) expect(app.takeErrors()).toHaveLength(1);
    return reason;
  };
  return { app, job, results, outcome };
}

it("computes in a process that has no secret, and keeps the result", async () => {
  const { results, outcome } = await setUp();
  expect(await outcome("sum")).toBeNull();
  expect(await outcome("environment")).toBeNull();
  expect(results).toEqual([3, 0]);
});

it("fails when its process throws, dies or takes too much memory, and the next one runs", async () => {
  const { results, outcome } = await setUp();
  expect(await outcome("throw")).toBe("cannot compute");
  expect(await outcome("die")).toBe("the process exited: SIGKILL");
  expect(await outcome("grow")).toMatch(/^the process exited/);
  expect(await outcome("sum")).toBeNull();
  expect(results).toEqual([3]);
}, 90_000);

it("is killed at its time limit although it never yields", async () => {
  const { results, outcome } = await setUp(2);
  expect(await outcome("spin")).toBe("time limit of 2 s exceeded");
  expect(results).toEqual([]);
}, 60_000);

it("passes its progress on", async () => {
  const { app, job } = await setUp();
  const reports: JobProgress[] = [];
  const { signal } = new AbortController();
  const context = { jobId: "1", now: () => app.clock.now(), log: app.log, signal };
  await job.handle({ what: "sum" }, { ...context, report: (progress) => void reports.push(progress) });
  expect(reports).toEqual([{ what: "sum" }]);
});
