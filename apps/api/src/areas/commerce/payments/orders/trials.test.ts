import { offersContract, type Pricing } from "@candlewise/contracts/offers/schemas";
import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import { subscriptionsContract } from "@candlewise/contracts/subscriptions/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commerceWorld, holdWebhooks, keyed, type Buyer, type CommerceWorld } from "../testing/commerce-world.ts";
import { CARDS } from "../testing/sandbox.ts";

let world: CommerceWorld;
beforeAll(async () => {
  world = await commerceWorld();
});
afterAll(() => world.sandbox.stop());

const YEARLY = { product: "app_yearly" };
const WITH_TRIAL = { trial: { days: 7, total_minor: 99 }, is_trial_used: false, total_minor: 5999 };
const WITHOUT = { trial: null, is_trial_used: true, total_minor: 5999 };

/** The buyer as they look at what is for sale now, from a country if one is given. */
async function looking(buyer: Buyer, country?: string): Promise<Buyer> {
  const as = country === undefined ? buyer.as : { ...buyer.as, headers: { "x-country": country } };
  return { ...buyer, as, ...(await world.app.call(offersContract, "listOffers", { query: {}, headers: {} }, as)) };
}
const yearlyOf = async (buyer: Buyer): Promise<Pricing> => world.priceOf(await looking(buyer), YEARLY).pricing;

const bodyOf = (buyer: Buyer) => {
  const { offer, pricing } = world.priceOf(buyer, YEARLY);
  return { user_id: buyer.userId, offer_id: offer.id, pricing_id: pricing.id };
};
const formOf = (buyer: Buyer) =>
  world.app.call(paymentsContract, "createPaymentForm", { body: bodyOf(buyer) }, keyed(buyer));
const ask = ({ userId, as }: Buyer, order_id: string) =>
  world.app.call(paymentsContract, "getPaymentFormStatus", { params: { order_id }, query: { user_id: userId } }, as);
const withdraw = async (buyer: Buyer, order_id: string) => {
  await world.app.call(paymentsContract, "withdraw", { params: { order_id }, body: {} }, buyer.as);
  await world.runJobs();
};
const ordersOf = async (buyer: Buyer) =>
  (await world.rows("payments_order", buyer))
    .filter(({ purpose }) => purpose === "purchase")
    .map(({ status, total_minor, trial_days }) => ({ status, total_minor, trial_days }))
    .toSorted((one, other) => Number(one.total_minor) - Number(other.total_minor));
const hasAccess = async ({ userId, as }: Buyer) =>
  (await world.app.call(subscriptionsContract, "getAccess", { params: { id: userId } }, as)).has_access;

/** What is left of a learner's subscription is over, and nobody tells of it any more. */
async function endAccess({ userId }: Buyer): Promise<void> {
  await world.delivered();
  await world.runJobs();
  const { database } = world.app.platform;
  const past = new Date(world.app.clock.now().getTime() - 1000);
  await database.run("update subscriptions_subscription set state = 'expired' where user_id = $1", [userId]);
  await database.run("update subscriptions_entitlement set until_at = $2 where user_id = $1", [userId, past]);
}

describe("S7.85 a trial is given once", () => {
  it("then the same plan is offered and charged at its full price, with and without a click on the stored card", async () => {
    const buyer = await world.buyer();
    expect(await yearlyOf(buyer)).toMatchObject(WITH_TRIAL);
    await world.payByForm(buyer, CARDS.approves, YEARLY);
    await endAccess(buyer);
    expect(await yearlyOf(buyer)).toMatchObject(WITHOUT);
    const clicked = await world.oneClick(buyer, YEARLY);
    const { order_id } = clicked.json<{ order: { order_id: string } }>().order;
    expect(await world.sandbox.provider.orderOf(order_id)).toMatchObject({ status: "settle_ok", amountMinor: 5999 });
    const said = await world.sandbox.provider.orderOf(order_id);
    expect(await world.sandbox.provider.subscriptionOf(said?.subscriptionId ?? "")).toMatchObject({
      trialEndsAt: null,
      amountMinor: 5999,
    });
    await endAccess(buyer);
    await world.payByForm(buyer, CARDS.approves, YEARLY);
    expect(await ordersOf(buyer)).toEqual([
      { status: "settle_ok", total_minor: 99, trial_days: 7 },
      { status: "settle_ok", total_minor: 5999, trial_days: null },
      { status: "settle_ok", total_minor: 5999, trial_days: null },
    ]);
  });

  it("is used up after a withdrawal, but not by a declined card", async () => {
    const buyer = await world.buyer({ country: "DE" });
    const declined = await world.payByForm(buyer, CARDS.noFunds, YEARLY);
    expect(await yearlyOf(buyer)).toMatchObject(WITH_TRIAL);
    expect(await world.payByForm(buyer, CARDS.approves, YEARLY)).toBe(declined);
    await withdraw(buyer, declined);
    expect(await hasAccess(buyer)).toBe(false);
    expect(await yearlyOf(buyer)).toMatchObject(WITHOUT);
  });

  it("a page that still shows the trial charges nothing", async () => {
    const buyer = await world.buyer({ country: "DE" });
    await withdraw(buyer, await world.payByForm(buyer, CARDS.approves, YEARLY));
    const buy = (seen_total_minor: number) =>
      world.app.send(
        paymentsContract,
        "createPaymentForm",
        { body: { ...bodyOf(buyer), seen_total_minor } },
        keyed(buyer),
      );
    expect((await buy(99)).json()).toMatchObject({ error: "offer_ended" });
    expect((await buy(5999)).statusCode).toBe(200);
  });

  it("an ended plan that was bought with a trial is bought again without one, at the price that was seen", async () => {
    const buyer = await world.buyer();
    await world.payByForm(buyer, CARDS.approves, YEARLY);
    await endAccess(buyer);
    const [subscription] = await world.rows("subscriptions_subscription", buyer);
    const params = { id: String(subscription?.["subscription_id"]) };
    const renew = (seen_total_minor: number) =>
      world.app.send(subscriptionsContract, "renewExpired", { params, body: { seen_total_minor } }, keyed(buyer));
    expect((await renew(99)).json()).toMatchObject({ error: "offer_ended" });
    expect((await renew(5999)).json()).toMatchObject({ order: { outcome: "paid" } });
    expect(await ordersOf(buyer)).toContainEqual({ status: "settle_ok", total_minor: 5999, trial_days: null });
  });
});

describe("S7.85 of two orders with a trial, one is given back", () => {
  /** Two forms with a trial, of two prices: the buyer is in another country the second time. */
  async function twoForms() {
    const american = await looking(await world.buyer());
    const german = await looking(american, "DE");
    return { american, german, forms: [await formOf(american), await formOf(german)] as const };
  }

  it("if both are paid and told of at the same moment", async () => {
    const { american, forms } = await twoForms();
    const held = holdWebhooks(world);
    for (const form of forms) await world.sandbox.payByForm(form, CARDS.approves);
    await world.sandbox.delivered();
    world.sandbox.receiveWith((webhook) => world.deliver(webhook));
    await Promise.all(held.map((webhook) => world.deliver(webhook)));
    await world.runJobs();
    expect((await ordersOf(american)).map(({ status }) => String(status)).toSorted()).toEqual([
      "refunded",
      "settle_ok",
    ]);
    expect(await hasAccess(american)).toBe(true);
  });

  it("if a form that was opened before is paid after the first trial is over", async () => {
    const { american, german, forms } = await twoForms();
    await world.sandbox.payByForm(forms[1], CARDS.approves);
    await ask(german, forms[1].order_id);
    await withdraw(german, forms[1].order_id);
    await world.sandbox.payByForm(forms[0], CARDS.approves);
    await ask(american, forms[0].order_id);
    await world.runJobs();
    expect(await ordersOf(american)).toMatchObject([{ status: "refunded" }, { status: "refunded" }]);
    expect(await hasAccess(american)).toBe(false);
    for (const { provider_id } of await world.rows("subscriptions_subscription", american)) {
      const said = await world.sandbox.provider.subscriptionOf(String(provider_id));
      expect(said?.state).toBe("cancelled");
    }
  });

  it("if many clicks on both prices come at once", async () => {
    const american = await looking(await world.buyer());
    const card = await world.app.call(paymentsContract, "addCard", { body: {} }, keyed(american));
    await world.sandbox.payByForm(card, CARDS.approves);
    await world.app.call(paymentsContract, "getCardOrderStatus", { params: { order_id: card.order_id } }, american.as);
    const german = await looking(american, "DE");
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => world.oneClick(index % 2 === 0 ? american : german, YEARLY)),
    );
    await world.runJobs();
    const kept = (await ordersOf(american)).filter(({ status }) => status === "settle_ok");
    expect(kept).toEqual([{ status: "settle_ok", total_minor: 99, trial_days: 7 }]);
  });
});
