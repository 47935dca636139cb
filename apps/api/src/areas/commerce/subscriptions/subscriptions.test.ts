import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { privacyContract } from "@candlewise/contracts/privacy/schemas";
import { subscriptionsContract } from "@candlewise/contracts/subscriptions/schemas";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { emailsTo } from "#api/testing/emails.ts";
import { commerceWorld, keyed, type Buyer, type CommerceWorld } from "../payments/testing/commerce-world.ts";
import { CARDS } from "../payments/testing/sandbox.ts";
import { renewalFailed } from "./emails/renewal-failed.ts";
import { subscriptionCancelled } from "./emails/subscription-cancelled.ts";
import { renewalComes } from "./emails/renewal-comes.ts";
import { trialEnds } from "./emails/trial-ends.ts";

let world: CommerceWorld;
beforeAll(async () => {
  world = await commerceWorld();
});
afterAll(() => world.sandbox.stop());

/** A learner who has just subscribed. */
async function subscriber(card: string = CARDS.approves, product = "app_monthly"): Promise<Buyer & { id: string }> {
  const buyer = await world.buyer();
  await world.payByForm(buyer, card, { product });
  await world.runJobs();
  const [subscription] = (await list(buyer)).subscriptions;
  if (subscription === undefined) throw new Error(`The payment of ${product} began no subscription.`);
  return { ...buyer, id: subscription.subscription_id };
}
const list = ({ userId, as }: Buyer) =>
  world.app.call(subscriptionsContract, "listSubscriptions", { query: { user_id: userId } }, as);
const accessOf = ({ userId, as }: Buyer) =>
  world.app.call(subscriptionsContract, "getAccess", { params: { id: userId } }, as);
const send = (buyer: Buyer & { id: string }, name: "cancelSubscription" | "restoreSubscription") =>
  world.app.send(subscriptionsContract, name, { body: { subscription_id: buyer.id } }, buyer.as);

it("S3.05 S7.19 S7.20 S7.21 a subscription is listed with what it costs, when it renews, and gives access", async () => {
  const buyer = await world.buyer();
  const stateOf = () =>
    world.app.call(subscriptionsContract, "getSubscriptionState", { params: { id: buyer.userId } }, buyer.as);
  expect(await stateOf()).toEqual({ state: "none" });
  expect(await accessOf(buyer)).toEqual({ has_access: false, until: null, products: [] });
  await world.payByForm(buyer);
  await world.runJobs();
  const { subscriptions } = await list(buyer);
  expect(subscriptions).toMatchObject([
    {
      provider: "solidgate",
      product_type: "app",
      product_id: "app_monthly",
      state: "active",
      pending_action: "none",
      currency: "USD",
      total_minor: world.priceOf(buyer).pricing.total_minor,
      period: { unit: "month", count: 1 },
      card: { brand: "VISA", last4: "9265" },
      next_product_id: null,
      manage_url: null,
    },
  ]);
  expect(subscriptions[0]?.renews_at).not.toBeNull();
  expect(await stateOf()).toEqual({ state: "active" });
  expect(await accessOf(buyer)).toEqual({ has_access: true, until: null, products: ["app"] });
});

describe("S7.23 cancelling", () => {
  it("answers the new state as a text, holds at once while the provider is down, and reaches it later", async () => {
    const buyer = await subscriber();
    await world.sandbox.setFaults({ lostReplies: 1 });
    const answer = await send(buyer, "cancelSubscription");
    expect([answer.statusCode, answer.headers["content-type"], answer.body]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "cancelling",
    ]);
    expect(await list(buyer)).toMatchObject({
      subscriptions: [{ state: "cancelling", pending_action: "cancel", renews_at: null }],
    });
    expect(await accessOf(buyer)).toMatchObject({ has_access: true });
    expect((await accessOf(buyer)).until).not.toBeNull();
    expect((await send(buyer, "cancelSubscription")).body).toBe("cancelling");
    await world.sandbox.setFaults({});
    await world.runJobs();
    expect(await list(buyer)).toMatchObject({ subscriptions: [{ state: "cancelling", pending_action: "none" }] });
    expect(await emailsTo(world.app, buyer.email, subscriptionCancelled)).toHaveLength(1);
  });

  it("is refused for a subscription that has ended, and for one of an app store", async () => {
    const buyer = await subscriber();
    const set = (column: string, value: string) =>
      world.app.platform.database.run(`update subscriptions_subscription set ${column} = $2 where user_id = $1`, [
        buyer.userId,
        value,
      ]);
    await set("state", "expired");
    expect((await send(buyer, "cancelSubscription")).json()).toMatchObject({ error: "subscription_ended" });
    await set("provider", "apple_in_app");
    expect((await send(buyer, "cancelSubscription")).json()).toMatchObject({ error: "subscription_elsewhere" });
  });
});

describe("S7.24 restoring", () => {
  it("answers the new state as a text once the provider has confirmed it", async () => {
    const buyer = await subscriber();
    expect((await send(buyer, "restoreSubscription")).body).toBe("active");
    await send(buyer, "cancelSubscription");
    await world.runJobs();
    const answer = await send(buyer, "restoreSubscription");
    expect([answer.statusCode, answer.body]).toEqual([200, "active"]);
    expect(await list(buyer)).toMatchObject({ subscriptions: [{ state: "active", pending_action: "none" }] });
  });

  it("changes nothing while the provider does not answer, and says so", async () => {
    const buyer = await subscriber();
    await send(buyer, "cancelSubscription");
    await world.runJobs();
    // A webhook would confirm it.
    world.sandbox.receiveWith(async () => 503);
    onTestFinished(() => world.sandbox.receiveWith((webhook) => world.deliver(webhook)));
    await world.sandbox.setFaults({ lostReplies: 1 });
    const answer = await send(buyer, "restoreSubscription");
    await world.sandbox.setFaults({});
    expect(answer.json()).toMatchObject({ error: "payment_provider_unavailable" });
    expect(await list(buyer)).toMatchObject({ subscriptions: [{ state: "cancelling", pending_action: "restore" }] });
  });
});

describe("restoring right after canceling", () => {
  it("reaches the provider after the cancellation, however late the job that tells of that comes", async () => {
    const buyer = await subscriber();
    await send(buyer, "cancelSubscription");
    await world.sandbox.setFaults({ latencyMs: 300 });
    const [restored] = await Promise.all([send(buyer, "restoreSubscription"), world.runJobs()]);
    await world.runJobs();
    await world.sandbox.setFaults({});
    expect([restored.statusCode, restored.body]).toEqual([200, "active"]);
    await world.delivered();
    await world.runJobs();
    expect(await list(buyer)).toMatchObject({ subscriptions: [{ state: "active", pending_action: "none" }] });
    const [row] = await world.rows("subscriptions_subscription", buyer);
    expect(await world.sandbox.provider.subscriptionOf(String(row?.["provider_id"]))).toMatchObject({
      state: "active",
    });
  });

  it("leaves the cancellation to the job while the provider does not answer", async () => {
    const buyer = await subscriber();
    await world.sandbox.setFaults({ lostReplies: 1 });
    await send(buyer, "cancelSubscription");
    expect((await send(buyer, "restoreSubscription")).json()).toMatchObject({ error: "payment_provider_unavailable" });
    await world.sandbox.setFaults({});
    world.app.clock.advance({ minutes: 2 });
    await world.runJobs();
    expect(await list(buyer)).toMatchObject({ subscriptions: [{ state: "cancelling", pending_action: "none" }] });
    const [row] = await world.rows("subscriptions_subscription", buyer);
    expect(await world.sandbox.provider.subscriptionOf(String(row?.["provider_id"]))).toMatchObject({
      state: "cancelling",
    });
  });
});

it("S7.83 another product begins with the next period, and the current one takes the change back", async () => {
  const buyer = await subscriber();
  const switchTo = (product_id: string) =>
    world.app.call(
      subscriptionsContract,
      "switchProduct",
      { params: { id: buyer.id }, body: { product_id } },
      buyer.as,
    );
  expect(await switchTo("app_yearly")).toMatchObject({
    subscription: { product_id: "app_monthly", next_product_id: "app_yearly", total_minor: 5999 },
  });
  expect(await switchTo("app_monthly")).toMatchObject({
    subscription: { product_id: "app_monthly", next_product_id: null, total_minor: 999 },
  });
  const params = { id: buyer.id };
  expect(
    await world.app.refuse(
      subscriptionsContract,
      "switchProduct",
      { params, body: { product_id: "reports" } },
      buyer.as,
    ),
  ).toMatchObject({ error: "offer_ended" });
});

it("S7.84 what has ended is bought again with the primary card", async () => {
  const buyer = await subscriber();
  const renew = () =>
    world.app.send(subscriptionsContract, "renewExpired", { params: { id: buyer.id }, body: {} }, keyed(buyer));
  expect((await renew()).json()).toMatchObject({ error: "already_owned" });
  const { database } = world.app.platform;
  const past = new Date(world.app.clock.now().getTime() - 1000);
  await database.run("update subscriptions_subscription set state = 'expired' where user_id = $1", [buyer.userId]);
  await database.run("update subscriptions_entitlement set until_at = $2 where user_id = $1", [buyer.userId, past]);
  expect((await renew()).json()).toMatchObject({ order: { outcome: "paid" } });
  await world.runJobs();
  expect((await list(buyer)).subscriptions).toMatchObject([{ state: "active" }, { state: "expired" }]);
});

it("a link to the plan is mailed to whoever has the account, and names it without the whole address", async () => {
  const buyer = await world.buyer();
  await world.app.platform.database.run("update auth_account set email_verified_at = now() where user_id = $1", [
    buyer.userId,
  ]);
  await world.app.platform.database.run("update auth_email set is_confirmed = true where user_id = $1", [buyer.userId]);
  const ask = (email: string) =>
    world.app.send(subscriptionsContract, "requestPlanLink", { body: { email } }, { token: FUNNEL_TOKEN });
  const [known, unknown] = [await ask(buyer.email), await ask(`nobody-${randomUUID()}@example.com`)];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  await world.runJobs();
  const [mail] = await emailsTo(world.app, buyer.email, { name: "planLink", data: z.object({ url: z.string() }) });
  const token = /\/profile\/plan-subscription#token=(.+)$/.exec(mail?.url ?? "")?.[1] ?? "";
  const holder = await world.app.call(subscriptionsContract, "getPlanHolder", undefined, { token });
  expect(holder).toEqual({ user_id: buyer.userId, email_hint: `${buyer.email.slice(0, 1)}•••@example.com` });
  const query = { user_id: buyer.userId };
  expect(await world.app.call(subscriptionsContract, "listSubscriptions", { query }, { token })).toEqual({
    subscriptions: [],
  });
});

it("a reminder is mailed once, seven days before a trial ends", async () => {
  const buyer = await subscriber(CARDS.approves, "app_yearly");
  expect(await list(buyer)).toMatchObject({
    subscriptions: [{ trial_ends_at: expect.any(String), total_minor: 5999 }],
  });
  expect(await emailsTo(world.app, buyer.email, trialEnds)).toEqual([]);
  // The clock of the provider is ahead by what the purchase took.
  world.app.clock.advance({ minutes: 5 });
  await world.run("subscriptions.look-after");
  await world.run("subscriptions.look-after");
  expect(await emailsTo(world.app, buyer.email, trialEnds)).toMatchObject([{ amount: "$59.99" }]);
});

it("a notice is mailed once, 30 days before a plan of a year renews, with what comes then; none of a plan of a month or a canceled one", async () => {
  const yearly = () => subscriber(CARDS.approves, "app_yearly");
  const [staying, changing, canceled, monthly] = [await yearly(), await yearly(), await yearly(), await subscriber()];
  expect((await send(canceled, "cancelSubscription")).statusCode).toBe(200);
  const change = { params: { id: changing.id }, body: { product_id: "app_monthly" } };
  await world.app.call(subscriptionsContract, "switchProduct", change, changing.as);
  const noticesOf = ({ email }: Buyer) => emailsTo(world.app, email, renewalComes);
  const renewIn = async (days: number) => {
    const at = new Date(world.app.clock.now().getTime() + days * 86_400_000);
    const users = [staying, changing, canceled, monthly].map(({ userId }) => userId);
    await world.app.platform.database.run(
      "update subscriptions_subscription set renews_at = $1, paid_until = $1, trial_ends_at = null where user_id = any($2) and renews_at is not null",
      [at, users],
    );
    await world.run("subscriptions.look-after");
  };
  await renewIn(31);
  expect(await noticesOf(staying)).toEqual([]);
  await renewIn(30);
  await world.run("subscriptions.look-after");
  expect(await noticesOf(staying)).toMatchObject([{ product: "Full access, 1 year", amount: "$59.99" }]);
  expect(await noticesOf(changing)).toMatchObject([{ product: "Full access, 1 month", amount: "$9.99" }]);
  expect([await noticesOf(monthly), await noticesOf(canceled)]).toEqual([[], []]);
});

it("an account that is to be deleted is charged no more, and its erasure keeps the amounts without the person", async () => {
  const buyer = await subscriber();
  await world.app.call(privacyContract, "requestErasure", { body: { password: buyer.password } }, buyer.as);
  await world.runJobs();
  const [row] = await world.rows("subscriptions_subscription", buyer);
  expect(row).toMatchObject({ state: "cancelling", pending_action: "none" });
  const [order] = await world.rows("payments_order", buyer);
  world.app.clock.advance({ days: 15 });
  await world.run("privacy.tidy");
  await world.runJobs();
  expect(await world.rows("payments_order", buyer)).toEqual([]);
  expect(await world.rows("subscriptions_subscription", buyer)).toEqual([]);
  const { rows } = await world.app.platform.database.run("select account from payments_entry where order_id = $1", [
    order?.["order_id"],
  ]);
  expect(rows.length).toBeGreaterThan(1);
  const said = await world.sandbox.provider.subscriptionOf(String(row?.["provider_id"]));
  expect(said?.state).toBe("cancelled");
});

it("a subscription that the provider could not be asked for is asked for again within five minutes", async () => {
  const buyer = await subscriber();
  await world.delivered();
  await world.runJobs();
  const due = () => world.rows("subscriptions_subscription", buyer).then(([row]) => row?.["look_at"] as Date);
  await world.app.platform.database.run("update subscriptions_subscription set look_at = $2 where user_id = $1", [
    buyer.userId,
    world.app.clock.now(),
  ]);
  await world.sandbox.setFaults({ lostReplies: 1 });
  await world.run("subscriptions.look-after");
  await world.sandbox.setFaults({});
  const wait = (await due()).getTime() - world.app.clock.now().getTime();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(5 * 60_000);
});

describe("months later", () => {
  it("a renewal is booked and receipted; one that fails is tried again, mailed each time, and keeps access for 72 hours", async () => {
    await world.advance(0);
    const [payer, failing, recovering] = [
      await subscriber(),
      await subscriber(CARDS.renewalsFail),
      await subscriber(CARDS.renewalsRecover),
    ];
    await world.advance(32);
    await world.runJobs();
    const orders = await world.rows("payments_order", payer);
    expect(orders.map(({ purpose, status }) => `${String(purpose)} ${String(status)}`).toSorted()).toEqual([
      "purchase settle_ok",
      "renewal settle_ok",
    ]);
    expect(await world.rows("subscriptions_subscription", failing)).toMatchObject([{ state: "redemption" }]);
    const owned = async ({ userId }: Buyer) =>
      (await world.rows("subscriptions_entitlement", { userId })).some(
        ({ until_at }) => until_at === null || (until_at instanceof Date && until_at > world.app.clock.now()),
      );
    expect(await owned(failing)).toBe(true);
    for (let day = 0; day < 8; day++) await world.advance(1);
    await world.runJobs();
    expect(await world.rows("subscriptions_subscription", failing)).toMatchObject([
      { state: "cancelled", ended_at: expect.any(Date) },
    ]);
    expect(await owned(failing)).toBe(false);
    expect((await emailsTo(world.app, failing.email, renewalFailed)).length).toBeGreaterThanOrEqual(3);
    expect(await world.rows("subscriptions_subscription", recovering)).toMatchObject([
      { state: "active", recovered_at: expect.any(Date) },
    ]);
    expect(await owned(payer)).toBe(true);
    for (const { sum } of (await world.ledgerSums()) as { sum: number }[]) expect(sum).toBe(0);
  });
});
