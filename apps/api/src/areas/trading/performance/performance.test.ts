import type { PerformanceShapes } from "@candlewise/contracts/performance/schemas";
import { performanceContract } from "@candlewise/contracts/performance/schemas";
import { authContract } from "@candlewise/contracts/auth/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import type { CallArguments } from "@candlewise/contracts/endpoint";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

/** A Monday on which the exchange is open. */
const MONDAY = "2026-11-23T15:00:00.000Z";
const FUND = "SNBM";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: MONDAY });
});

type Query = NonNullable<NonNullable<CallArguments<PerformanceShapes["getPerformance"]>["query"]>>;

const show = (user: TestUser, query: Query = {}) =>
  app.call(performanceContract, "getPerformance", { query }, { token: user.accessToken });

const portfolio = (user: TestUser) => app.call(simulatorContract, "getPortfolio", {}, { token: user.accessToken });

type Order = CallArguments<(typeof simulatorContract)["shapes"]["placeOrder"]>["body"]["order"];

/** The user signs in again after some days. */
async function later(user: TestUser, days: number): Promise<TestUser> {
  app.clock.advance({ days });
  const { email, password } = user;
  const { access_token: accessToken } = await app.call(authContract, "login", { body: { email, password } });
  return { ...user, accessToken };
}

async function trade(user: TestUser, transactionType: "buy" | "sell", order: Order, ticker = FUND) {
  const args = { params: { ticker, transactionType }, body: { client_order_id: randomUUID(), order } };
  const placed = await app.call(simulatorContract, "placeOrder", args, { token: user.accessToken });
  app.clock.advance({ minutes: 1 });
  return placed.order.id;
}
const market = (quantity: string): Order => ({ type: "market", quantity });

describe("performance of a practice account", () => {
  it("says of a new account only what is there to say", async () => {
    const user = await signUp(app);
    const { points, trades, risk, drawdown, accounts, ...rest } = await show(user);
    expect(points.map(({ value, return_percent }) => [value, return_percent])).toEqual([["100000.00", 0]]);
    expect(trades).toMatchObject({ closed: 0, needed: 20, win_rate_percent: null, expectancy: null });
    expect(risk).toEqual({ days: 0, needed: 20, daily_volatility_percent: null, sharpe: null, sortino: null });
    expect(drawdown).toBeNull();
    expect(accounts).toHaveLength(1);
    expect(rest).toMatchObject({ profit: "0.00", return_percent: 0, market: { ticker: FUND, return_percent: 0 } });
  });

  it("follows the market with the fund itself, less what the trade has cost", async () => {
    let user = await signUp(app);
    await show(user);
    const { price } = await quote(user);
    await trade(user, "buy", market(String(Math.floor(90_000 / Number(price)))));
    user = await later(user, 60);
    const answer = await show(user);
    const { totalBalance } = await portfolio(user);
    expect(Number(answer.value)).toBeCloseTo(totalBalance, 1);
    expect(answer.market).not.toBeNull();
    const invested = answer.exposure.equity_percent / 100;
    expect(Math.abs(answer.return_percent - invested * (answer.market?.return_percent ?? 99))).toBeLessThan(0.2);
    expect(answer.risk.days).toBeGreaterThan(35);
    expect(answer.risk.daily_volatility_percent).toBeGreaterThan(0.1);
    expect(answer.exposure.time_percent).toBeGreaterThan(99);
    expect(answer.exposure.equity_percent).toBeGreaterThan(85);
    expect(answer.costs.orders).toBe(1);
    expect(Number(answer.costs.total)).toBeGreaterThan(0);
    const falls = answer.points.map(({ drawdown_percent }) => drawdown_percent);
    expect(answer.drawdown?.percent).toBe(Math.max(...falls));
    const week = await show(user, { range: "1w" });
    expect(week.until - week.from).toBe(7 * 86_400);
    expect(week.points[0]).toMatchObject({ return_percent: 0, market_percent: 0 });
  });

  it("counts closed trades as the ledger has booked them, in units of their planned risk", async () => {
    app.clock.set("2027-02-01T15:00:00.000Z");
    let user = await signUp(app);
    const { price } = await quote(user);
    const at = (factor: number) => (Number(price) * factor).toFixed(2);
    const stop_loss_price = at(0.9);
    await trade(user, "buy", {
      type: "bracket",
      quantity: "10",
      stop_loss_price,
      take_profit_price: at(1.3),
      time_in_force: "gtc",
    });
    await trade(user, "buy", market("7"), "SNWE");
    await trade(user, "sell", market("3"), "SNWE");
    user = await later(user, 400);
    const { trips, trades } = await show(user);
    const { items } = await app.call(simulatorContract, "listActivity", {}, { token: user.accessToken });
    const realised = items.reduce((sum, { type, realized_profit }) => {
      return type === "sell" ? sum + Number(realized_profit ?? 0) : sum;
    }, 0);
    expect(Number(trades.profit)).toBeCloseTo(realised, 4);
    expect(trips.map(({ ticker }) => ticker)).toContain("SNWE");
    expect(trades.closed).toBe(trips.length);
    expect(trades.r.uncounted).toBe(trips.filter(({ r }) => r === null).length);
    const bracket = trips.find(({ ticker }) => ticker === FUND);
    const entry = items.find(({ type, ticker }) => type === "buy" && ticker === FUND);
    const risk = 10 * (Number(entry?.price) - Number(stop_loss_price));
    expect(bracket?.r).toBeCloseTo(Number(bracket?.profit) / risk, 2);
  });

  it("counts R by the first stop, wherever it was moved to before it was hit", async () => {
    app.clock.set("2027-02-01T15:00:00.000Z");
    let user = await signUp(app);
    const { price } = await quote(user);
    const at = (factor: number) => (Number(price) * factor).toFixed(2);
    const order = { type: "bracket", quantity: "10", take_profit_price: at(3), time_in_force: "gtc" } as const;
    const entryId = await trade(user, "buy", { ...order, stop_loss_price: at(0.9) });
    const legs = await app.call(simulatorContract, "listOrders", { query: {} }, { token: user.accessToken });
    const stop = legs.orders.find(({ role }) => role === "stop_loss");
    for (const stop_price of [at(0.95), at(0.98)]) {
      app.clock.advance({ seconds: 1 });
      const change = { params: { id: stop?.id ?? "" }, body: { stop_price } };
      await app.call(simulatorContract, "modifyOrder", change, { token: user.accessToken });
    }
    user = await later(user, 80);
    const { trips } = await show(user);
    const entry = legs.orders.find(({ id }) => id === entryId);
    const risk = 10 * (Number(entry?.average_price) - Number(at(0.9)));
    expect(trips).toHaveLength(1);
    // Stopped out 2 % below the price, with 10 % of it at risk.
    expect(trips[0]?.r).toBeCloseTo(Number(trips[0]?.profit) / risk, 2);
    expect(trips[0]?.r).toBeGreaterThan(-0.5);
    expect(trips[0]?.r).toBeLessThan(0);
    await app.call(simulatorContract, "resetPortfolio", { body: { account_number: 1 } }, { token: user.accessToken });
    expect((await show(user, { account_number: 1 })).trips).toEqual(trips);
  });

  it("keeps ended accounts readable, and knows no others", async () => {
    app.clock.set(MONDAY);
    const user = await signUp(app);
    await trade(user, "buy", market("20"));
    const token = { token: user.accessToken };
    await app.call(simulatorContract, "resetPortfolio", { body: { account_number: 1 } }, token);
    const now = await show(user);
    expect(now).toMatchObject({ account_number: 2, value: "100000.00" });
    expect(now.accounts.map(({ number }) => number)).toEqual([1, 2]);
    const past = await show(user, { account_number: 1 });
    expect(past.until).toBe(now.accounts[0]?.ended_at);
    expect(past.value).not.toBe("100000.00");
    const unknown = { query: { account_number: 3 } };
    expect((await app.refuse(performanceContract, "getPerformance", unknown, token)).status).toBe(404);
  });

  it("S6.10 does not exist where the simulator is hidden", async () => {
    const hiding = await createTestApp({ now: MONDAY, environment: { GEO_COUNTRY_HEADER: "x-country" } });
    const user = await signUp(hiding);
    const options = { token: user.accessToken, headers: { "x-country": "IN" } };
    expect((await hiding.refuse(performanceContract, "getPerformance", {}, options)).error).toBe("not_found");
  });
});

async function quote(user: TestUser): Promise<{ price: string }> {
  const { body } = await app.http.inject({
    url: `/api/v2/assets/${FUND}/`,
    headers: { authorization: `Bearer ${user.accessToken}` },
  });
  return (JSON.parse(body) as { asset: { quote: { price: string } } }).asset.quote;
}
