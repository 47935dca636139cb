import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import { subscriptionsContract } from "@candlewise/contracts/subscriptions/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emailsTo } from "#api/testing/emails.ts";
import { withdrawalConfirmed } from "../emails/withdrawal-confirmed.ts";
import { commerceWorld, keyed, type Buyer, type CommerceWorld } from "../testing/commerce-world.ts";

let world: CommerceWorld;
beforeAll(async () => {
  world = await commerceWorld();
});
afterAll(() => world.sandbox.stop());

const accessOf = async ({ userId, as }: Buyer) =>
  (await world.app.call(subscriptionsContract, "getAccess", { params: { id: userId } }, as)).has_access;
const orderOf = async (buyer: Buyer, orderId: string) =>
  (await world.app.call(paymentsContract, "listPayments", undefined, buyer.as)).orders.find(
    ({ order_id }) => order_id === orderId,
  );
const balances = async () => {
  const { rows } = await world.app.platform.database.run(
    "select currency, sum(balance_minor)::bigint as sum from payments_balance group by currency",
  );
  return rows.map(({ sum }) => sum);
};

describe("withdrawing from a contract", () => {
  it("ends access at once, mails the proof with the time, and refunds everything, once", async () => {
    const buyer = await world.buyer({ country: "DE" });
    const order_id = await world.payByForm(buyer);
    await world.runJobs();
    const withdraw = () => world.app.call(paymentsContract, "withdraw", { params: { order_id }, body: {} }, buyer.as);
    await withdraw();
    expect(await accessOf(buyer)).toBe(false);
    await withdraw();
    const [proof, ...others] = await emailsTo(world.app, buyer.email, withdrawalConfirmed);
    expect(proof).toMatchObject({ order: order_id, at: world.app.clock.now().toISOString() });
    expect(others).toEqual([]);
    await world.runJobs();
    expect(await orderOf(buyer, order_id)).toMatchObject({
      status: "refunded",
      outcome: "returned",
      withdraw_until: null,
    });
    const [subscription] = await world.rows("subscriptions_subscription", buyer);
    expect(subscription).toMatchObject({ state: "cancelled", pending_action: "none" });
    expect((await world.sandbox.provider.subscriptionOf(String(subscription?.["provider_id"])))?.state).toBe(
      "cancelled",
    );
    expect(new Set(await balances())).toEqual(new Set([0]));
  });

  it("exists for 14 days and for consumers of some countries only", async () => {
    const [german, american] = [await world.buyer({ country: "DE" }), await world.buyer()];
    const [late, foreign] = [await world.payByForm(german), await world.payByForm(american)];
    const refuse = (buyer: Buyer, order_id: string) =>
      world.app.refuse(paymentsContract, "withdraw", { params: { order_id }, body: {} }, buyer.as);
    expect(await refuse(american, foreign)).toMatchObject({ error: "not_refundable" });
    await world.app.platform.database.run(
      "update payments_order set paid_at = paid_at - interval '15 days' where order_id = $1",
      [late],
    );
    expect(await refuse(german, late)).toMatchObject({ error: "not_refundable" });
  });
});

describe("an operator", () => {
  it("refunds an order in parts, with a reason, and sees it in the revenue; learners see nothing of it", async () => {
    const buyer = await world.buyer();
    const order_id = await world.payByForm(buyer);
    await world.runJobs();
    const params = { order_id };
    const body = { amount_minor: 400, reason: "A complaint" };
    expect(await world.app.refuse(paymentsContract, "refundOrder", { params, body }, keyed(buyer))).toMatchObject({
      status: 404,
    });
    const operator = await world.buyer();
    await world.app.platform.database.run("insert into auth_operator (user_id) values ($1)", [operator.userId]);
    const refund = (wanted: object) =>
      world.app.send(paymentsContract, "refundOrder", { params, body: { ...body, ...wanted } }, keyed(operator));
    expect((await refund({})).json()).toMatchObject({
      order: { status: "partial_refunded", outcome: "paid", refunded_minor: 400, username: buyer.username },
    });
    expect(await accessOf(buyer)).toBe(true);
    expect((await refund({ amount_minor: 1000 })).json()).toMatchObject({ error: "not_refundable" });
    expect((await refund({ amount_minor: undefined })).json()).toMatchObject({
      order: { status: "refunded", refunded_minor: 999 },
    });
    expect(await accessOf(buyer)).toBe(false);
    const revenue = await world.app.call(paymentsContract, "getRevenue", undefined, operator.as);
    expect(revenue.is_test).toBe(true);
    expect(revenue.refunds.find(({ currency }) => currency === "USD")?.amount_minor).toBe(999);
    expect(
      revenue.ledger.filter(({ currency }) => currency === "USD").reduce((sum, each) => sum + each.balance_minor, 0),
    ).toBe(0);
    const { orders } = await world.app.call(paymentsContract, "listAllOrders", { query: {} }, operator.as);
    expect(orders.map((order) => order.order_id)).toContain(order_id);
  });
});

it("a chargeback is booked, and ends access and the subscription", async () => {
  const buyer = await world.buyer();
  const orderId = await world.payByForm(buyer);
  await world.runJobs();
  await world.sandbox.chargeback(orderId);
  await world.delivered();
  await world.runJobs();
  expect(await orderOf(buyer, orderId)).toMatchObject({ status: "charged_back", outcome: "returned" });
  expect(await accessOf(buyer)).toBe(false);
  expect(await world.rows("subscriptions_subscription", buyer)).toMatchObject([{ state: "cancelled" }]);
  expect(new Set(await balances())).toEqual(new Set([0]));
});

it("what is paid twice is refunded by itself", async () => {
  const buyer = await world.buyer();
  const bodyOf = (product: string) => {
    const { offer, pricing } = world.priceOf(buyer, { product });
    return { user_id: buyer.userId, offer_id: offer.id, pricing_id: pricing.id };
  };
  const open = (product: string) =>
    world.app.call(paymentsContract, "createPaymentForm", { body: bodyOf(product) }, keyed(buyer));
  const [first, second] = [await open("app_monthly"), await open("app_quarterly")];
  for (const form of [first, second]) {
    await world.sandbox.payByForm(form, "4067429974719265");
    const params = { order_id: form.order_id };
    await world.app.call(
      paymentsContract,
      "getPaymentFormStatus",
      { params, query: { user_id: buyer.userId } },
      buyer.as,
    );
  }
  await world.runJobs();
  expect(await orderOf(buyer, first.order_id)).toMatchObject({ outcome: "paid" });
  expect(await orderOf(buyer, second.order_id)).toMatchObject({ status: "refunded" });
  expect(await accessOf(buyer)).toBe(true);
});
