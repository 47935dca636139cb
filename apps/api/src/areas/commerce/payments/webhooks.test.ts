import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commerceWorld, type Buyer, type CommerceWorld } from "./testing/commerce-world.ts";
import { CARDS, type ReceivedWebhook } from "./testing/sandbox.ts";

const BUYERS = 12;
const SEED = 20_261_126;

let world: CommerceWorld;
beforeAll(async () => {
  world = await commerceWorld();
});
afterAll(() => world.sandbox.stop());

const post = ({ headers, body }: Pick<ReceivedWebhook, "body"> & { headers: object }) =>
  world.app.http.inject({
    method: "POST",
    url: "/api/payments/solid/webhooks/",
    headers: { ...headers },
    payload: body,
  });

/** The same webhook with another amount, and the signature of the first. */
const forge = ({ headers, body }: ReceivedWebhook) => ({
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "content-length")),
  body: Buffer.from(body.toString().replace(/"amount":\d+/, '"amount":1')),
});

/** Purchases, renewals, refunds and chargebacks, and the webhooks that tell of them, held back. */
async function muchHappens() {
  const held: ReceivedWebhook[] = [];
  world.sandbox.receiveWith(async (webhook) => {
    held.push(webhook);
    return 200;
  });
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
  for (const [index, webhook] of shuffled(held).entries()) {
    if (index % 10 === 0) expect((await post(forge(webhook))).statusCode).toBe(401);
    expect((await post(webhook)).statusCode).toBe(200);
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
