import { analyzerContract } from "@candlewise/contracts/analyzer/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { describe, expect, it } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import { startAnalyzer } from "../testing/analyzer-world.ts";
import { chartPicture } from "../testing/chart-pictures.ts";
import { countUse, releaseUse } from "./quota-store.ts";

const world = beforeTests(() => startAnalyzer({ limit: 1, works: false }));

describe("the daily limit of analyses", () => {
  it("S7.38 says what is used and when it renews, in the learner's zone, and refuses with 402 above it", async () => {
    world.app.clock.set("2026-11-22T04:57:00Z");
    const time_zone = "America/New_York";
    const learner = await world.newLearner(time_zone);
    const renews_at = "2026-11-22T05:00:00.000Z";
    expect(await learner.access()).toEqual({ arrow: null, has_access: true, limit: 1, used: 0, renews_at, time_zone });
    await learner.upload(await chartPicture());
    expect(await learner.access()).toEqual({ arrow: null, has_access: false, limit: 1, used: 1, renews_at, time_zone });
    expect(await learner.refusal(await chartPicture())).toEqual([402, "analysis_limit_reached"]);
    world.app.clock.set("2026-11-22T04:59:59Z");
    expect((await learner.access()).has_access).toBe(false);
  });

  it("S7.38 begins again at the learner's midnight", async () => {
    const { clock } = world.app;
    clock.set("2026-11-22T04:55:00Z");
    const learner = await world.newLearner("America/New_York");
    await learner.upload(await chartPicture());
    clock.set("2026-11-22T05:00:00Z");
    expect(await learner.access()).toMatchObject({ has_access: true, used: 0, renews_at: "2026-11-23T05:00:00.000Z" });
    await learner.upload(await chartPicture({ seed: 8 }));
    expect(await learner.refusal(await chartPicture())).toEqual([402, "analysis_limit_reached"]);
  });

  it("S7.38 a flight to the west lengthens the day and gives no second analysis", async () => {
    world.app.clock.set("2026-11-21T15:30:00Z");
    const learner = await world.newLearner("Asia/Tokyo");
    await learner.upload(await chartPicture());
    await world.app.call(
      profileContract,
      "updateUserProperties",
      { body: { time_zone: "America/New_York" } },
      learner.as,
    );
    expect(await learner.access()).toMatchObject({ has_access: false, used: 1 });
  });

  it("S7.37 deleting an analysis gives nothing back", async () => {
    const learner = await world.newLearner();
    const { id } = await learner.upload(await chartPicture());
    await learner.remove(id);
    expect((await learner.access()).used).toBe(1);
  });

  it("S7.35 of 50 uploads at once, one is taken", async () => {
    const learner = await world.newLearner();
    const picture = await chartPicture();
    const statuses = await Promise.all(Array.from({ length: 50 }, () => learner.tryUpload(picture)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 402, 429].includes(status))).toEqual([]);
    expect((await learner.access()).used).toBe(1);
    expect((await learner.list()).requests).toHaveLength(1);
  });

  it("S7.35 of 50 that are counted at once, as many as the limit pass, and those given back can be used again", async () => {
    const { userId } = await world.newLearner();
    const { database } = world.app.platform;
    const use = () =>
      database.transaction((transaction) => countUse(transaction, { userId, date: "2026-11-21", limit: 7 }));
    const first = await Promise.all(Array.from({ length: 50 }, use));
    expect(first.filter((date) => date !== undefined)).toHaveLength(7);
    const release = () => database.transaction((transaction) => releaseUse(transaction, userId, "2026-11-21"));
    await Promise.all([release(), release(), release()]);
    const second = await Promise.all(Array.from({ length: 20 }, use));
    expect(second.filter((date) => date !== undefined)).toHaveLength(3);
  });
});

describe("the goal for which access is asked", () => {
  it("S7.38 S1.09 is that of the header, or else of the profile; another value is refused with its place", async () => {
    const learner = await world.newLearner();
    expect((await learner.access()).arrow).toBeNull();
    await world.app.call(profileContract, "updateUserProperties", { body: { arrow: "investing" } }, learner.as);
    expect((await learner.access()).arrow).toBe("investing");
    expect((await learner.access({ "x-user-arrow": "trading" })).arrow).toBe("trading");
    const headers = { "x-user-arrow": "gambling" } as never;
    const refusal = await world.app.refuse(analyzerContract, "getAnalysisAccess", { headers }, learner.as);
    expect([refusal.status, refusal.error, refusal.details?.[0]?.path]).toEqual([
      400,
      "validation_failed",
      "headers.x-user-arrow",
    ]);
  });

  it("S7.38 is in the description of the API", async () => {
    const { paths } = (await world.app.http.inject("/api/openapi.json")).json<{
      paths: Record<string, { get: { parameters: { name: string; in: string; required: boolean }[] } }>;
    }>();
    expect(paths["/chart-analyzer/v3/requests/has-access/"]?.get.parameters).toMatchObject([
      { name: "x-user-arrow", in: "header", required: false },
    ]);
  });
});
