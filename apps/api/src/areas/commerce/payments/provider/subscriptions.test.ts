import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CARDS, startTestSandbox, type TestSandbox } from "../testing/sandbox.ts";
import type { ProviderEvent, ProviderProduct, ProviderSubscription } from "./payment-provider.ts";

const monthly: ProviderProduct = {
  id: "app-monthly",
  name: "Candlewise, monthly",
  currency: "USD",
  amountMinor: 999,
  period: { unit: "month", count: 1 },
  trial: null,
};
const yearly: ProviderProduct = {
  ...monthly,
  id: "app-yearly",
  name: "Candlewise, yearly",
  amountMinor: 5999,
  period: { unit: "year", count: 1 },
  trial: { amountMinor: 99, days: 7 },
};
const DAY_MS = 86_400_000;
const daysBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / DAY_MS);

let sandbox: TestSandbox;
let count = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox({ products: [monthly, yearly] });
});
afterAll(() => sandbox.stop());

const terms = (product: ProviderProduct | null, customerId: string) => ({
  orderId: `order-${++count}`,
  description: "Candlewise",
  currency: "USD",
  amountMinor: product?.amountMinor ?? 0,
  productId: product?.id ?? null,
  buyer: { customerId, email: "ada@example.com", ip: "127.0.0.1", language: "en", country: null },
  returnUrl: "https://learn.example.com/back",
});

async function subscribe(product = monthly, card: string = CARDS.approves, customerId = "c-1") {
  const order = terms(product, customerId);
  await sandbox.payByForm(sandbox.provider.formOf(order), card);
  const paid = await sandbox.provider.orderOf(order.orderId);
  return { order: paid, id: paid?.subscriptionId ?? "", card: paid?.card?.token ?? "" };
}

const known = async (id: string): Promise<ProviderSubscription> => {
  const found = await sandbox.provider.subscriptionOf(id);
  if (found === null) throw new Error(`There is no subscription ${id}.`);
  return found;
};

/** Every webhook so far, in our words, each once. */
async function events(): Promise<ProviderEvent[]> {
  await sandbox.delivered();
  const all = sandbox.webhooks.flatMap(({ headers, body }) => {
    const event = sandbox.provider.readEvent(headers, JSON.parse(body.toString()));
    return event === null ? [] : [event];
  });
  return [...new Map(all.map((event) => [event.id, event])).values()];
}

const ordersOf = async (id: string) =>
  (await events()).flatMap((event) =>
    event.about === "order" && event.order.subscriptionId === id && event.order.status !== "processing"
      ? [event.order]
      : [],
  );

/** What was charged for a subscription, in its order. */
const chargesOf = async (id: string) =>
  (await ordersOf(id))
    .filter(({ status }) => status === "settle_ok")
    .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime())
    .map(({ amountMinor }) => amountMinor);

describe("a subscription", () => {
  it("begins with its first payment and renews each month", async () => {
    const { id, order } = await subscribe();
    expect(order).toMatchObject({ status: "settle_ok", amountMinor: 999 });
    const first = await known(id);
    expect(first).toMatchObject({ state: "active", productId: monthly.id, customerId: "c-1", trialEndsAt: null });
    expect(first.renewsAt).toEqual(first.paidUntil);
    await sandbox.advance(32);
    const second = await known(id);
    expect(second.state).toBe("active");
    expect(daysBetween(first.paidUntil, second.paidUntil)).toBeGreaterThan(27);
    expect(await chargesOf(id)).toEqual([999, 999]);
  });

  it("begins with the price of its trial, and costs its own price from the end of it", async () => {
    const { id, order } = await subscribe(yearly);
    expect(order?.amountMinor).toBe(99);
    const trial = await known(id);
    expect(trial.trialEndsAt).toEqual(trial.paidUntil);
    expect(daysBetween(trial.startedAt, trial.paidUntil)).toBe(7);
    await sandbox.advance(8);
    const year = await known(id);
    expect(year).toMatchObject({ state: "active", trialEndsAt: null, amountMinor: 5999 });
    expect(daysBetween(trial.paidUntil, year.paidUntil)).toBeGreaterThan(364);
    expect(await chargesOf(id)).toEqual([99, 5999]);
  });

  it("that cannot be charged is tried again on days 1, 3 and 5, then ends", async () => {
    const { id } = await subscribe(monthly, CARDS.renewalsFail);
    const { startedAt, paidUntil } = await known(id);
    await sandbox.advance(daysBetween(startedAt, paidUntil) + 0.5);
    const tries: number[] = [];
    for (let now = await known(id); now.state === "redemption"; now = await known(id)) {
      tries.push(daysBetween(paidUntil, now.nextTryAt ?? paidUntil));
      await sandbox.advance(2);
    }
    expect(tries).toEqual([1, 3, 5]);
    expect(await known(id)).toMatchObject({ state: "cancelled", renewsAt: null });
    await sandbox.advance(90);
    const tried = (await ordersOf(id)).filter(({ status }) => status === "auth_failed");
    expect(tried).toHaveLength(4);
  });

  it("recovers, and keeps its billing date", async () => {
    const { id } = await subscribe(monthly, CARDS.renewalsRecover);
    const { startedAt, paidUntil } = await known(id);
    await sandbox.advance(daysBetween(startedAt, paidUntil) + 0.5);
    expect((await known(id)).state).toBe("redemption");
    await sandbox.advance(1);
    const recovered = await known(id);
    expect(recovered.state).toBe("active");
    expect(recovered.paidUntil.getUTCHours()).toBe(paidUntil.getUTCHours());
    expect(daysBetween(paidUntil, recovered.paidUntil)).toBeLessThan(32);
  });

  it("in redemption is charged to a card that works", async () => {
    const { id } = await subscribe(monthly, CARDS.renewalsFail);
    await sandbox.advance(31.5);
    const { card } = await subscribe(monthly, CARDS.approves);
    await sandbox.provider.useCard(id, card);
    await sandbox.advance(2);
    expect((await known(id)).state).toBe("active");
  });

  it("is not charged to the card of somebody else", async () => {
    const { id } = await subscribe();
    const { card } = await subscribe(monthly, CARDS.approves, "c-2");
    await expect(sandbox.provider.useCard(id, card)).rejects.toMatchObject({ code: "7.01" });
  });

  it("is cancelled to the end of what is paid, and restored", async () => {
    const { id } = await subscribe();
    const cancelling = await sandbox.provider.cancelSubscription(id, "period_end");
    expect(cancelling).toMatchObject({ state: "cancelling", renewsAt: null });
    expect(await sandbox.provider.cancelSubscription(id, "period_end")).toEqual(cancelling);
    expect(await sandbox.provider.restoreSubscription(id)).toMatchObject({
      state: "active",
      renewsAt: cancelling.paidUntil,
    });
    await sandbox.provider.cancelSubscription(id, "period_end");
    await sandbox.advance(400);
    expect(await known(id)).toMatchObject({ state: "cancelled", paidUntil: cancelling.paidUntil });
    await expect(sandbox.provider.restoreSubscription(id)).rejects.toMatchObject({ code: "2.14" });
    expect(await chargesOf(id)).toEqual([999]);
  });

  it("is cancelled at once", async () => {
    const { id } = await subscribe();
    expect(await sandbox.provider.cancelSubscription(id, "now")).toMatchObject({ state: "cancelled" });
  });

  it("is switched at the next billing date, and switched back before it", async () => {
    const { id } = await subscribe();
    const { paidUntil } = await known(id);
    expect(await sandbox.provider.switchProduct(id, yearly.id)).toMatchObject({
      productId: monthly.id,
      nextProductId: yearly.id,
    });
    expect(await sandbox.provider.switchProduct(id, monthly.id)).toMatchObject({ nextProductId: null });
    await sandbox.provider.switchProduct(id, yearly.id);
    await sandbox.advance(32);
    const switched = await known(id);
    expect(switched).toMatchObject({ productId: yearly.id, nextProductId: null, amountMinor: 5999 });
    expect(daysBetween(paidUntil, switched.paidUntil)).toBeGreaterThan(364);
  });

  it("that nobody knows is null", async () => {
    expect(await sandbox.provider.subscriptionOf("never")).toBeNull();
  });
});

it("the books of 24 months sum up: with declines, switches, cancellations, refunds and chargebacks", async () => {
  // A sandbox of its own: the books are of everything in it.
  await sandbox.stop();
  sandbox = await startTestSandbox({ products: [monthly, yearly] });
  const cards = [CARDS.approves, CARDS.renewalsRecover, CARDS.renewalsFail, CARDS.disputed, CARDS.confirms] as const;
  const cancelledAt = new Map<string, Date>();
  const subscriptions: { id: string; orderId: string }[] = [];
  for (let index = 0; index < 20; index++) {
    const order = terms(index % 4 === 0 ? yearly : monthly, `c-${index}`);
    const answer = await sandbox.payByForm(sandbox.provider.formOf(order), cards[index % cards.length] ?? "");
    if (answer.verify_url !== undefined) await sandbox.confirm(answer.verify_url);
    const paid = await sandbox.provider.orderOf(order.orderId);
    subscriptions.push({ id: paid?.subscriptionId ?? "", orderId: order.orderId });
  }
  for (let month = 0; month < 24; month++) {
    const now = await sandbox.advance(30.4);
    const { id, orderId } = subscriptions[month % subscriptions.length] ?? { id: "", orderId: "" };
    if ((await known(id)).state === "cancelled") continue;
    if (month % 3 === 0) {
      await sandbox.provider.cancelSubscription(id, "now");
      cancelledAt.set(id, now);
    } else if (month % 3 === 1) await sandbox.provider.switchProduct(id, month % 2 === 0 ? yearly.id : monthly.id);
    else await sandbox.provider.refund(orderId, 50).catch(() => undefined);
  }
  const { movements, orders, subscriptions: states } = await sandbox.books();
  expect(movements).toHaveLength(1);
  expect(orders[0]).toEqual({ currency: "USD", charged: movements[0]?.charged, refunded: movements[0]?.refunded });
  expect(states.reduce((sum, { count: of }) => sum + of, 0)).toBe(20);
  // What the webhooks told is the same to the cent.
  const told = new Map<string, ProviderEvent>();
  for (const event of await events()) {
    if (event.about !== "order") continue;
    const before = told.get(event.order.orderId);
    const isMore = before?.about !== "order" || event.order.refundedMinor >= before.order.refundedMinor;
    if (isMore && event.order.status !== "processing") told.set(event.order.orderId, event);
  }
  const settled = [...told.values()].flatMap((event) => (event.about === "order" ? [event.order] : []));
  const paid = settled.filter(({ status }) => status !== "auth_failed" && status !== "3ds_verify");
  expect(paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(movements[0]?.charged);
  expect(paid.reduce((sum, { refundedMinor }) => sum + refundedMinor, 0)).toBe(movements[0]?.refunded);
  expect(movements[0]?.charged_back).toBeGreaterThan(0);
  expect(paid.length).toBe(movements[0]?.charges);
  expect(cancelledAt.size).toBeGreaterThan(2);
  for (const { subscriptionId, updatedAt } of paid) {
    const end = cancelledAt.get(subscriptionId ?? "");
    if (end) expect(updatedAt.getTime()).toBeLessThanOrEqual(end.getTime());
  }
});
