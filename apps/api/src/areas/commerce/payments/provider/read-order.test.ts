import { describe, expect, it } from "vitest";
import { readEvent } from "./read-event.ts";
import { readOrder } from "./read-order.ts";
import { readSubscription } from "./read-subscription.ts";
import { OrderReplySchema, SubscriptionReplySchema } from "./wire.ts";

const at = new Date("2026-09-01T00:00:00Z");
const order = { order_id: "o-1", amount: 999, currency: "USD", status: "settle_ok", payment_method: "card" };
const read = (changes: object, rest: object = {}) =>
  readOrder(OrderReplySchema.parse({ order: { ...order, ...changes }, ...rest }), at);

describe("an order of the provider", () => {
  it.each([
    ["processing", {}, "processing"],
    ["created", {}, "processing"],
    ["something new", {}, "processing"],
    ["3ds_verify", {}, "3ds_verify"],
    ["auth_ok", {}, "auth_ok"],
    ["auth_ok", { amount: 0 }, "settle_ok"],
    ["auth_failed", {}, "auth_failed"],
    ["declined", {}, "auth_failed"],
    ["approved", {}, "settle_ok"],
    ["settle_ok", {}, "settle_ok"],
    ["partial_settled", {}, "settle_ok"],
    ["void_ok", {}, "void_ok"],
    ["settle_ok", { refunded_amount: 400 }, "partial_refunded"],
    ["refunded", { refunded_amount: 400 }, "partial_refunded"],
    ["refunded", { refunded_amount: 999 }, "refunded"],
    ["refunded", {}, "refunded"],
  ])("that is %s with %j is %s here", (status, changes, expected) => {
    expect(read({ status, ...changes }).status).toBe(expected);
  });

  it("is charged back, whatever else it is", () => {
    const chargeback = { dispute_date: "2026-08-20 10:00:00" };
    for (const rest of [{ chargebacks: chargeback }, { chargebacks: [chargeback] }, { chargeback }]) {
      expect(read({}, rest)).toMatchObject({ status: "charged_back", updatedAt: new Date("2026-08-20T10:00:00Z") });
    }
  });

  it.each([
    [{ payment_method: "card" }, "CARD"],
    [{ payment_method: "network-token" }, "CARD"],
    [{ payment_method: "apple-pay" }, "APPLEPAY"],
    [{ payment_method: "google-pay" }, "GOOGLEPAY"],
    [{ payment_method: undefined, method: "paypal-vault" }, "PAYPAL"],
    [{ payment_method: undefined }, null],
  ])("with %j was paid by %s", (changes, method) => {
    expect(read(changes).method).toBe(method);
  });

  it("has the card of the last transaction that has a token, and the latest time", () => {
    const card = { brand: "VISA", number: "406742XXXXXX9265", card_exp_month: "07", card_exp_year: 2031 };
    const transactions = {
      a: { updated_at: "2026-08-01 10:00:00", card: { ...card, number: "525103XXXXXX7578" } },
      b: { updated_at: "2026-08-02 10:00:00", card, card_token: { token: "t-1" } },
    };
    expect(read({}, { transactions })).toMatchObject({
      card: { token: "t-1", brand: "VISA", last4: "9265", expiryMonth: 7, expiryYear: 2031 },
      updatedAt: new Date("2026-08-02T10:00:00Z"),
    });
  });
});

const subscription = {
  id: "s-1",
  status: "active",
  started_at: "2026-08-01 10:00:00",
  updated_at: "2026-08-01 10:00:00",
  expired_at: "2026-09-01 10:00:00",
  next_charge_at: "2026-09-01 10:00:00",
  trial: false,
};
const readSub = (changes: object) =>
  readSubscription(
    SubscriptionReplySchema.parse({
      subscription: { ...subscription, ...changes },
      product: { product_id: "p-1", amount: 999, currency: "USD" },
      customer: { customer_account_id: "c-1" },
    }),
  );
const end = new Date("2026-09-01T10:00:00Z");

describe("a subscription of the provider", () => {
  it.each([
    [{}, { state: "active", paidUntil: end, renewsAt: end, trialEndsAt: null, nextTryAt: null }],
    [{ trial: true }, { state: "active", trialEndsAt: end }],
    [
      { next_charge_at: undefined, cancellation_requested_at: "2026-08-05 10:00:00" },
      { state: "cancelling", paidUntil: end, renewsAt: null },
    ],
    [{ status: "redemption" }, { state: "redemption", renewsAt: null, nextTryAt: end }],
    [
      { status: "cancelled", next_charge_at: undefined },
      { state: "cancelled", renewsAt: null },
    ],
    [{ status: "paused" }, { state: "paused", renewsAt: null }],
    [{ status: "expired" }, { state: "expired" }],
  ])("with %j is %j here", (changes, expected) => {
    expect(readSub(changes)).toMatchObject(expected);
  });

  it("is none before its first payment", () => {
    expect(readSub({ status: "pending" })).toBeNull();
  });
});

describe("a webhook", () => {
  const headers = (type: string) => ({
    "solidgate-event-id": "e-1",
    "solidgate-event-type": type,
    "solidgate-event-created-at": "2026-08-01T10:00:00.123Z",
  });

  it.each(["card_gate.order.updated", "alt_gate.order.updated"])("of the type %s is about an order", (type) => {
    expect(readEvent(headers(type), { order })).toMatchObject({
      id: "e-1",
      about: "order",
      order: { orderId: "o-1", updatedAt: new Date("2026-08-01T10:00:00.123Z") },
    });
  });

  it.each([
    ["of a type that is not known", headers("taxer.tax.calculated"), { order }],
    ["in a form that is not known", headers("card_gate.order.updated"), { order: { order_id: 7 } }],
    ["without an id", { "solidgate-event-type": "card_gate.order.updated" }, { order }],
  ])("%s is of no interest", (_, given, body) => {
    expect(readEvent(given, body)).toBeNull();
  });
});
