import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import { subscriptionsContract } from "@candlewise/contracts/subscriptions/schemas";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emailsTo } from "#api/testing/emails.ts";
import { paymentReceipt } from "../emails/payment-receipt.ts";
import { commerceWorld, keyed, type Buyer, type CommerceWorld } from "../testing/commerce-world.ts";
import { CARDS } from "../testing/sandbox.ts";

let world: CommerceWorld;
beforeAll(async () => {
  world = await commerceWorld();
});
afterAll(() => world.sandbox.stop());

const accessOf = ({ userId, as }: Buyer) =>
  world.app.call(subscriptionsContract, "getAccess", { params: { id: userId } }, as);
const statusOf = ({ userId, as }: Buyer, order_id: string) =>
  world.app.call(paymentsContract, "getPaymentFormStatus", { params: { order_id }, query: { user_id: userId } }, as);
const entriesOf = async (orderId: string) =>
  (
    await world.app.platform.database.run(
      "select movement, account, amount_minor from payments_entry where order_id = $1 order by movement, account",
      [orderId],
    )
  ).rows;

describe("S7.74 a payment form", () => {
  it("opens one order for an offer, which is paid, booked with its VAT, receipted and gives access", async () => {
    const buyer = await world.buyer({ country: "DE" });
    const { offer, pricing } = world.priceOf(buyer);
    const body = {
      user_id: buyer.userId,
      offer_id: offer.id,
      pricing_id: pricing.id,
      seen_total_minor: pricing.total_minor,
    };
    const form = await world.app.call(paymentsContract, "createPaymentForm", { body }, keyed(buyer));
    const again = await world.app.call(paymentsContract, "createPaymentForm", { body }, keyed(buyer));
    expect(again.order_id).toBe(form.order_id);
    expect(await accessOf(buyer)).toMatchObject({ has_access: false });
    expect(await statusOf(buyer, form.order_id)).toMatchObject({ order: { status: "created", outcome: "pending" } });
    await world.sandbox.payByForm(form, CARDS.approves);
    expect(await statusOf(buyer, form.order_id)).toMatchObject({ order: { status: "settle_ok", outcome: "paid" } });
    expect(await accessOf(buyer)).toMatchObject({ has_access: true, until: null, products: ["app"] });
    const vat = pricing.vat?.amount_minor ?? 0;
    expect(vat).toBeGreaterThan(0);
    expect(await entriesOf(form.order_id)).toEqual([
      { movement: "charge", account: "provider", amount_minor: pricing.total_minor },
      { movement: "charge", account: "revenue", amount_minor: vat - pricing.total_minor },
      { movement: "charge", account: "vat:DE", amount_minor: -vat },
    ]);
    const [receipt] = await emailsTo(world.app, buyer.email, paymentReceipt);
    expect(receipt).toMatchObject({ product: "Full access, 1 month", order: form.order_id });
  });

  it("S7.75 tells why a payment failed, and can be sent again with another card", async () => {
    const buyer = await world.buyer();
    const orderId = await world.payByForm(buyer, CARDS.noFunds);
    expect(await statusOf(buyer, orderId)).toMatchObject({
      order: { status: "auth_failed", outcome: "failed", decline: "insufficient_funds" },
    });
    expect(await world.payByForm(buyer)).toBe(orderId);
    expect(await statusOf(buyer, orderId)).toMatchObject({ order: { outcome: "paid", decline: null } });
  });

  it("is refused for a price that is not the one that was seen, for what is owned, and without an offer", async () => {
    const buyer = await world.buyer();
    const { offer, pricing } = world.priceOf(buyer);
    const body = { user_id: buyer.userId, offer_id: offer.id, pricing_id: pricing.id };
    const refuse = (changed: object) =>
      world.app.refuse(paymentsContract, "createPaymentForm", { body: { ...body, ...changed } }, keyed(buyer));
    expect(await refuse({ seen_total_minor: 1 })).toMatchObject({ status: 410, error: "offer_ended" });
    expect(await refuse({ pricing_id: randomUUID() })).toMatchObject({ status: 410, error: "offer_ended" });
    await world.payByForm(buyer);
    expect(await refuse({})).toMatchObject({ status: 409, error: "already_owned" });
  });
});

describe("S7.82 a purchase with one click", () => {
  it("needs a stored card", async () => {
    const buyer = await world.buyer();
    expect((await world.oneClick(buyer)).json()).toMatchObject({ error: "no_card" });
  });

  it("charges the primary card once, however often it is clicked at the same time", async () => {
    const buyer = await world.buyer({ kind: "app" });
    await world.payByForm(buyer);
    const upsells = { ...buyer, offers: (await world.buyer({ kind: "upsell_reports" })).offers };
    const clicks = await Promise.all(
      Array.from({ length: 100 }, () => world.oneClick(upsells, { product: "reports" })),
    );
    for (const click of clicks) {
      const body = click.json<{ order?: { order_id: string }; error?: string }>();
      expect(body.order?.order_id ?? body.error).toMatch(/^cw-|already_owned/);
    }
    const orders = (await world.rows("payments_order", buyer)).filter(({ kind }) => kind === "upsell_reports");
    expect(orders.map(({ status }) => status)).toEqual(["settle_ok"]);
    expect((await accessOf(buyer)).products).toEqual(["app", "upsell_reports"]);
    const bought = await world.oneClick(upsells, { product: "reports" });
    expect(bought.json()).toMatchObject({ error: "already_owned" });
  });

  it("S3.25 returns the page of the bank if it wants a confirmation, and the status tells the outcome", async () => {
    const buyer = await world.buyer({ kind: "upsell_reports" });
    const card = await world.app.call(paymentsContract, "addCard", { body: {} }, keyed(buyer));
    await world.sandbox.payByForm(card, CARDS.confirms);
    const stored = await world.app.call(
      paymentsContract,
      "getCardOrderStatus",
      { params: { order_id: card.order_id } },
      buyer.as,
    );
    if (stored.order.verify_url !== null) await world.sandbox.confirm(stored.order.verify_url);
    await world.app.call(paymentsContract, "getCardOrderStatus", { params: { order_id: card.order_id } }, buyer.as);
    const clicked = (await world.oneClick(buyer, { product: "reports" })).json<{
      order: { order_id: string; verify_url: string };
    }>();
    expect(clicked.order).toMatchObject({ status: "3ds_verify", outcome: "requires_action" });
    await world.sandbox.confirm(clicked.order.verify_url);
    expect(await statusOf(buyer, clicked.order.order_id)).toMatchObject({
      order: { outcome: "paid", verify_url: null },
    });
    expect((await accessOf(buyer)).products).toEqual(["upsell_reports"]);
  });

  it("is charged once if the provider's answer is lost", async () => {
    const buyer = await world.buyer({ kind: "upsell_reports" });
    const card = await world.app.call(paymentsContract, "addCard", { body: {} }, keyed(buyer));
    await world.sandbox.payByForm(card, CARDS.approves);
    await world.app.call(paymentsContract, "getCardOrderStatus", { params: { order_id: card.order_id } }, buyer.as);
    await world.sandbox.setFaults({ lostReplies: 1 });
    const clicked = (await world.oneClick(buyer, { product: "reports" })).json<{ order: { order_id: string } }>();
    await world.sandbox.setFaults({});
    expect(await statusOf(buyer, clicked.order.order_id)).toMatchObject({ order: { outcome: "paid" } });
    expect(await world.ledgerSums()).toEqual([
      { currency: "EUR", sum: 0 },
      { currency: "USD", sum: 0 },
    ]);
  });
});

it("S7.81 a learner sees what was paid, how and with which receipt", async () => {
  const buyer = await world.buyer({ country: "DE" });
  const before = await world.app.call(paymentsContract, "getPaymentType", undefined, buyer.as);
  expect(before.payment_type).toBeNull();
  await world.payByForm(buyer);
  const { orders } = await world.app.call(paymentsContract, "listPayments", undefined, buyer.as);
  expect(orders).toMatchObject([
    {
      outcome: "paid",
      payment_type: "CARD",
      card: { brand: "VISA", last4: "9265" },
      is_renewal: false,
      refunded_minor: 0,
    },
  ]);
  expect(orders[0]?.withdraw_until).not.toBeNull();
  expect(await world.app.call(paymentsContract, "getPaymentType", undefined, buyer.as)).toEqual({
    payment_type: "CARD",
  });
  const answer = await world.app.http.inject({ url: orders[0]?.receipt_url ?? "" });
  expect(answer.headers["content-type"]).toBe("application/pdf");
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const forged = (orders[0]?.receipt_url ?? "").replace(/.(?=\/candlewise)/, (last) => (last === "A" ? "B" : "A"));
  expect((await world.app.http.inject({ url: forged })).statusCode).toBe(404);
});
