import { offersContract } from "@candlewise/contracts/offers/schemas";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { TestUser } from "#api/testing/sign-up.ts";
import { READ_PURCHASE_JOB } from "./google/follow-purchase.ts";
import { fakeGoogle } from "./testing/fake-google.ts";
import { storeWorld, type StoreWorld } from "./testing/store-world.ts";

let google: Awaited<ReturnType<typeof fakeGoogle>>;
let world: StoreWorld;
beforeAll(async () => {
  google = await fakeGoogle();
  world = await storeWorld(google.environment);
});
afterAll(() => google.close());

const DAY_MS = 86_400_000;
const day = (count: number) => new Date(Date.UTC(2026, 10, 21, 12) + count * DAY_MS).toISOString();

interface Words {
  readonly state?: string;
  readonly until?: number;
  readonly renews?: boolean;
  readonly item?: object;
  readonly rest?: object;
}

/** A purchase in Google's words: an active subscription of a month, unless something else is said. */
function purchaseOf(
  { userId }: Pick<TestUser, "userId">,
  { state = "ACTIVE", until = 30, renews = true, item, rest }: Words,
) {
  return {
    kind: "androidpublisher#subscriptionPurchaseV2",
    subscriptionState: `SUBSCRIPTION_STATE_${state}`,
    startTime: day(0),
    acknowledgementState: "ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED",
    externalAccountIdentifiers: { obfuscatedExternalAccountId: userId },
    lineItems: [
      {
        productId: "plan",
        expiryTime: day(until),
        autoRenewingPlan: {
          ...(renews && { autoRenewEnabled: true }),
          recurringPrice: { currencyCode: "EUR", units: "9", nanos: 990_000_000 },
        },
        offerDetails: { basePlanId: "monthly" },
        ...item,
      },
    ],
    ...rest,
  };
}

/** Google tells that a purchase changed, and is asked for it. */
async function tell(token: string, purchase: object | null, news?: object) {
  google.set(token, purchase);
  expect(await world.post("google", google.message(token, news), google.headers())).toBe(200);
  await world.runJobs();
}
async function planAfter(...words: readonly Words[]) {
  const [user, token] = [await world.learner(), randomUUID()];
  for (const each of [{}, ...words]) await tell(token, purchaseOf(user, each));
  return { user, token, ...(await world.plan(user)) };
}

it("S3.05 a subscription of Google Play gives access, and is managed there", async () => {
  const { subscriptions, hasAccess } = await planAfter();
  expect(hasAccess).toBe(true);
  expect(subscriptions).toMatchObject([
    {
      provider: "android_in_app",
      product_id: "app_monthly",
      state: "active",
      currency: "EUR",
      total_minor: 999,
      period: { unit: "month", count: 1 },
      renews_at: day(30),
      next_product_id: null,
      manage_url: "https://play.google.com/store/account/subscriptions",
    },
  ]);
});

it.each<[string, Words, string, boolean]>([
  ["renews", { until: 60 }, "active", true],
  ["will not renew", { state: "CANCELED", renews: false }, "cancelling", true],
  ["was paid in advance", { renews: false }, "cancelling", true],
  ["is in its grace period", { state: "IN_GRACE_PERIOD", until: 7 }, "redemption", true],
  ["is on hold", { state: "ON_HOLD", until: -1 }, "paused", false],
  ["is paused", { state: "PAUSED", until: -1 }, "paused", false],
  ["was revoked", { state: "EXPIRED", until: 0 }, "expired", false],
  ["was cancelled and is over", { state: "CANCELED", renews: false, until: 0 }, "cancelled", false],
])("a subscription that %s is told as it is", async (_, words, state, isOpen) => {
  const { subscriptions, hasAccess } = await planAfter(words);
  expect(subscriptions).toMatchObject([{ state, paid_until: day(words.until ?? 30) }]);
  expect(hasAccess).toBe(isOpen);
});

it("messages that come twice, late and together lead to what Google says in the end", async () => {
  const [user, token] = [await world.learner(), randomUUID()];
  const messages = Array.from({ length: 4 }, () => google.message(token));
  google.set(token, purchaseOf(user, {}));
  const [first, ...rest] = messages;
  if (first) expect(await world.post("google", first, google.headers())).toBe(200);
  await world.runJobs();
  google.set(token, purchaseOf(user, { state: "EXPIRED", until: 0 }));
  for (const message of [...rest, first ?? {}, ...rest])
    expect(await world.post("google", message, google.headers())).toBe(200);
  await world.runJobs();
  expect(await world.plan(user)).toMatchObject({ hasAccess: false, subscriptions: [{ state: "expired" }] });
});

it("a change of product goes on as the same subscription, whichever purchase is told of last", async () => {
  const { user, token } = await planAfter();
  const next = randomUUID();
  const yearly = { item: { offerDetails: { basePlanId: "yearly" } }, until: 365, rest: { linkedPurchaseToken: token } };
  await tell(next, purchaseOf(user, yearly));
  await tell(token, purchaseOf(user, { state: "EXPIRED", until: 0 }));
  expect((await world.plan(user)).subscriptions).toMatchObject([
    { product_id: "app_yearly", state: "active", period: { unit: "year", count: 1 } },
  ]);
  const another = randomUUID();
  await tell(next, purchaseOf(user, { state: "EXPIRED", until: 0 }));
  await tell(another, purchaseOf(user, { rest: { linkedPurchaseToken: next } }));
  expect(await world.plan(user)).toMatchObject({
    hasAccess: true,
    subscriptions: [{ product_id: "app_monthly", state: "active" }],
  });
});

it("a downgrade is planned until the next period, and a trial has an end", async () => {
  const { subscriptions } = await planAfter({
    item: { deferredItemReplacement: { productId: "quarterly" }, offerPhase: { freeTrial: {} } },
    until: 7,
  });
  expect(subscriptions).toMatchObject([
    { product_id: "app_monthly", next_product_id: "app_quarterly", trial_ends_at: day(7) },
  ]);
});

it("a trial of the store is used up here too, also once it is over", async () => {
  const trial = { item: { offerPhase: { freeTrial: {} } }, until: 7 };
  const yearlyOf = async ({ accessToken: token }: TestUser) => {
    const { offers } = await world.app.call(offersContract, "listOffers", { query: {}, headers: {} }, { token });
    return offers.find(({ product_id }) => product_id === "app_yearly")?.pricings[0];
  };
  const { user } = await planAfter(trial, { state: "EXPIRED", until: 7 });
  expect(await yearlyOf(user)).toMatchObject({ trial: null, is_trial_used: true });
  const { user: other } = await planAfter({ state: "EXPIRED", until: 7 });
  expect(await yearlyOf(other)).toMatchObject({ trial: { days: 7 }, is_trial_used: false });
});

it("what was bought is acknowledged once it is delivered, and not if it is delivered to nobody", async () => {
  const pending = { rest: { acknowledgementState: "ACKNOWLEDGEMENT_STATE_PENDING" } };
  const [user, token, lost] = [await world.learner(), randomUUID(), randomUUID()];
  await tell(token, purchaseOf(user, pending));
  await tell(lost, purchaseOf({ userId: randomUUID() }, pending));
  const ours = (each: string) => google.acknowledged.filter((url) => url.includes(each));
  expect(ours(token)).toEqual([expect.stringContaining(`/subscriptions/plan/tokens/${token}:acknowledge`)]);
  expect(ours(lost)).toEqual([]);
});

it("a payment that was given back is read again, and what is not paid for begins nothing", async () => {
  const { user, token } = await planAfter();
  await tell(token, purchaseOf(user, { state: "EXPIRED", until: 0 }), {
    voidedPurchaseNotification: { purchaseToken: token, productType: 1, refundType: 1 },
  });
  expect(await world.plan(user)).toMatchObject({ hasAccess: false, subscriptions: [{ state: "expired" }] });
  const other = await world.learner();
  await tell(randomUUID(), purchaseOf(other, { state: "PENDING" }));
  await tell(randomUUID(), null);
  await tell(randomUUID(), purchaseOf(other, {}), { testNotification: { version: "1.0" } });
  await tell(randomUUID(), purchaseOf(other, {}), { packageName: "com.example.other" });
  expect((await world.plan(other)).subscriptions).toEqual([]);
});

it("a subscription of which Google told nothing is asked for after the end of its period", async () => {
  const { user, token } = await planAfter();
  const { clock, platform } = world.app;
  const now = clock.now().toISOString();
  onTestFinished(() => clock.set(now));
  clock.set(day(31));
  google.set(token, purchaseOf(user, { until: 60 }));
  await world.run("subscriptions.look-after");
  const { rows } = await platform.database.run("select paid_until from subscriptions_subscription where user_id = $1", [
    user.userId,
  ]);
  expect(rows).toEqual([{ paid_until: new Date(day(60)) }]);
});

it("a purchase that Google does not answer for is asked for again for about three days", () => {
  const job = world.app.features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === READ_PURCHASE_JOB.name);
  const { retries = 0, longestPauseSeconds = 0 } = job ?? {};
  expect((retries * longestPauseSeconds) / 3600).toBeGreaterThanOrEqual(71);
});

describe("a message that Google has not signed for this server is refused", () => {
  const send = (headers: Readonly<Record<string, string>>) => world.post("google", google.message("token"), headers);

  it("by its key, its audience, its sender and its time", async () => {
    expect(await send(google.headers())).toBe(200);
    for (const headers of [
      {},
      { authorization: "Bearer nothing" },
      google.headers({}, true),
      google.headers({ aud: "https://elsewhere.example.com" }),
      google.headers({ iss: "https://elsewhere.example.com" }),
      google.headers({ email: "somebody@example.iam.gserviceaccount.com" }),
      google.headers({ email_verified: false }),
      google.headers({ iat: 1_700_000_000, exp: 1_700_003_600 }),
    ])
      expect(await send(headers)).toBe(401);
  });

  it("for now, while Google's keys cannot be read", async () => {
    google.fail(true);
    onTestFinished(() => google.fail(false));
    expect(await send(google.headers())).toBe(503);
  });
});
