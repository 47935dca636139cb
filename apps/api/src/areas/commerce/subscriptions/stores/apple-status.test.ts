import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import type { TestUser } from "#api/testing/sign-up.ts";
import { fakeApple, type FakeApple, type Told } from "./testing/fake-apple.ts";
import { fakeAppleApi, type FakeAppleApi } from "./testing/fake-apple-api.ts";
import { storeWorld, type StoreWorld } from "./testing/store-world.ts";

let apple: FakeApple;
let api: FakeAppleApi;
let world: StoreWorld;
beforeAll(async () => {
  apple = fakeApple();
  api = await fakeAppleApi(apple);
  world = await storeWorld({ ...apple.environment, ...api.environment });
});
afterAll(async () => {
  apple.close();
  await api.close();
});

const DAY_MS = 86_400_000;
const day = (count: number) => new Date(Date.UTC(2026, 10, 21, 12) + count * DAY_MS);
const at = (count: number) => day(count).getTime();

/** Somebody who subscribed today, of whom no notification comes any more; the clock is put back afterwards. */
async function subscriber(): Promise<TestUser> {
  const { clock } = world.app;
  const now = clock.now().toISOString();
  onTestFinished(() => clock.set(now));
  const user = await world.learner();
  expect(await world.post("apple", apple.tell({ userId: user.userId, type: "SUBSCRIBED", at: day(0) }))).toBe(200);
  return user;
}
async function lookOn(count: number): Promise<void> {
  world.app.clock.set(day(count).toISOString());
  await world.run("subscriptions.look-after");
}
/** From the database: sessions have ended by then. */
async function rowOf({ userId }: TestUser) {
  const { rows } = await world.app.platform.database.run(
    "select state, paid_until, look_at from subscriptions_subscription where user_id = $1",
    [userId],
  );
  return rows[0];
}
const renewed = ({ userId }: TestUser, count: number): Omit<Told, "id" | "type" | "data"> => ({
  userId,
  at: day(count),
  transaction: { expiresDate: at(60) },
  renewal: { renewalDate: at(60) },
});

it("a renewal of which no notification came is found by asking Apple", async () => {
  const user = await subscriber();
  api.set(renewed(user, 31));
  await lookOn(31);
  expect(await rowOf(user)).toMatchObject({ state: "active", paid_until: day(60) });
});

it("so is the end of a subscription", async () => {
  const user = await subscriber();
  api.set({ userId: user.userId, at: day(31), status: 2, transaction: { expiresDate: at(30) } });
  await lookOn(31);
  expect(await rowOf(user)).toMatchObject({ state: "expired", look_at: null });
});

it("what Apple signed before the last notification changes nothing", async () => {
  const user = await subscriber();
  api.set({ userId: user.userId, at: day(-1), status: 2 });
  await lookOn(31);
  expect(await rowOf(user)).toMatchObject({ state: "active", paid_until: day(30) });
});

it("one that Apple does not know ends after two months of silence", async () => {
  const user = await subscriber();
  await lookOn(91);
  expect(await rowOf(user)).toMatchObject({ state: "active" });
  await lookOn(93);
  expect(await rowOf(user)).toMatchObject({ state: "expired" });
});

it("Apple is asked again within five minutes after it has not answered, or not signed its answer", async () => {
  const user = await subscriber();
  const other = fakeApple();
  onTestFinished(() => other.close());
  const refused = async () => {
    await lookOn(31);
    const row = await rowOf(user);
    expect(row).toMatchObject({ state: "active", paid_until: day(30) });
    expect(row?.["look_at"]).toEqual(new Date(at(31) + 3 * 60_000));
    await world.app.platform.database.run("update subscriptions_subscription set look_at = $2 where user_id = $1", [
      user.userId,
      day(31),
    ]);
  };
  api.fail(true);
  onTestFinished(() => api.fail(false));
  await refused();
  api.fail(false);
  api.set(renewed(user, 31), other);
  await refused();
  api.set(renewed(user, 31));
  await lookOn(31);
  expect(await rowOf(user)).toMatchObject({ paid_until: day(60) });
});

it("a purchase of which Apple could not tell is read a day later at the latest, whatever else was missed", async () => {
  const [user, another] = [await world.learner(), await world.learner()];
  const told = (userId: string, rest: object = {}) => apple.tell({ userId, type: "SUBSCRIBED", at: day(0), ...rest });
  const other = fakeApple();
  onTestFinished(() => other.close());
  const later = { type: "EXPIRED", at: day(1), status: 2, transaction: { expiresDate: at(1) } };
  for (const each of [
    told(another.userId, { transaction: { productId: "weekly" } }),
    other.tell({ userId: another.userId, type: "SUBSCRIBED", at: day(0) }),
    told(user.userId, later),
    told(user.userId),
  ])
    api.miss(each);
  await world.run("subscriptions.read-missed");
  await world.run("subscriptions.read-missed");
  expect(await rowOf(user)).toMatchObject({ state: "expired", paid_until: day(1) });
  expect(await rowOf(another)).toBeUndefined();
  expect(world.app.takeErrors()).toHaveLength(2);
});
