import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleContent } from "#api/testing/sample-content.ts";
import { startAnalyzer } from "./testing/analyzer-world.ts";

let world: Awaited<ReturnType<typeof startAnalyzer>>;
beforeAll(async () => {
  world = await startAnalyzer({ content: sampleContent });
});
const blank = async (background = "#102030") =>
  new Uint8Array(
    await sharp({ create: { width: 640, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  );

describe("a picture that cannot be analyzed", () => {
  it("S7.35 S7.37 costs nothing, and says so", async () => {
    const learner = await world.newLearner();
    const request = await learner.upload(await blank());
    const last = (await learner.progressOf(request.id)).at(-1);
    expect(["failed", "refused"]).toContain(last?.state);
    expect(await learner.access()).toMatchObject({ used: 0, has_access: true });
    expect(await learner.get(request.id)).toMatchObject({ series: null, report: null, lessons: [] });
  });
});
