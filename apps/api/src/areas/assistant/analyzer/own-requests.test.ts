import { analyzerContract } from "@candlewise/contracts/analyzer/schemas";
import { formatOf } from "@candlewise/chart-vision/node/picture-format";
import { describe, expect, it } from "vitest";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { beforeTests } from "#api/testing/before-tests.ts";
import { collectExport } from "#api/testing/collect-export.ts";
import { startAnalyzer } from "./testing/analyzer-world.ts";
import { chartPicture, plainPicture } from "./testing/chart-pictures.ts";

const world = beforeTests(() => startAnalyzer({ works: false }));
type Learner = Awaited<ReturnType<typeof world.newLearner>>;

const pictureStatus = async (url: string) => (await world.app.http.inject(url)).statusCode;
const runJob = async (name: string) => {
  const job = world.app.features.flatMap(({ jobs = [] }) => jobs).find((each) => each.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  await runNow(job, world.app);
};
const refusalOf = async (learner: Learner, call: "getAnalysis" | "deleteAnalysis" | "restoreAnalysis", id: string) =>
  (await world.app.refuse(analyzerContract, call, { params: { id } }, learner.as)).status;
const analyzerData = () => world.app.features.find(({ domain }) => domain === "analyzer")?.personalData;

describe("the list of a learner's analyses", () => {
  it("S7.36 comes newest first, in pages that miss and repeat nothing, also of uploads of one moment", async () => {
    const learner = await world.newLearner();
    await world.app.platform.database.run(
      `insert into analyzer_request (user_id, request_id, mode, state, step, turn, language, picture, width, height, starts, created_at)
       select $1, gen_random_uuid(), 'chart_analyzer', 'failed', 'waiting', 0, 'en', 'x', 1, 1, 0,
         '2026-11-20'::timestamptz + (each / 3) * interval '1 minute' from generate_series(1, 45) each`,
      [learner.userId],
    );
    const seen: string[] = [];
    let next: string | null = null;
    let pages = 0;
    do {
      const page: Awaited<ReturnType<typeof learner.list>> = await learner.list(next ?? undefined);
      seen.push(...page.requests.map(({ id }) => id));
      next = page.next;
      pages++;
    } while (next !== null);
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, 45, 45]);
    const first = await learner.list();
    const times = first.requests.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
  });
});

describe("an analysis that is deleted", () => {
  it("S7.36 S7.37 is gone at once, with its picture, and can be restored for an hour", async () => {
    const learner = await world.newLearner();
    const { id, picture } = await learner.upload(await chartPicture());
    expect(await pictureStatus(picture.url)).toBe(200);
    await learner.remove(id);
    await learner.remove(id);
    expect(await refusalOf(learner, "getAnalysis", id)).toBe(404);
    expect((await learner.list()).requests).toEqual([]);
    expect(await pictureStatus(picture.url)).toBe(404);
    world.app.clock.advance({ minutes: 9 });
    await runJob("analyzer.prune-deleted");
    expect(await learner.restore(id)).toMatchObject({ id, picture });
    expect(await learner.restore(id)).toMatchObject({ id });
    expect(await pictureStatus(picture.url)).toBe(200);
  });

  it("S7.36 is removed with its picture after that hour", async () => {
    const learner = await world.newLearner();
    const { id, picture } = await learner.upload(await plainPicture());
    await world.app.platform.database.run("update analyzer_request set state = 'failed' where user_id = $1", [
      learner.userId,
    ]);
    await learner.remove(id);
    const key = picture.url.replace("/api/chart-analyzer/v3/pictures/", "analyzer/");
    expect(await world.app.platform.objects.read(key)).not.toBeNull();
    await world.app.platform.database.run(
      "update analyzer_request set deleted_at = deleted_at - interval '61 minutes' where user_id = $1",
      [learner.userId],
    );
    expect(await refusalOf(learner, "restoreAnalysis", id)).toBe(404);
    await runJob("analyzer.prune-deleted");
    expect(await world.app.platform.objects.read(key)).toBeNull();
    expect(await refusalOf(learner, "deleteAnalysis", id)).toBe(404);
  });

  it("S6.01 is never somebody else's", async () => {
    const [ada, eve] = [await world.newLearner(), await world.newLearner()];
    const { id } = await ada.upload(await chartPicture());
    for (const call of ["getAnalysis", "deleteAnalysis", "restoreAnalysis"] as const) {
      expect(await refusalOf(eve, call, id)).toBe(404);
    }
    expect((await ada.get(id)).request.state).toBe("waiting");
  });
});

describe("the personal data of the analyzer", () => {
  it("S7.15 is exported with the pictures, deleted ones included, and erased with them", async () => {
    const [learner, other] = [await world.newLearner(), await world.newLearner()];
    const requests = [await learner.upload(await chartPicture()), await learner.upload(await plainPicture())];
    const kept = await other.upload(await chartPicture());
    await learner.remove(requests[1]?.id ?? "");
    const { records, files } = await collectExport(analyzerData(), learner.userId);
    expect(records["analyzer_request"]).toHaveLength(2);
    expect(records["analyzer_quota"]).toMatchObject([{ used: 2 }]);
    expect(Object.values(files).map((bytes) => formatOf(bytes ?? new Uint8Array()))).toEqual(["png", "png"]);
    await world.app.platform.database.transaction(async (transaction) =>
      analyzerData()?.erase(transaction, learner.userId),
    );
    expect((await collectExport(analyzerData(), learner.userId)).records).toEqual({
      analyzer_request: [],
      analyzer_quota: [],
    });
    for (const { picture } of requests) {
      const key = picture.url.replace("/api/chart-analyzer/v3/pictures/", "analyzer/");
      expect(await world.app.platform.objects.read(key)).toBeNull();
    }
    expect(await pictureStatus(kept.picture.url)).toBe(200);
  });
});
