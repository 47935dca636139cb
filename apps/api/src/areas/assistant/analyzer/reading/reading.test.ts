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

/** Uploads a picture whose reading has begun in a process that stands still. */
async function withStoppedReader() {
  const { learner, reader } = await withWarmReader();
  process.kill(reader, "SIGSTOP");
  const { id } = await learner.upload(await chartPicture({ seed: 9 }));
  await vi.waitFor(async () => expect((await learner.get(id)).request.state).toBe("working"), waiting);
  return { learner, reader, id };
}

describe("the process that reads charts", () => {
  it("S7.35 is the same for the next picture", async () => {
    const { learner, reader } = await withWarmReader();
    const { id } = await learner.upload(await chartPicture({ seed: 8 }));
    await learner.progressOf(id);
    expect(readerProcesses()).toEqual([reader]);
  });

  it("S7.35 may die while it reads: the picture is tried once more", async () => {
    const { learner, reader, id } = await withStoppedReader();
    process.kill(reader, "SIGKILL");
    expect((await learner.progressOf(id)).at(-1)?.state).toBe("done");
    expect((await learner.access()).used).toBe(2);
    expect(readerProcesses()).not.toContain(reader);
  });

  it("S7.35 dies twice under a picture: its analysis has failed and costs nothing, and the next one works", async () => {
    const { learner, reader, id } = await withStoppedReader();
    process.kill(reader, "SIGKILL");
    let second = 0;
    while (second === 0) {
      second = readerProcesses().find((each) => each !== reader) ?? 0;
      await turn();
    }
    console.log("KILL", reader, second, readerProcesses(), Date.now()); process.kill(second, "SIGKILL");
    const pp = await learner.progressOf(id); if (pp.at(-1)?.state !== "failed") console.log("WARN", JSON.stringify(world.app.entries.filter((e) => e.level >= 40)));
    expect(pp.at(-1)).toMatchObject({ state: "failed", refusal: "analysis_failed" });
    expect((await learner.access()).used).toBe(1);
    const next = await learner.upload(await chartPicture({ seed: 10 }));
    expect((await learner.progressOf(next.id)).at(-1)?.state).toBe("done");
  });

  it("S7.35 knows no secrets and may not write", async () => {
    const { reader } = await withWarmReader();
    const { readFileSync } = await import("node:fs");
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
