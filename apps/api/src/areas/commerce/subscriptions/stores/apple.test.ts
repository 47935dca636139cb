import { SignedDataVerifier } from "@apple/app-store-server-library";
import { subscriptionsContract } from "@candlewise/contracts/subscriptions/schemas";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { TestUser } from "#api/testing/sign-up.ts";
import { APP_ID, fakeApple, type FakeApple, type Told } from "./testing/fake-apple.ts";
import { storeWorld, type StoreWorld } from "./testing/store-world.ts";

let apple: FakeApple;
let world: StoreWorld;
beforeAll(async () => {
  apple = fakeApple();
  world = await storeWorld(apple.environment);
});
afterAll(() => apple.close());

const DAY_MS = 86_400_000;
const day = (count: number) => new Date(Date.UTC(2026, 10, 21, 12) + count * DAY_MS);
const at = (count: number) => day(count).getTime();
type Words = Omit<Told, "userId">;
const tell = (user: TestUser, words: Words) => world.post("apple", apple.tell({ userId: user.userId, ...words }));
/** Tells that a learner has subscribed today, and of what follows; the plan after that. */
async function planAfter(...words: readonly Words[]) {
  const user = await world.learner();
  for (const each of [{ type: "SUBSCRIBED", at: day(0) }, ...words]) expect(await tell(user, each)).toBe(200);
  return { user, ...(await world.plan(user)) };
}

it("S3.05 a subscription of the App Store gives access, and is managed there", async () => {
  const { user, subscriptions, hasAccess } = await planAfter();
  expect(hasAccess).toBe(true);
  expect(subscriptions).toMatchObject([
    {
      provider: "apple_in_app",
      product_type: "app",
      product_id: "app_monthly",
      state: "active",
      currency: "USD",
      total_minor: 999,
      period: { unit: "month", count: 1 },
      paid_until: day(30).toISOString(),
      renews_at: day(30).toISOString(),
      card: null,
      manage_url: "https://apps.apple.com/account/subscriptions",
    },
  ]);
  const body = { subscription_id: subscriptions[0]?.subscription_id ?? "" };
  for (const name of ["cancelSubscription", "restoreSubscription"] as const) {
    const refused = await world.app.refuse(subscriptionsContract, name, { body }, { token: user.accessToken });
    expect(refused.error).toBe("subscription_elsewhere");
  }
});

const renewed = (count: number, until: number): Words => ({
  type: "DID_RENEW",
  at: day(count),
  transaction: { expiresDate: at(until) },
  renewal: { renewalDate: at(until) },
});
const off: Words = { type: "DID_CHANGE_RENEWAL_STATUS", at: day(1), renewal: { autoRenewStatus: 0 } };
const failed = (status: 3 | 4): Words => ({
  type: "DID_FAIL_TO_RENEW",
  at: day(0),
  status,
  transaction: { expiresDate: at(0) },
  renewal: { gracePeriodExpiresDate: at(16) },
});
const refund = (count: number, until: number, status: 1 | 5, renewal: object = { renewalDate: at(until) }): Words => ({
  type: "REFUND",
  at: day(count),
  status,
  renewal,
  transaction: { expiresDate: at(until), revocationDate: at(count), revocationReason: 0 },
});

describe.each<[string, Words[], string, boolean, number]>([
  ["that renews", [renewed(30, 60)], "active", true, 60],
  ["that will not renew", [{ ...off, transaction: { expiresDate: at(30) } }], "cancelling", true, 30],
  [
    "that will renew after all",
    [off, { ...off, at: day(2), renewal: { autoRenewStatus: 1 }, transaction: { expiresDate: at(30) } }],
    "active",
    true,
    30,
  ],
  ["in its grace period", [failed(4)], "redemption", true, 16],
  ["whose renewal is tried again without a grace period", [failed(3)], "paused", false, 0],
  [
    "whose grace period is over",
    [failed(4), { ...failed(3), type: "GRACE_PERIOD_EXPIRED", at: day(16) }],
    "paused",
    false,
    0,
  ],
  ["that recovered", [failed(4), renewed(3, 33)], "active", true, 33],
  [
    "that expired",
    [{ type: "EXPIRED", at: day(30), status: 2, transaction: { expiresDate: at(0) } }],
    "expired",
    false,
    0,
  ],
  ["that is bought again", [{ type: "EXPIRED", at: day(30), status: 2 }, renewed(40, 70)], "active", true, 70],
  ["that was refunded", [refund(2, 30, 5)], "cancelled", false, 30],
  ["that was refunded, whatever its status", [refund(2, 30, 1)], "cancelled", false, 30],
  [
    "of which an earlier period was refunded",
    [renewed(30, 60), refund(31, 30, 1, { renewalDate: at(60) })],
    "active",
    true,
    60,
  ],
  [
    "whose refund was taken back",
    [
      refund(2, 30, 5),
      { type: "REFUND_REVERSED", at: day(3), transaction: { expiresDate: at(30) }, renewal: { renewalDate: at(30) } },
    ],
    "active",
    true,
    30,
  ],
  ["that a family shares no more", [{ type: "REVOKE", at: day(1), status: 5 }], "cancelled", false, 31],
  [
    "of which an older purchase is asked about",
    [renewed(30, 60), { type: "CONSUMPTION_REQUEST", at: day(31), status: 1 }],
    "active",
    true,
    60,
  ],
])("a subscription %s", (_, words, state, isOpen, until) => {
  it(`is ${state} and ${isOpen ? "gives" : "ends"} access`, async () => {
    const { subscriptions, hasAccess } = await planAfter(...words);
    expect(subscriptions).toMatchObject([{ state, paid_until: day(until).toISOString() }]);
    expect(hasAccess).toBe(isOpen);
  });

  it("is the same in whatever order and however often Apple tells", async () => {
    const user = await world.learner();
    const all = [{ type: "SUBSCRIBED", at: day(0) }, ...words].map((each) =>
      apple.tell({ userId: user.userId, id: randomUUID(), ...each }),
    );
    const [order = []] = fc.sample(fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length }), {
      numRuns: 1,
      seed: 20_261_126,
    });
    for (const body of order) expect(await world.post("apple", body)).toBe(200);
    const { subscriptions, hasAccess } = await world.plan(user);
    expect([subscriptions.length, hasAccess]).toEqual([1, isOpen]);
    expect(subscriptions).toMatchObject([{ state }]);
  });
});

it("an upgrade holds at once, a downgrade from the next period on, and can be taken back", async () => {
  const change = (count: number, transaction: object, renewal: object): Words => ({
    type: "DID_CHANGE_RENEWAL_PREF",
    at: day(count),
    transaction: { expiresDate: at(30), ...transaction },
    renewal,
  });
  const toYearly = change(
    1,
    { productId: "yearly", expiresDate: at(366), price: 59_990 },
    { productId: "yearly", autoRenewProductId: "yearly", renewalPrice: 59_990 },
  );
  const { user, subscriptions } = await planAfter(toYearly);
  expect(subscriptions).toMatchObject([
    { product_id: "app_yearly", total_minor: 5999, period: { unit: "year", count: 1 }, next_product_id: null },
  ]);
  const yearly = { productId: "yearly", expiresDate: at(366) };
  await tell(user, change(2, yearly, { productId: "yearly", autoRenewProductId: "quarterly", renewalPrice: 23_990 }));
  expect((await world.plan(user)).subscriptions).toMatchObject([
    { product_id: "app_yearly", next_product_id: "app_quarterly", total_minor: 2399 },
  ]);
  await tell(user, change(3, yearly, { productId: "yearly", autoRenewProductId: "yearly", renewalPrice: 59_990 }));
  expect((await world.plan(user)).subscriptions).toMatchObject([{ next_product_id: null, total_minor: 5999 }]);
});

it("a free trial and a currency without cents are told as they are", async () => {
  const { subscriptions } = await planAfter({
    type: "OFFER_REDEEMED",
    at: day(1),
    transaction: { expiresDate: at(8), price: 0, currency: "JPY", offerDiscountType: "FREE_TRIAL" },
    renewal: { renewalPrice: 1_500_000, currency: "JPY" },
  });
  expect(subscriptions).toMatchObject([
    { trial_ends_at: day(8).toISOString(), currency: "JPY", total_minor: 1500, state: "active" },
  ]);
});

it("first words that come together begin one subscription, and the newest counts", async () => {
  const user = await world.learner();
  const words: Words[] = [{ type: "SUBSCRIBED", at: day(0) }, renewed(30, 60), refund(31, 60, 5)];
  expect(await Promise.all(words.map((each) => tell(user, each)))).toEqual([200, 200, 200]);
  expect(await world.plan(user)).toMatchObject({ hasAccess: false, subscriptions: [{ state: "cancelled" }] });
});

it("a subscription of which Apple says nothing for two months has ended", async () => {
  const { user } = await planAfter();
  const { clock } = world.app;
  const now = clock.now().toISOString();
  onTestFinished(() => clock.set(now));
  clock.set(day(91).toISOString());
  await world.run("subscriptions.look-after");
  expect(await stateOf(user)).toBe("active");
  clock.set(day(93).toISOString());
  await world.run("subscriptions.look-after");
  expect(await stateOf(user)).toBe("expired");
});
/** From the database: sessions have ended by then. */
async function stateOf({ userId }: TestUser) {
  const { rows } = await world.app.platform.database.run(
    "select state from subscriptions_subscription where user_id = $1",
    [userId],
  );
  return rows[0]?.["state"];
}

describe("what Apple has not signed for this app is refused", () => {
  const told = (changes: Partial<Told> = {}): Told => ({
    userId: randomUUID(),
    type: "SUBSCRIBED",
    at: day(0),
    ...changes,
  });

  it("by its chain, its bytes, its app and its environment", async () => {
    const other = fakeApple();
    onTestFinished(() => other.close());
    const [head, , signature] = apple.tell(told()).signedPayload.split(".");
    const [, body] = apple.tell(told()).signedPayload.split(".");
    for (const payload of [
      other.tell(told()),
      { signedPayload: [head, body, signature].join(".") },
      apple.tell(told({ data: { bundleId: "com.example.other" } })),
      apple.tell(told({ data: { appAppleId: APP_ID + 1 } })),
      apple.tell(told({ data: { environment: "Sandbox" } })),
      apple.tell(told({ transaction: { bundleId: "com.example.other" } })),
      { signedPayload: "nothing" },
      {},
    ])
      expect(await world.post("apple", payload)).toBe(401);
  });

  it("by a server that does not know the App Store", async () => {
    const bare = await storeWorld({});
    expect(await bare.post("apple", apple.tell(told()))).toBe(401);
    expect(await bare.post("google", { message: { messageId: "1", data: "" } })).toBe(401);
  });

  it("for now, while Apple does not answer whether its certificates are revoked", async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(String(request.headers["content-type"]));
      response.writeHead(503).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const checked = fakeApple({ ocsp: `http://127.0.0.1:${port}/` });
    onTestFinished(() => {
      checked.close();
      server.close();
    });
    const strict = await storeWorld({ ...checked.environment, APPLE_ONLINE_CHECKS: "on" });
    expect(await strict.post("apple", checked.tell(told()))).toBe(503);
    expect(asked).toContain("application/ocsp-request");
  });
});

it("a notification is verified once", async () => {
  const verified = vi.spyOn(SignedDataVerifier.prototype, "verifyAndDecodeNotification");
  onTestFinished(() => verified.mockRestore());
  await tell(await world.learner(), { type: "SUBSCRIBED", at: day(0) });
  expect(verified).toHaveBeenCalledOnce();
});

it("a product that is not configured is told again until it is, and the log says so", async () => {
  const user = await world.learner();
  for (const productId of ["weekly", "lost"])
    expect(await tell(user, { type: "SUBSCRIBED", at: day(0), transaction: { productId } })).toBe(503);
  expect(world.app.takeErrors()).toHaveLength(2);
  expect((await world.plan(user)).subscriptions).toEqual([]);
});

it("a purchase of nobody, of somebody unknown, and other words of Apple change nothing", async () => {
  for (const userId of [undefined, randomUUID(), "no id"])
    expect(await world.post("apple", apple.tell({ userId, type: "SUBSCRIBED", at: day(0) }))).toBe(200);
  const user = await world.learner();
  for (const type of ["TEST", "ONE_TIME_CHARGE", "PRICE_INCREASE"])
    expect(await tell(user, { type, at: day(0) })).toBe(200);
  expect((await world.plan(user)).subscriptions).toEqual([]);
});
