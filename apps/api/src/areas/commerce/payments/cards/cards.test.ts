import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commerceWorld, keyed, type Buyer, type CommerceWorld } from "../testing/commerce-world.ts";
import { CARDS } from "../testing/sandbox.ts";

let world: CommerceWorld;
beforeAll(async () => {
  world = await commerceWorld();
});
afterAll(() => world.sandbox.stop());

const list = async ({ as }: Buyer) => (await world.app.call(paymentsContract, "listCards", undefined, as)).cards;

async function add(buyer: Buyer, card: string) {
  const form = await world.app.call(paymentsContract, "addCard", { body: {} }, keyed(buyer));
  await world.sandbox.payByForm(form, card);
  const params = { order_id: form.order_id };
  return world.app.call(paymentsContract, "getCardOrderStatus", { params }, buyer.as);
}

it("S7.77 S7.78 a card is stored by an order of nothing, which costs nothing and is no payment", async () => {
  const buyer = await world.buyer();
  expect(await add(buyer, CARDS.declines)).toMatchObject({ order: { outcome: "failed", decline: "declined" } });
  expect(await list(buyer)).toEqual([]);
  expect(await add(buyer, CARDS.approves)).toMatchObject({ order: { status: "settle_ok", outcome: "paid" } });
  expect(await list(buyer)).toMatchObject([
    { brand: "VISA", last4: "9265", expires: "12/32", is_primary: true, is_expired: false },
  ]);
  expect(await world.app.call(paymentsContract, "listPayments", undefined, buyer.as)).toEqual({ orders: [] });
});

it("S7.22 S7.76 cards are listed with the primary one first, for their owner only, without what charges them", async () => {
  const [buyer, stranger] = [await world.buyer(), await world.buyer()];
  await add(buyer, CARDS.approves);
  await add(buyer, CARDS.renewalsRecover);
  const cards = await list(buyer);
  expect(cards.map(({ is_primary }) => is_primary)).toEqual([true, false]);
  const query = { user_id: buyer.userId };
  expect(await world.app.call(paymentsContract, "listCardsOfUser", { query }, buyer.as)).toEqual({ cards });
  const params = { card_id: cards[1]?.id ?? "" };
  expect(await world.app.call(paymentsContract, "getCard", { params }, buyer.as)).toEqual(cards[1]);
  expect(await world.app.refuse(paymentsContract, "getCard", { params }, stranger.as)).toMatchObject({ status: 404 });
  expect(JSON.stringify(cards)).not.toContain("token");
});

it("S7.79 S7.80 another card becomes the primary one, also for renewals; the one that pays for a subscription stays", async () => {
  const buyer = await world.buyer();
  await world.payByForm(buyer);
  await world.runJobs();
  await add(buyer, CARDS.renewalsRecover);
  const [first, second] = await list(buyer);
  const named = (card: typeof first) => ({ params: { card_id: card?.id ?? "" } });
  expect(await world.app.refuse(paymentsContract, "deleteCard", named(first), buyer.as)).toMatchObject({
    status: 409,
    error: "card_in_use",
  });
  await world.sandbox.setFaults({ lostReplies: 1 });
  const makePrimary = () =>
    world.app.send(paymentsContract, "makeCardPrimary", { ...named(second), body: {} }, buyer.as);
  expect((await makePrimary()).json()).toMatchObject({ error: "payment_provider_unavailable" });
  await world.sandbox.setFaults({});
  expect((await makePrimary()).json()).toMatchObject({
    cards: [{ id: second?.id, is_primary: true }, { id: first?.id }],
  });
  expect(await world.app.call(paymentsContract, "deleteCard", named(first), buyer.as)).toMatchObject({
    cards: [{ id: second?.id }],
  });
});
