import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventsOf, monthly, orderOf, yearly } from "../testing/orders.ts";
import { CARDS, startTestSandbox, type TestSandbox } from "../testing/sandbox.ts";
import type { ProviderSubscription } from "./payment-provider.ts";

const DAY_MS = 86_400_000;
const daysBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / DAY_MS);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ products: [monthly, yearly] });
});
afterAll(() => sandbox.stop());

async function subscribe(product = monthly, card: string = CARDS.approves, customerId = "c-1") {
  const order = orderOf(product, customerId);
  await sandbox.payByForm(sandbox.provider.formOf(order), card);
  const paid = await sandbox.provider.orderOf(order.orderId);
  return { order: paid, id: paid?.subscriptionId ?? "", card: paid?.card?.token ?? "" };
}

const known = async (id: string): Promise<ProviderSubscription> => {
  const found = await sandbox.provider.subscriptionOf(id);
  if (found === null) throw new Error(`There is no subscription ${id}.`);
  return found;
};

const ordersOf = async (id: string) =>
  (await eventsOf(sandbox)).flatMap((event) =>
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
