import { analyzerStreamContract } from "@candlewise/contracts/analyzer/schemas";
import { fillPath } from "@candlewise/contracts/endpoint";
import { describe, expect, it } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import { cloneDatabase } from "#api/testing/test-database.ts";
import { startAnalyzer } from "../testing/analyzer-world.ts";
import { chartPicture } from "../testing/chart-pictures.ts";

/** Two nodes on one database and one folder of objects: one answers, the other works. */
const world = beforeTests(async () => {
  const connection = await cloneDatabase();
  const front = await startAnalyzer({ connection, works: false });
  const back = await startAnalyzer({ connection, environment: { DATA_DIR: front.app.dataDir }, works: false });
  return { front, back };
});

describe("the progress of an analysis", () => {
  it("S7.35 is streamed by a node that does not read, step by step, and ends with the result", async () => {
    const { front, back } = world;
    const learner = await front.newLearner();
    const { id } = await learner.upload(await chartPicture());
    const reader = await learner.follow(id);
    expect((await reader.nextEvent()).data).toMatchObject({ state: "waiting", ahead: 0 });
    await back.app.startWork();
    const states: { state: string; step: string; ahead: number | null }[] = [];
    for (let block = await reader.next(); block !== null; block = await reader.next()) {
      const data = /^event: progress\ndata: (.*)$/.exec(block)?.[1];
      if (data !== undefined) states.push(JSON.parse(data));
    }
    expect(states.at(-1)).toMatchObject({ state: "done", ahead: null });
    expect(states.slice(0, -1).map(({ state }) => state)).toEqual(states.slice(0, -1).map(() => "working"));
    expect(new Set(states.map((each) => JSON.stringify(each))).size).toBe(states.length);
  });

  it("S7.35 that is over is one event and the end", async () => {
    const learner = await world.front.newLearner();
    const { id } = await learner.upload(await chartPicture());
    await learner.progressOf(id);
    const again = await learner.progressOf(id);
    expect(again.map(({ state }) => state)).toEqual(["done"]);
  });

  it("S6.01 of somebody else, of nothing, and of what was deleted is 404", async () => {
    const [ada, eve] = [await world.front.newLearner(), await world.front.newLearner()];
    const { id } = await ada.upload(await chartPicture());
    expect((await eve.follow(id)).status).toBe(404);
    expect((await ada.follow("00000000-0000-7000-8000-000000000000")).status).toBe(404);
    await ada.remove(id);
    expect((await ada.follow(id)).status).toBe(404);
    const { path } = analyzerStreamContract.routes.analysisStream;
    expect((await fetch(`${world.front.origin}/api${fillPath(path, { id })}`)).status).toBe(401);
  });
});
