import { expect, it, onTestFinished } from "vitest";
import { eventsOf, monthly, orderOf, yearly } from "../testing/orders.ts";
import { CARDS, startTestSandbox, type Books, type TestSandbox } from "../testing/sandbox.ts";
import type { ProviderOrder } from "./payment-provider.ts";

const BUYERS = 20;
const MONTHS = 24;
const cards = [CARDS.approves, CARDS.renewalsRecover, CARDS.renewalsFail, CARDS.disputed, CARDS.confirms] as const;

interface Bought {
  readonly id: string;
  readonly orderId: string;
}

async function buy(sandbox: TestSandbox, index: number): Promise<Bought> {
  const { provider } = sandbox;
  const order = orderOf(index % 4 === 0 ? yearly : monthly, `customer-${index}`);
  const { verify_url } = await sandbox.payByForm(provider.formOf(order), cards[index % cards.length] ?? "");
  if (verify_url !== undefined) await sandbox.confirm(verify_url);
  const paid = await provider.orderOf(order.orderId);
  return { id: paid?.subscriptionId ?? "", orderId: order.orderId };
}

/** One of the buyers cancels, switches or is given money back. Returns the subscription that was cancelled. */
async function change({ provider }: TestSandbox, { id, orderId }: Bought, month: number): Promise<string | null> {
  const subscription = await provider.subscriptionOf(id);
  if (subscription?.state === "cancelled") return null;
  if (month % 3 === 1) await provider.switchProduct(id, month % 2 === 0 ? yearly.id : monthly.id);
  // One that was charged back is refused.
  if (month % 3 === 2) await provider.refund(orderId, 50).catch(() => undefined);
  if (month % 3 !== 0) return null;
  await provider.cancelSubscription(id, "now");
  return id;
}

/** When each subscription was cancelled. */
async function playMonths(sandbox: TestSandbox, bought: readonly Bought[]): Promise<Map<string, Date>> {
  const cancelledAt = new Map<string, Date>();
  for (let month = 0; month < MONTHS; month++) {
    const now = await sandbox.advance(30.4);
    const cancelled = await change(sandbox, bought[month % BUYERS] ?? { id: "", orderId: "" }, month);
    if (cancelled !== null) cancelledAt.set(cancelled, now);
  }
  return cancelledAt;
}

/** How each order stood last, as the webhooks told: most is given back last. */
async function toldOrders(sandbox: TestSandbox): Promise<ProviderOrder[]> {
  const told = new Map<string, ProviderOrder>();
  const unpaid = ["processing", "3ds_verify", "auth_failed"];
  for (const event of await eventsOf(sandbox)) {
    if (event.about !== "order" || unpaid.includes(event.order.status)) continue;
    const { order } = event;
    if (order.refundedMinor >= (told.get(order.orderId)?.refundedMinor ?? 0)) told.set(order.orderId, order);
  }
  return [...told.values()];
}

const sumOf = (orders: readonly ProviderOrder[], name: "amountMinor" | "refundedMinor") =>
  orders.reduce((sum, order) => sum + order[name], 0);

it("the books of 24 months sum up: with declines, switches, cancellations, refunds and chargebacks", async () => {
  const sandbox = await startTestSandbox({ products: [monthly, yearly] });
  onTestFinished(() => sandbox.stop());
  const bought: Bought[] = [];
  for (let index = 0; index < BUYERS; index++) bought.push(await buy(sandbox, index));
  const cancelledAt = await playMonths(sandbox, bought);
  const { movements, orders, subscriptions } = await sandbox.books();
  expect(movements).toHaveLength(1);
  const { charged, refunded, charges, charged_back } = movements[0] as Books["movements"][number];
  expect(Math.min(refunded, charged_back)).toBeGreaterThan(0);
  expect(orders).toEqual([{ currency: "USD", charged, refunded }]);
  expect(subscriptions.reduce((sum, { count }) => sum + count, 0)).toBe(BUYERS);
  // What the webhooks told is the same to the cent.
  const paid = await toldOrders(sandbox);
  expect(paid).toHaveLength(charges);
  expect(sumOf(paid, "amountMinor")).toBe(charged);
  expect(sumOf(paid, "refundedMinor")).toBe(refunded);
  // Nothing was charged after a cancellation.
  expect(cancelledAt.size).toBeGreaterThan(2);
  for (const { subscriptionId, updatedAt } of paid) {
    const end = cancelledAt.get(subscriptionId ?? "") ?? updatedAt;
    expect(updatedAt.getTime()).toBeLessThanOrEqual(end.getTime());
  }
});
