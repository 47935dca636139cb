import { expect, it, onTestFinished } from "vitest";
import { orderOf } from "../testing/orders.ts";
import { CARDS, startTestSandbox } from "../testing/sandbox.ts";

const order = (orderId: string) => ({ ...orderOf(), orderId });

it("webhooks come until they are taken, some twice, in no order", async () => {
  let isDown = true;
  const sandbox = await startTestSandbox({ seed: 7, receive: async () => (isDown ? 503 : 200) });
  onTestFinished(() => sandbox.stop());
  await sandbox.setFaults({ duplicates: 0.5, shuffleMs: 100 });
  const ids = Array.from({ length: 12 }, (_, index) => `order-${index}`);
  for (const id of ids) await sandbox.payByForm(sandbox.provider.formOf(order(id)), CARDS.approves);
  await expect.poll(() => sandbox.webhooks.length).toBeGreaterThan(24);
  expect((await sandbox.books()).waiting_webhooks).toBeGreaterThanOrEqual(24);
  isDown = false;
  const before = sandbox.webhooks.length;
  await sandbox.delivered();
  const taken = sandbox.webhooks.slice(before).map(({ headers, body }) => {
    const event = sandbox.provider.readEvent(headers, JSON.parse(body.toString()));
    return { id: event?.id ?? "", order: event?.about === "order" ? event.order : null };
  });
  const told = (status: string) => taken.flatMap(({ order: of }) => (of?.status === status ? [of.orderId] : []));
  expect([...new Set(told("settle_ok"))].toSorted()).toEqual(ids.toSorted());
  expect([...new Set(told("processing"))].toSorted()).toEqual(ids.toSorted());
  const distinct = new Set(taken.map(({ id }) => id)).size;
  expect(taken.length).toBeGreaterThan(distinct);
  const firstSettled = told("settle_ok");
  expect(firstSettled).not.toEqual(firstSettled.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)));
});

it("a webhook that was not taken survives a crash of the sandbox", async () => {
  let isDown = true;
  const sandbox = await startTestSandbox({ receive: async () => (isDown ? 500 : 200) });
  onTestFinished(() => sandbox.stop());
  await sandbox.payByForm(sandbox.provider.formOf(order("order-1")), CARDS.approves);
  sandbox.crash();
  isDown = false;
  const before = sandbox.webhooks.length;
  const statuses = () =>
    sandbox.webhooks
      .slice(before)
      .map(({ body }) => (JSON.parse(body.toString()) as { order: { status: string } }).order.status);
  await expect.poll(statuses, { timeout: 20_000 }).toContain("settle_ok");
  expect(await sandbox.provider.orderOf("order-1")).toMatchObject({ status: "settle_ok" });
});
