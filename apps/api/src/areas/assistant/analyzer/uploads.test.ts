import { analyzerContract } from "@candlewise/contracts/analyzer/schemas";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import { startAnalyzer } from "./testing/analyzer-world.ts";
import { chartPicture, plainPicture } from "./testing/chart-pictures.ts";

const world = beforeTests(() => startAnalyzer({ works: false }));
const storedObjects = async () => {
  const later = new Date(Date.now() + 60_000);
  let count = 0;
  for await (const _ of world.app.platform.objects.list("analyzer", later)) count++;
  return count;
};

describe("an upload", () => {
  it.each([
    ["analyzeChart", "chart_analyzer"],
    ["analyzeScenarios", "scenario_analyzer"],
    ["analyzePatterns", "patterns_analyzer"],
  ] as const)("S7.35 S9.06 by %s has the mode %s", async (call, mode) => {
    const learner = await world.newLearner();
    const request = await learner.upload(await chartPicture(), undefined, call);
    expect(request).toMatchObject({ mode, state: "waiting", step: "waiting", refusal: null, headline: null });
  });

  it("S7.35 that is repeated with its id is the same request and counts once, also while the first is under way", async () => {
    const learner = await world.newLearner();
    const [picture, id] = [await chartPicture(), randomUUID()];
    const before = await storedObjects();
    const both = await Promise.all([learner.upload(picture, id), learner.upload(picture, id)]);
    const third = await learner.upload(await plainPicture(), id, "analyzePatterns");
    expect(new Set([...both, third].map((each) => JSON.stringify(each))).size).toBe(1);
    expect(third).toMatchObject({ id, mode: "chart_analyzer" });
    expect((await learner.access()).used).toBe(1);
    expect(await storedObjects()).toBe(before + 1);
  });

  it("S6.01 with the id of somebody else's request is a request of one's own", async () => {
    const [ada, eve] = [await world.newLearner(), await world.newLearner()];
    const { id, picture } = await ada.upload(await chartPicture());
    const own = await eve.upload(await plainPicture(), id);
    expect(own.picture.url).not.toBe(picture.url);
    expect((await ada.list()).requests.map((each) => each.picture.url)).toEqual([picture.url]);
  });

  it("S7.35 keeps every pixel of a screenshot and nothing else of its file", async () => {
    const learner = await world.newLearner();
    const original = await chartPicture();
    const secret = "N 52 31 12 secret";
    const tagged = await sharp(original)
      .withExif({ IFD0: { ImageDescription: secret } })
      .png()
      .toBuffer();
    expect(tagged.includes(secret)).toBe(true);
    const { picture } = await learner.upload(new Uint8Array(Buffer.concat([tagged, Buffer.from(secret)])));
    const answer = await world.app.http.inject(picture.url);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(answer.headers["cache-control"]).toContain("private");
    const stored = answer.rawPayload;
    expect(stored.includes("secret")).toBe(false);
    const pixelsOf = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer();
    expect((await pixelsOf(stored)).equals(await pixelsOf(original))).toBe(true);
  });

  it("S7.35 of earlier days, whose name has no ending, is WebP and still shown and referenced", async () => {
    const learner = await world.newLearner();
    await learner.upload(await chartPicture());
    const { database, objects } = world.app.platform;
    await database.run("update analyzer_request set picture = 'abc123' where user_id = $1", [learner.userId]);
    await objects.put(
      "analyzer/abc123.webp",
      await sharp(await chartPicture())
        .webp()
        .toBuffer(),
    );
    const [request] = (await learner.list()).requests;
    const answer = await world.app.http.inject(request?.picture.url ?? "");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    const keys = ["analyzer/abc123.webp", "analyzer/abc123.png", "analyzer/abc124.webp"];
    const { named } = world.app.features
      .flatMap((each) => each.objects ?? [])
      .find(({ folder }) => folder === "analyzer")!;
    expect(await named(keys)).toEqual(["analyzer/abc123.webp"]);
  });

  it("S7.35 of more pixels than a 4K screen is scaled down", async () => {
    const learner = await world.newLearner();
    const large = sharp(await chartPicture()).resize(5000, 3000, { kernel: "nearest" });
    const { picture } = await learner.upload(new Uint8Array(await large.png().toBuffer()));
    expect(picture.width * picture.height).toBeLessThanOrEqual(8_300_000);
    expect(picture.width / picture.height).toBeCloseTo(5 / 3, 2);
  });
});

describe("S7.35 a file that is no picture of a usable size is refused without cost:", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500"><script>alert(1)</script></svg>';
  const sized = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" }, limitInputPixels: false });
  const unsupported = [415, "unsupported_type"];
  const unusable = [400, "picture_unusable"];
  const files: Record<string, readonly [make: () => Promise<Uint8Array>, refusal: readonly unknown[]]> = {
    "no bytes": [async () => Buffer.alloc(0), unsupported],
    "an SVG": [async () => Buffer.from(svg), unsupported],
    "a GIF": [async () => (await sized(400, 300)).gif().toBuffer(), unsupported],
    "a TIFF": [async () => (await sized(400, 300)).tiff().toBuffer(), unsupported],
    "a page that begins like nothing": [async () => Buffer.from("<script>alert(1)</script>"), unsupported],
    "a ZIP with a picture behind it": [
      async () => Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.from(await chartPicture())]),
      unsupported,
    ],
    "half of a PNG": [async () => (await chartPicture()).slice(0, 5000), unusable],
    "a PNG with only its first bytes": [async () => (await chartPicture()).slice(0, 20), unusable],
    "25 million pixels in 100 KB": [async () => (await sized(6000, 4200)).png().toBuffer(), unusable],
    "an animation": [
      async () => {
        const frames = await Promise.all(
          ["red", "blue"].map((background) =>
            sharp({ create: { width: 400, height: 300, channels: 3, background } })
              .png()
              .toBuffer(),
          ),
        );
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer();
      },
      unusable,
    ],
    "299 × 200 pixels": [async () => (await sized(299, 200)).png().toBuffer(), [422, "too_small"]],
    "11 MB": [
      async () => Buffer.concat([Buffer.from(await chartPicture()), Buffer.alloc(11 * 1024 * 1024)]),
      [413, "payload_too_large"],
    ],
  };

  it.each(Object.entries(files))("%s", async (_, [make, refusal]) => {
    const learner = await world.newLearner();
    const before = await storedObjects();
    expect(await learner.refusal(new Uint8Array(await make()))).toEqual(refusal);
    expect((await learner.access()).used).toBe(0);
    expect((await learner.list()).requests).toEqual([]);
    expect(await storedObjects()).toBe(before);
  });

  it("a form without a file, with a text in its place, or with an id that is none", async () => {
    const { as } = await world.newLearner();
    const image = new File([await chartPicture()], "chart.png");
    const bodies: object[] = [{}, { image: "chart" }, { image, id: "1" }, { image, other: "1" }];
    for (const body of bodies) {
      const { status } = await world.app.refuse(analyzerContract, "analyzeChart", { body: body as never }, as);
      expect(status).toBe(400);
    }
  });
});
