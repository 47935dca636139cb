import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { runNow } from "#api/platform/jobs/run-now.ts";
import { beforeEachTest } from "#api/testing/before-tests.ts";
import { startAnalyzer } from "../testing/analyzer-world.ts";
import { chartPicture, plainPicture, type Picture } from "../testing/chart-pictures.ts";
import { claimNext, storeRefusal } from "./claim-store.ts";

const world = beforeEachTest(() => startAnalyzer({ works: false }));
type Learner = Awaited<ReturnType<typeof world.newLearner>>;

const jobNamed = (name: string) => {
  const found = world.app.features.flatMap(({ jobs = [] }) => jobs).find((job) => job.name === name);
  if (!found) throw new Error(`there is no job ${name}`);
  return found;
};
const read = () => runNow(jobNamed("analyzer.read"), world.app);
const aheadOf = async (learner: Learner) => (await learner.list()).requests.map(({ ahead }) => ahead).toReversed();
const statesOf = async (learner: Learner) => (await learner.list()).requests.map(({ state }) => state).toReversed();
async function uploads(learner: Learner, count: number, picture: Picture) {
  for (let number = 0; number < count; number++) {
    world.app.clock.advance({ seconds: 1 });
    await learner.upload(picture);
  }
}
const tickets = async () => {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from background_job where name = 'analyzer.read'`.execute(
    world.app.platform.database.kysely,
  );
  return rows[0]?.jobs;
};

describe("pictures that wait", () => {
  it("S7.35 are read in turn: ten of one learner do not hold up another", async () => {
    const picture = await plainPicture();
    const [many, one, other] = [await world.newLearner(), await world.newLearner(), await world.newLearner()];
    await uploads(many, 5, picture);
    expect(await aheadOf(many)).toEqual([0, 1, 2, 3, 4]);
    await uploads(one, 1, picture);
    await uploads(other, 2, picture);
    expect([await aheadOf(many), await aheadOf(one), await aheadOf(other)]).toEqual([[0, 3, 5, 6, 7], [1], [2, 4]]);
    for (let turn = 0; turn < 3; turn++) await read();
    expect(await statesOf(many)).toEqual(["refused", "waiting", "waiting", "waiting", "waiting"]);
    expect([await statesOf(one), await statesOf(other)]).toEqual([["refused"], ["refused", "waiting"]]);
    // Who comes now waits for one turn of each, and those with one picture are read in the order in which they came.
    const [late, later] = [await world.newLearner(), await world.newLearner()];
    await uploads(late, 1, picture);
    await uploads(later, 1, picture);
    expect([await aheadOf(late), await aheadOf(later)]).toEqual([[2], [3]]);
  });

  it("S7.35 are ten of one learner at most, and 200 of all", async () => {
    const picture = await plainPicture();
    const learner = await world.newLearner();
    await uploads(learner, 10, picture);
    expect(await learner.refusal(picture)).toEqual([429, "too_many_requests"]);
    await world.app.platform.database.run(`
      insert into analyzer_request (user_id, request_id, mode, state, step, turn, language, picture, width, height, starts, created_at)
      select gen_random_uuid(), gen_random_uuid(), 'chart_analyzer', 'waiting', 'waiting', 0, 'en', 'x', 1, 1, 0, now()
      from generate_series(1, 190)`);
    expect(await (await world.newLearner()).refusal(picture)).toEqual([503, "busy"]);
    expect((await learner.access()).used).toBe(10);
  });

  it("S7.35 have a ticket each; one whose ticket was lost gets another", async () => {
    const learner = await world.newLearner();
    await uploads(learner, 3, await plainPicture());
    expect(await tickets()).toBe(3);
    await world.app.platform.database.run("delete from background_job");
    const requeue = () => runNow(jobNamed("analyzer.requeue"), world.app);
    await requeue();
    expect(await tickets()).toBe(0);
    world.app.clock.advance({ minutes: 11 });
    await requeue();
    await requeue();
    expect(await tickets()).toBe(1);
  });
});

describe("a picture whose node dies while it is read", () => {
  const claim = (ticket: string, now = world.app.clock.now()) =>
    claimNext(world.app.platform.database.kysely, { ticket, now, lostBefore: new Date(now.getTime() - 600_000) });

  const begunEarlier = (minutes: number) =>
    world.app.platform.database.run("update analyzer_request set begun_at = begun_at - $1 * interval '1 minute'", [
      minutes,
    ]);

  it("S7.35 is read by the ticket that it had, on another node", async () => {
    const [first, second] = [await world.newLearner(), await world.newLearner()];
    await uploads(first, 1, await chartPicture());
    await uploads(second, 1, await plainPicture());
    const claimed = await claim("now");
    expect(claimed).toMatchObject({ userId: first.userId, starts: 1 });
    expect(await claim("another")).toMatchObject({ userId: second.userId });
    expect(await claim("a third")).toBeUndefined();
    await read();
    expect([await statesOf(first), await statesOf(second)]).toEqual([["done"], ["working"]]);
  });

  it("S7.35 is read by any ticket once its own is certainly gone", async () => {
    const learner = await world.newLearner();
    await uploads(learner, 1, await chartPicture());
    await claim("gone");
    await begunEarlier(9);
    await read();
    expect(await statesOf(learner)).toEqual(["working"]);
    await begunEarlier(2);
    await read();
    expect(await statesOf(learner)).toEqual(["done"]);
  });

  it("S7.35 again and again has failed, and costs nothing", async () => {
    const learner = await world.newLearner();
    await uploads(learner, 1, await chartPicture());
    for (let death = 0; death < 4; death++) await claim("now");
    await read();
    expect(await statesOf(learner)).toEqual(["failed"]);
    expect((await learner.access()).used).toBe(0);
  });

  it("S7.35 changes nothing any more if it comes back to life late", async () => {
    const learner = await world.newLearner();
    await uploads(learner, 1, await chartPicture());
    const late = await claim("late");
    if (!late) throw new Error("nothing was claimed");
    await begunEarlier(11);
    await read();
    const { database } = world.app.platform;
    expect(await database.transaction((transaction) => storeRefusal(transaction, late, "not_a_chart"))).toBe(false);
    expect(await statesOf(learner)).toEqual(["done"]);
  });
});
