import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ProviderUnreachable } from "./provider/payment-provider.ts";
import { commerceWorld, holdWebhooks, keyed, type Buyer, type CommerceWorld } from "./testing/commerce-world.ts";
import { CARDS, type ReceivedWebhook } from "./testing/sandbox.ts";

let world: CommerceWorld;
beforeEach(async () => {
  world = await commerceWorld();
});
afterEach(() => world.sandbox.stop());

const openForm = (buyer: Buyer, product: string) => {
  const { offer, pricing } = world.priceOf(buyer, { product });
  const body = { user_id: buyer.userId, offer_id: offer.id, pricing_id: pricing.id };
  return world.app.call(paymentsContract, "createPaymentForm", { body }, keyed(buyer));
};
const isOfSubscription = ({ headers }: ReceivedWebhook) =>
  headers["solidgate-event-type"] === "subscription.updated.v2";
const statusesOf = async (buyer: Buyer) =>
  (await world.rows("payments_order", buyer)).map(({ status }) => String(status)).toSorted();

describe("of two forms that are both paid, one payment is given back", () => {
  async function payTwice(): Promise<{ buyer: Buyer; held: ReceivedWebhook[] }> {
    const held = holdWebhooks(world);
    const buyer = await world.buyer();
    for (const form of [await openForm(buyer, "app_monthly"), await openForm(buyer, "app_quarterly")])
      await world.sandbox.payByWallet(form, "paypal-vault");
    await world.sandbox.delivered();
    // The clock of the provider is ahead by what the purchases took.
    world.app.clock.advance({ hours: 1 });
    return { buyer, held };
  }

  it("if the webhooks come at the same moment", async () => {
    const { buyer, held } = await payTwice();
    await Promise.all(held.map((webhook) => world.deliver(webhook)));
    await world.runJobs();
    expect(await statusesOf(buyer)).toEqual(["refunded", "settle_ok"]);
  });

  it("if both subscriptions are told of before their orders", async () => {
    const { buyer, held } = await payTwice();
    for (const webhook of held.filter(isOfSubscription)) await world.deliver(webhook);
    for (const webhook of held.filter((each) => !isOfSubscription(each))) await world.deliver(webhook);
    await world.runJobs();
    expect(await statusesOf(buyer)).toEqual(["refunded", "settle_ok"]);
  });
});

it("an order that a webhook settles while the job asks for others does not wait any more", async () => {
  const held = holdWebhooks(world);
  const buyers: Buyer[] = [];
  for (let index = 0; index < 24; index++) {
    const buyer = await world.buyer();
    await world.openForm(buyer, CARDS.approves);
    buyers.push(buyer);
  }
  await world.sandbox.delivered();
  world.app.clock.advance({ minutes: 1 });
  await world.sandbox.setFaults({ latencyMs: 300 });
  await Promise.all([world.run("payments.ask-waiting"), ...held.map((webhook) => world.deliver(webhook))]);
  await world.sandbox.setFaults({});
  const { rows } = await world.app.platform.database.run("select from payments_order where ask_at is not null");
  expect(rows).toHaveLength(0);
});

describe("a part that an operator gives back is given back once", () => {
  async function refundPart() {
    const buyer = await world.buyer();
    const order_id = await world.payByForm(buyer);
    const operator = await world.buyer();
    await world.app.platform.database.run("insert into auth_operator (user_id) values ($1)", [operator.userId]);
    const body = { amount_minor: 100, reason: "A complaint" };
    const refund = () =>
      world.app.send(paymentsContract, "refundOrder", { params: { order_id }, body }, keyed(operator));
    const runJob = () => world.run("payments.refund", { user_id: buyer.userId, order_id });
    const givenBack = async () => (await world.sandbox.provider.orderOf(order_id))?.refundedMinor;
    return { buyer, refund, runJob, givenBack };
  }

  it("while a job wants to do the same", async () => {
    const { buyer, refund, runJob, givenBack } = await refundPart();
    await world.sandbox.setFaults({ latencyMs: 500 });
    const answer = refund();
    await expect.poll(async () => (await world.rows("payments_refund", buyer)).length).toBe(1);
    await runJob().catch((error: unknown) => expect(error).toBeInstanceOf(ProviderUnreachable));
    expect((await answer).statusCode).toBe(200);
    expect(await givenBack()).toBe(100);
  });

  it("if an answer is lost: the job waits until the first call cannot arrive any more", async () => {
    const { buyer, refund, runJob, givenBack } = await refundPart();
    await world.sandbox.setFaults({ lostReplies: 1 });
    expect((await refund()).statusCode).toBe(503);
    await world.sandbox.setFaults({});
    await expect(runJob()).rejects.toThrow(ProviderUnreachable);
    world.app.clock.advance({ seconds: 61 });
    await runJob();
    expect(await givenBack()).toBe(100);
    expect(await world.rows("payments_refund", buyer)).toMatchObject([{ done_at: expect.any(Date) }]);
  });
});
