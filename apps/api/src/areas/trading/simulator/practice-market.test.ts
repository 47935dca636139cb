import { authContract } from "@candlewise/contracts/auth/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { brokenBooks } from "./testing/books.ts";

/** A Friday in the middle of the session. */
const OPEN = "2026-11-20T16:00:00.000Z";
const FROM = { singapore: "165.21.0.1", india: "117.192.0.1" } as const;

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp({ environment: { TRUST_PROXY: "127.0.0.1" }, now: OPEN });
  user = await signUp(app);
});
afterAll(async () => {
  expect(await brokenBooks(app.platform.database)).toEqual([]);
});

/** Signs in again: access tokens are valid for ten minutes. */
async function fresh({ email, password }: TestUser): Promise<{ token: string }> {
  const { access_token: token } = await app.call(authContract, "login", { body: { email, password } });
  return { token };
}
/** Places a market order and returns the response of the same call a second later, when it is filled. */
async function place(ticker: string, transactionType: "buy" | "sell", quantity: string) {
  const body = { client_order_id: randomUUID(), order: { type: "market", quantity } } as const;
  const args = { params: { ticker, transactionType }, body };
  await app.call(simulatorContract, "placeOrder", args, await fresh(user));
  app.clock.advance({ seconds: 1 });
  return app.call(simulatorContract, "placeOrder", args, await fresh(user));
}

describe("trading in the practice market", () => {
  it("S7.29 S7.26 what is bought is held at the market's price, and sold again it is cash", async () => {
    const { order, portfolio: after } = await place("LRKD", "buy", "25");
    const { asset } = await app.call(marketContract, "getAsset", { params: { ticker: "LRKD" } }, await fresh(user));
    expect(order.status).toBe("filled");
    const [fill] = order.fills;
    expect(Number(fill?.price) / Number(asset.quote.price)).toBeCloseTo(1, 2);
    expect(Number(fill?.price)).toBeGreaterThan(Number(fill?.cost.mid_price));
    const [held] = after.assets;
    expect(held).toMatchObject({ ticker: "LRKD", name: asset.name, kind: asset.kind, price: asset.quote.price });
    // Cash and total are each rounded to cents; values have four decimals.
    const expectWithinCent = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(0.0101);
    expectWithinCent(after.totalBalance, after.balance + Number(held?.value));
    app.clock.advance({ minutes: 30 });
    const sold = await place("LRKD", "sell", "25");
    expect(sold.portfolio).toMatchObject({ assets: [], reserved: 0 });
    expectWithinCent(sold.portfolio.totalProfit, Number(sold.order.fills[0]?.realized_profit));
  });

  it("S7.29 every fill is stored with the version of the market that computed its price, and published to other features", async () => {
    const before = (await app.platform.database.run("select from event where type = 'order.filled'")).rows.length;
    const { order } = await place("LRKD", "buy", "1");
    const { rows } = await app.platform.database.run("select market_version from simulator_entry where order_id = $1", [
      order.id,
    ]);
    expect(rows).toEqual([{ market_version: expect.any(Number) }]);
    const events = await app.platform.database.run(
      "select key_id, payload from event where type = 'order.filled' order by event_id",
    );
    expect(events.rows.slice(before)).toEqual([
      {
        key_id: user.userId,
        payload: { order_id: order.id, account_number: 1, ticker: "LRKD", side: "buy", type: "market", role: null },
      },
    ]);
  });

  it("S7.27 a month of absence later the account is what it is to who looked every day", async () => {
    const [absent, present] = [await signUp(app), await signUp(app)];
    const options = [await fresh(absent), await fresh(present)];
    const order = (ticker: string, draft: object) => ({
      params: { ticker, transactionType: "buy" as const },
      body: { client_order_id: randomUUID(), order: draft as { type: "market"; quantity: string } },
    });
    const { assets } = await app.call(marketContract, "listAssets", {}, options[0]);
    for (const [index, { ticker, quote }] of assets.slice(0, 12).entries()) {
      const price = Number(quote.price);
      const near = (factor: number) => (price * factor).toFixed(2);
      const rest = { quantity: "3", time_in_force: "gtc" };
      const drafts = [
        { type: "limit", limit_price: near(0.985), ...rest },
        { type: "stop", stop_price: near(1.02), ...rest },
        { type: "bracket", stop_loss_price: near(0.97), take_profit_price: near(1.03), ...rest },
        { type: "trailing_stop", trail: { type: "percent", percent: 2.5 }, ...rest },
      ];
      const draft = drafts[index % drafts.length] ?? {};
      for (const each of options) await app.call(simulatorContract, "placeOrder", order(ticker, draft), each);
    }
    for (let day = 0; day < 30; day++) {
      app.clock.advance({ hours: 23, minutes: 17 });
      await app.call(simulatorContract, "getPortfolio", {}, await fresh(present));
    }
    const answers = await Promise.all(
      [absent, present].map(async (each) => {
        const token = await fresh(each);
        const { orders } = await app.call(simulatorContract, "listOrders", { query: { limit: 500 } }, token);
        const { cursor: _cursor, ...portfolio } = await app.call(simulatorContract, "getPortfolio", {}, token);
        return {
          portfolio,
          orders: orders.map(
            ({ id: _id, client_order_id: _client, parent_id: _parent, group_id: _group, ...facts }) => facts,
          ),
          activity: (await app.call(simulatorContract, "listActivity", { query: { limit: 500 } }, token)).items.map(
            ({ order_id: _order, ...facts }) => facts,
          ),
        };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.activity.length).toBeGreaterThan(10);
  });
});

describe("S6.10 where it is hidden", () => {
  it("the simulator has no calls in India", async () => {
    const options = { ...(await fresh(user)), headers: { "x-forwarded-for": FROM.india } };
    expect((await app.refuse(simulatorContract, "getPortfolio", {}, options)).status).toBe(404);
    const params = { ticker: "LRKD", transactionType: "buy" } as const;
    const body = { client_order_id: randomUUID(), order: { type: "market", quantity: "1" } } as const;
    expect((await app.refuse(simulatorContract, "placeOrder", { params, body }, options)).status).toBe(404);
  });

  it("crypto counts in Singapore, and is neither named nor traded", async () => {
    const home = await fresh(user);
    const away = { ...home, headers: { "x-forwarded-for": FROM.singapore } };
    const { assets } = await app.call(marketContract, "listAssets", { query: { kind: "crypto" } }, home);
    const ticker = assets[0]?.ticker ?? "";
    const body = { client_order_id: randomUUID(), order: { type: "market", quantity: "0.01" } } as const;
    await app.call(simulatorContract, "placeOrder", { params: { ticker, transactionType: "buy" }, body }, home);
    app.clock.advance({ seconds: 1 });
    const [here, there] = [
      await app.call(simulatorContract, "getPortfolio", {}, home),
      await app.call(simulatorContract, "getPortfolio", {}, away),
    ];
    expect(there.totalBalance).toBe(here.totalBalance);
    expect(here.assets.map((asset) => asset.ticker)).toContain(ticker);
    expect(JSON.stringify(there)).not.toContain(ticker);
    expect(JSON.stringify(await app.call(simulatorContract, "listOrders", {}, away))).not.toContain(ticker);
    expect(JSON.stringify(await app.call(simulatorContract, "listActivity", {}, away))).not.toContain(ticker);
    const sale = {
      params: { ticker, transactionType: "sell" as const },
      body: { ...body, client_order_id: randomUUID() },
    };
    expect((await app.refuse(simulatorContract, "placeOrder", sale, away)).status).toBe(404);
  });
});
