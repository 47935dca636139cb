import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderOf } from "../testing/orders.ts";
import { CARDS, startTestSandbox, type TestSandbox } from "../testing/sandbox.ts";
import type { CardOrder } from "./payment-provider.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

async function storedCard(): Promise<string> {
  const order = orderOf();
  await sandbox.payByForm(sandbox.provider.formOf(order), CARDS.approves);
  return (await sandbox.provider.orderOf(order.orderId))?.card?.token ?? "";
}
const cardOrder = (cardToken: string): CardOrder => ({ ...orderOf(), cardToken });

describe("an order at the provider", () => {
  it("is paid by the form, and told the same by the status call", async () => {
    const order = orderOf();
    const form = sandbox.provider.formOf(order);
    expect(form).toMatchObject({ order_id: order.orderId });
    expect(await sandbox.payByForm(form, CARDS.approves)).toMatchObject({ order: { status: "settle_ok" } });
    expect(await sandbox.provider.orderOf(order.orderId)).toMatchObject({
      status: "settle_ok",
      amountMinor: 999,
      currency: "USD",
      method: "CARD",
      card: { brand: "VISA", last4: "9265", expiryMonth: 12, expiryYear: 2032 },
      customerId: "customer-1",
    });
  });

  it("charges a stored card once: a second charge of the same order is refused", async () => {
    const order = cardOrder(await storedCard());
    expect(await sandbox.provider.chargeCard(order)).toMatchObject({ status: "settle_ok", orderId: order.orderId });
    await expect(sandbox.provider.chargeCard(order)).rejects.toMatchObject({ name: "ProviderRefusal", code: "5.06" });
  });

  it("that nobody has seen is null", async () => {
    expect(await sandbox.provider.orderOf("never")).toBeNull();
  });

  it("was charged although the reply was lost, which the status call tells", async () => {
    const order = cardOrder(await storedCard());
    await sandbox.setFaults({ lostReplies: 1 });
    await expect(sandbox.provider.chargeCard(order)).rejects.toMatchObject({ name: "ProviderUnreachable" });
    await sandbox.setFaults({});
    expect(await sandbox.provider.orderOf(order.orderId)).toMatchObject({ status: "settle_ok" });
    await expect(sandbox.provider.chargeCard(order)).rejects.toMatchObject({ code: "5.06" });
  });

  it.each([
    ["declines", "3.08"],
    ["noFunds", "3.02"],
    ["expired", "2.09"],
    ["stolen", "4.02"],
  ] as const)("is declined by the card that %s, and may be paid by another one", async (card, code) => {
    const order = orderOf();
    const form = sandbox.provider.formOf(order);
    await sandbox.payByForm(form, CARDS[card]);
    expect(await sandbox.provider.orderOf(order.orderId)).toMatchObject({ status: "auth_failed", declineCode: code });
    await sandbox.payByForm(form, CARDS.approves);
    await sandbox.payByForm(form, CARDS.approves);
    expect(await sandbox.provider.orderOf(order.orderId)).toMatchObject({ status: "settle_ok", declineCode: null });
  });

  it.each([
    [true, "settle_ok", null],
    [false, "auth_failed", "5.01"],
  ] as const)("waits for the buyer's confirmation: %s", async (isConfirmed, status, declineCode) => {
    const order = orderOf();
    await sandbox.payByForm(sandbox.provider.formOf(order), CARDS.confirms);
    const waiting = await sandbox.provider.orderOf(order.orderId);
    expect(waiting).toMatchObject({ status: "3ds_verify" });
    await sandbox.confirm(waiting?.verifyUrl ?? "", isConfirmed);
    expect(await sandbox.provider.orderOf(order.orderId)).toMatchObject({ status, declineCode, verifyUrl: null });
  });

  it.each([
    ["paypal-vault", "PAYPAL"],
    ["apple-pay", "APPLEPAY"],
    ["google-pay", "GOOGLEPAY"],
  ] as const)("is paid by %s", async (wallet, method) => {
    const order = orderOf();
    await sandbox.payByWallet(sandbox.provider.formOf(order), wallet);
    expect(await sandbox.provider.orderOf(order.orderId)).toMatchObject({ status: "settle_ok", method, card: null });
  });

  it("of nothing stores the card", async () => {
    const order = { ...orderOf(), amountMinor: 0 };
    await sandbox.payByForm(sandbox.provider.formOf(order), CARDS.approves);
    const stored = await sandbox.provider.orderOf(order.orderId);
    expect(stored).toMatchObject({ status: "settle_ok", amountMinor: 0 });
    expect(await sandbox.provider.chargeCard(cardOrder(stored?.card?.token ?? ""))).toMatchObject({
      status: "settle_ok",
    });
  });

  it("is given back in parts, never more than was paid", async () => {
    const order = cardOrder(await storedCard());
    await sandbox.provider.chargeCard(order);
    expect(await sandbox.provider.refund(order.orderId, 400)).toMatchObject({
      status: "partial_refunded",
      refundedMinor: 400,
    });
    await expect(sandbox.provider.refund(order.orderId, 600)).rejects.toMatchObject({ code: "2.02" });
    expect(await sandbox.provider.refund(order.orderId, 599)).toMatchObject({ status: "refunded", refundedMinor: 999 });
  });

  it("is taken back by the bank", async () => {
    const order = cardOrder(await storedCard());
    await sandbox.provider.chargeCard(order);
    await sandbox.chargeback(order.orderId);
    expect(await sandbox.provider.orderOf(order.orderId)).toMatchObject({ status: "charged_back" });
  });

  it("is told of by webhooks that only the provider can have signed", async () => {
    const order = cardOrder(await storedCard());
    await sandbox.provider.chargeCard(order);
    await sandbox.delivered();
    const about = sandbox.webhooks.filter(({ body }) => body.includes(`"${order.orderId}"`));
    const events = about.map(({ headers, body }) => sandbox.provider.readEvent(headers, JSON.parse(body.toString())));
    expect(events.map((event) => event?.about === "order" && event.order.status)).toEqual(["processing", "settle_ok"]);
    for (const { headers, body } of about) {
      const now = new Date();
      expect(sandbox.provider.isGenuine({ headers, body, now })).toBe(true);
      const changed = Buffer.from(body);
      changed[body.length - 2] = (changed[body.length - 2] ?? 0) ^ 1;
      expect(sandbox.provider.isGenuine({ headers, body: changed, now })).toBe(false);
    }
  });
});
