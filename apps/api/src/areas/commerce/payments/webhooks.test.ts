import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commerceWorld, holdWebhooks, type Buyer, type CommerceWorld } from "./testing/commerce-world.ts";
import { CARDS, type ReceivedWebhook } from "./testing/sandbox.ts";

const BUYERS = 12;
const SEED = 20_261_126;

let world: CommerceWorld;
beforeAll(async () => {
  world = await commerceWorld();
});
afterAll(() => world.sandbox.stop());

/** The same webhook with another amount, and the signature of the first. */
const forge = ({ headers, body }: ReceivedWebhook) => ({
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "content-length")),
  body: Buffer.from(body.toString().replace(/"amount":\d+/, '"amount":1')),
});

/** Purchases, renewals, refunds and chargebacks, and the webhooks that tell of them, held back. */
async function muchHappens() {
  const held = holdWebhooks(world);
  const buyers: Buyer[] = [];
  const orderIds: string[] = [];
  for (let index = 0; index < BUYERS; index++) {
    const buyer = await world.buyer();
    buyers.push(buyer);
    orderIds.push(await world.openForm(buyer, index % 3 === 0 ? CARDS.noFunds : CARDS.approves));
  }
  await world.sandbox.advance(70);
  for (const orderId of orderIds.filter((_, index) => index % 6 === 1))
    await world.sandbox.provider.refund(orderId, 100);
  for (const orderId of orderIds.filter((_, index) => index % 6 === 2)) await world.sandbox.chargeback(orderId);
  await world.sandbox.delivered();
  return { held, buyers };
}

/** A fifth of them twice, in any order. */
function shuffled(held: readonly ReceivedWebhook[]): ReceivedWebhook[] {
  const copies = [...held, ...held.filter((_, index) => index % 5 === 0)];
  const arbitrary = fc.shuffledSubarray(copies, { minLength: copies.length });
  return fc.sample(arbitrary, { numRuns: 1, seed: SEED })[0] ?? [];
}

/** What the provider says of everything that is stored about a learner, beside what is stored. */
async function compare({ userId }: Buyer) {
  const orders = await world.rows("payments_order", { userId });
  for (const { order_id, status, refunded_minor } of orders) {
    const said = await world.sandbox.provider.orderOf(String(order_id));
    expect([status, refunded_minor]).toEqual([said?.status, said?.refundedMinor]);
  }
  for (const { provider_id, state, pending_action } of await world.rows("subscriptions_subscription", { userId })) {
    const said = await world.sandbox.provider.subscriptionOf(String(provider_id));
    expect([state, pending_action]).toEqual([said?.state, "none"]);
  }
  return orders.map(({ status }) => String(status));
}

it("webhooks that come twice and in any order lead to what the provider says, and forged ones are refused", async () => {
  const { held, buyers } = await muchHappens();
  world.app.clock.advance({ days: 70 });
  for (const [index, webhook] of shuffled(held).entries()) {
    if (index % 10 === 0) expect(await world.deliver(forge(webhook))).toBe(401);
    expect(await world.deliver(webhook)).toBe(200);
  }
  await world.runJobs();
  const statuses = (await Promise.all(buyers.map(compare))).flat();
  expect([...new Set(statuses)].toSorted()).toEqual(["auth_failed", "charged_back", "partial_refunded", "settle_ok"]);
  const [movement] = (await world.sandbox.books()).movements;
  const { rows } = await world.app.platform.database.run(
    "select balance_minor from payments_balance where account = 'provider' and currency = $1",
    [movement?.currency],
  );
  const { charged = 0, refunded = 0, charged_back = 0 } = movement ?? {};
  expect(rows).toEqual([{ balance_minor: charged - refunded - charged_back }]);
  expect(new Set((await world.ledgerSums()).map((each) => Object(each).sum))).toEqual(new Set([0]));
});

it("a purchase whose subscription is told of first is not taken for a second payment of the same", async () => {
  const held = holdWebhooks(world);
  const buyer = await world.buyer();
  await world.openForm(buyer, CARDS.approves);
  await world.sandbox.delivered();
  world.app.clock.advance({ hours: 1 });
  const isOfSubscription = ({ headers }: ReceivedWebhook) =>
    headers["solidgate-event-type"] === "subscription.updated.v2";
  const [first, ...rest] = held.toSorted(
    (one, other) => Number(isOfSubscription(other)) - Number(isOfSubscription(one)),
  );
  expect(first && isOfSubscription(first)).toBe(true);
  for (const webhook of first ? [first, ...rest] : []) expect(await world.deliver(webhook)).toBe(200);
  await world.runJobs();
  expect(await world.rows("payments_order", buyer)).toMatchObject([{ status: "settle_ok", refunded_minor: 0 }]);
  expect(await world.rows("subscriptions_subscription", buyer)).toMatchObject([{ state: "active" }]);
});
