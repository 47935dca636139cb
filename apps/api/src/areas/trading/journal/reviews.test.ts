import { journalContract } from "@candlewise/contracts/journal/schemas";
import { performanceContract } from "@candlewise/contracts/performance/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { entryText } from "./testing/entry-text.ts";

/** A Monday on which the exchange is open. */
const MONDAY = "2026-11-23T15:00:00.000Z";
const TICKER = "SNBM";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: MONDAY });
});

const as = ({ accessToken }: TestUser) => ({ token: accessToken });

async function trade(user: TestUser, transactionType: "buy" | "sell", quantity = "1"): Promise<string> {
  const order = { type: "market" as const, quantity };
  const args = { params: { ticker: TICKER, transactionType }, body: { client_order_id: randomUUID(), order } };
  const placed = await app.call(simulatorContract, "placeOrder", args, as(user));
  app.clock.advance({ seconds: 3 });
  return placed.order.id;
}

async function write(user: TestUser, change: Parameters<typeof entryText>[0]) {
  const args = { body: { entry_id: randomUUID(), entry: entryText(change) } };
  return (await app.call(journalContract, "createJournalEntry", args, as(user))).entry;
}

const reviews = (user: TestUser) => app.call(journalContract, "listJournalReviews", {}, as(user));
const text = { worked: "Small sizes", failed: "Bored trades", rule: "No trade without a stop" };
const saveReview = (user: TestUser, version: number, rule: string, number = "1") =>
  app.send(
    journalContract,
    "saveJournalReview",
    { params: { number }, body: { version, review: { ...text, rule } } },
    as(user),
  );

describe("an entry about an order", () => {
  it("shows what became of the trade, and its stop is the planned risk", async () => {
    const user = await signUp(app);
    const bought = await trade(user, "buy", "4");
    const before = await write(user, { order_id: bought, ticker: "LHSC" });
    expect(before).toMatchObject({ ticker: TICKER, trade: { side: "buy", closed_percent: 0, profit: null, r: null } });
    const price = Number(before.trade?.average_price);
    const plan = { thesis: "", entry_price: null, stop_price: (price - 10).toFixed(2), target_price: null, risk: null };
    const args = { params: { id: before.id }, body: { version: 1, entry: entryText({ order_id: bought, plan }) } };
    await app.call(journalContract, "saveJournalEntry", args, as(user));
    await trade(user, "sell", "1");
    const { entry } = await app.call(journalContract, "getJournalEntry", { params: { id: before.id } }, as(user));
    expect(entry.trade).toMatchObject({ status: "filled", quantity: "4", closed_percent: 25 });
    const { trips } = await app.call(performanceContract, "getPerformance", {}, as(user));
    expect(entry.trade?.profit).toBe(trips[0]?.profit);
    expect(trips[0]?.r).toBeCloseTo(Number(trips[0]?.profit) / 10, 1);
  });
});

describe("the review of 20 closed trades", () => {
  it("is due when the server says so, compares by tag and feeling, and is kept", async () => {
    const user = await signUp(app);
    await trade(user, "buy", "20");
    for (let index = 1; index <= 19; index++) {
      const order_id = await trade(user, "sell");
      if (index === 2) await write(user, { order_id, tags: ["early"], feeling_before: "bored" });
    }
    expect(await reviews(user)).toMatchObject({ closed_trades: 19, until_next: 1, due: null, reviews: [] });
    expect((await saveReview(user, 0, text.rule)).json()).toMatchObject({ error: "review_not_due" });
    await trade(user, "sell");
    const { due } = await reviews(user);
    expect(due).toMatchObject({ number: 1, figures: { journalled: 1, trades: { closed: 20 } } });
    expect(due?.figures.by_tag).toMatchObject([{ tag: "early", closed: 1 }]);
    expect(due?.figures.by_feeling).toMatchObject([{ feeling: "bored", closed: 1 }]);

    expect((await saveReview(user, 0, text.rule)).statusCode).toBe(200);
    expect((await saveReview(user, 0, text.rule)).statusCode, "a repeat").toBe(200);
    expect((await saveReview(user, 0, "Another device")).json()).toMatchObject({ error: "journal_changed" });
    expect((await saveReview(user, 1, "Half the size")).statusCode).toBe(200);
    const stored = await reviews(user);
    expect(stored.due).toBeNull();
    expect(stored.reviews).toMatchObject([{ number: 1, version: 2, rule: "Half the size", figures: due?.figures }]);
  });
});
