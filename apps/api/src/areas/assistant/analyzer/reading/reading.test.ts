import { readFileSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import { startAnalyzer } from "../testing/analyzer-world.ts";
import { chartPicture, plainPicture } from "../testing/chart-pictures.ts";
import { readerProcesses } from "../testing/reader-processes.ts";

const world = beforeTests(() => startAnalyzer());
const waiting = { timeout: 30_000, interval: 10 };

/** A learner with an analysis, whose reader is warm. */
async function withWarmReader() {
  const learner = await world.newLearner();
  const { id } = await learner.upload(await chartPicture());
  expect((await learner.progressOf(id)).at(-1)?.state).toBe("done");
  const [reader = 0] = readerProcesses();
  return { learner, reader };
}

const deaths = () => world.app.entries.filter(({ msg }) => msg === "the process that reads charts has died").length;

/** Kills each process that reads charts, as it appears. */
async function killReadersUntil(isEnough: () => boolean | Promise<boolean>) {
  while (!(await isEnough())) {
    for (const reader of readerProcesses()) process.kill(reader, "SIGKILL");
    await turn();
  }
}

describe("the process that reads charts", () => {
  it("S7.35 is the same for the next picture", async () => {
    const { learner, reader } = await withWarmReader();
    const { id } = await learner.upload(await chartPicture({ seed: 8 }));
    await learner.progressOf(id);
    expect(readerProcesses()).toEqual([reader]);
  });

  it("S7.35 may die while it reads: the picture is tried once more", async () => {
    const learner = await world.newLearner();
    const before = deaths();
    const { id } = await learner.upload(await chartPicture());
    await killReadersUntil(() => deaths() > before);
    expect((await learner.progressOf(id)).at(-1)?.state).toBe("done");
    expect((await learner.access()).used).toBe(1);
  });

  it("S7.35 dies twice under a picture: its analysis has failed and costs nothing, and the next one works", async () => {
    const learner = await world.newLearner();
    const before = deaths();
    const { id } = await learner.upload(await chartPicture());
    await killReadersUntil(async () => (await learner.get(id)).request.state === "failed");
    expect(deaths()).toBe(before + 2);
    expect((await learner.get(id)).request).toMatchObject({ refusal: "analysis_failed", headline: null });
    expect((await learner.access()).used).toBe(0);
    const next = await learner.upload(await chartPicture({ seed: 10 }));
    expect((await learner.progressOf(next.id)).at(-1)?.state).toBe("done");
  });

  it("S7.35 knows no secrets and may not write", async () => {
    const { reader } = await withWarmReader();
    expect(readFileSync(`/proc/${reader}/environ`, "utf8")).not.toMatch(/SECRET|URL|KEY|DATA_DIR/);
    const command = readFileSync(`/proc/${reader}/cmdline`, "utf8").split("\0");
    expect(command).toContain("--permission");
    expect(command).not.toContainEqual(expect.stringMatching(/allow-fs-write|allow-child-process/));
  });
});

describe("a picture that is no chart", () => {
  it("S7.35 is refused with a reason, costs nothing and has no report", async () => {
    const learner = await world.newLearner();
    const { id } = await learner.upload(await plainPicture());
    expect((await learner.progressOf(id)).at(-1)).toMatchObject({ state: "refused", refusal: "not_a_chart" });
    expect(await learner.access()).toMatchObject({ has_access: true, used: 0 });
    expect(await learner.get(id)).toMatchObject({ series: null, report: null, prose: null, lessons: [] });
  });

  it("S7.35 is counted by its outcome", async () => {
    const { id } = await (await world.newLearner()).upload(await plainPicture());
    await vi.waitFor(async () => {
      const text = await world.app.metrics.text();
      expect(text).toMatch(/^analyses_total\{outcome="not_a_chart"\} \d+$/m);
    }, waiting);
    expect(id).toBeTruthy();
  });
});
