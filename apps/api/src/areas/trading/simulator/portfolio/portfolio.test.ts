import { formatUsd, multiply, parseQuantity, parseUsd } from "@candlewise/domain/simulator/money";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { limit, market, orderOf, simulatorWorld } from "../testing/simulator-app.ts";

const world = simulatorWorld();

describe("the portfolio", () => {
  it("S7.26 S3.07 S3.13 begins with 100,000 dollars, and no assets", async () => {
    const trader = world.trader();
    const portfolio = await trader.call("getPortfolio");
    expect(portfolio).toEqual({
      balance: 100_000,
      totalBalance: 100_000,
      totalProfit: 0,
      totalProfitPercent: 0,
      reserved: 0,
      day_change: 0,
      day_change_percent: 0,
      account_number: 1,
      opened_at: world.now(),
      at: world.now(),
      source: "practice",
      cursor: "1-0-1",
      assets: [],
      closed_today: [],
    });
    expect(await trader.call("getPortfolio")).toEqual(portfolio);
  });

  it("is opened once, however many ask first at once", async () => {
    const userId = randomUUID();
    const traders = Array.from({ length: 20 }, (_, index) => world.trader(index % 2 === 0 ? 0 : 1, userId));
    await Promise.all(traders.map((trader) => trader.call("getPortfolio")));
    const { items } = await world.trader(0, userId).call("listActivity");
    expect(items.map(({ type, amount, balance_after }) => ({ type, amount, balance_after }))).toEqual([
      { type: "deposit", amount: "100000.00", balance_after: "100000.00" },
    ]);
  });

  it("S3.13 follows the market: value, profit, the day's change", async () => {
    const trader = world.trader();
    await trader.buy("COIN", market("1000"));
    world.market.setPrice("COIN", world.now() + 30, 11);
    world.app.clock.advance({ seconds: 60 });
    const { balance, totalBalance, totalProfit, day_change, assets } = await trader.call("getPortfolio");
    // 1,000 at 10.01 plus 0.1 %.
    expect(balance).toBe(100_000 - 10_010 - 10.01);
    expect(totalBalance).toBe(100_979.99);
    expect(totalProfit).toBe(979.99);
    expect(day_change).toBe(979.99);
    expect(assets).toMatchObject([
      { ticker: "COIN", price: "11.00", value: "11000.00", profit: "979.99", weight_percent: 10.8932 },
    ]);
  });
});

describe("day P/L", () => {
  it("S3.13 counts what was sold today, dividends and commissions, each from the start of its instrument's day", async () => {
    const trader = world.trader();
    const sum = async () => {
      const { day_change, assets, closed_today } = await trader.call("getPortfolio");
      const parts = [...assets, ...closed_today].map((each) => Number(each.day_change));
      expect(parts.reduce((total, part) => total + part, 0)).toBeCloseTo(day_change, 2);
      return day_change;
    };
    // 100.01 and one dollar of commission for each ten shares; at the close the mid price is 100.
    await trader.buy("ACME", market("10"));
    expect(await sum()).toBe(-1.1);
    const close = world.now() + 100;
    world.market.close(close, close + 600);
    world.app.clock.advance({ seconds: 700 });
    expect(await sum()).toBe(0);

    const today = world.now();
    world.market.setPrice("ACME", today, 104);
    world.market.addAction("ACME", { type: "dividend", at: today + 10, amount: 5000n });
    world.app.clock.advance({ seconds: 60 });
    await trader.sell("ACME", market("4"));
    const { assets } = await trader.call("getPortfolio");
    // Ten shares gained 4 and 0.50 of dividend; selling four cost a cent each and one dollar. They were bought for 100.11 each.
    expect(assets).toMatchObject([{ ticker: "ACME", quantity: "6", day_change: "43.96", realized_today: "14.52" }]);
    expect(await sum()).toBe(43.96);
    await trader.sell("ACME", market("6"));
    world.market.setPrice("ACME", today + 200, 50);
    world.app.clock.advance({ seconds: 600 });
    const closed = await trader.call("getPortfolio");
    expect(closed).toMatchObject({ assets: [], closed_today: [{ ticker: "ACME", day_change: "42.90" }] });
    expect(await sum()).toBe(42.9);
    // After the next close it is a new day.
    world.market.close(today + 800, today + 900);
    world.app.clock.advance({ seconds: 400 });
    expect(await trader.call("getPortfolio")).toMatchObject({ day_change: 0, closed_today: [] });
    world.market.setPrice("ACME", world.now(), 100);
  });

  it("S3.13 is the same whether a node has the account in memory or reads it", async () => {
    const trader = world.trader();
    await trader.buy("INDX", market("3"));
    await trader.buy("COIN", market("5"));
    const { portfolio } = await trader.sell("INDX", market("1"));
    const read = await world.trader(1, trader.userId).call("getPortfolio");
    expect(read).toEqual({ ...portfolio, cursor: read.cursor });
    const facts = await world.simulator.read(trader.userId);
    expect(Number(facts.dayProfit().change) / 10_000).toBeCloseTo(read.day_change, 2);
  });

  it("S3.13 a position's figures multiply out", async () => {
    const trader = world.trader();
    await trader.buy("ACME", market("3.33333333"));
    const [position] = (await trader.call("getPortfolio")).assets;
    if (!position) throw new Error("nothing is held");
    const { quantity, price, value, cost, profit, average_price } = position;
    expect(multiply(parseQuantity(quantity), parseUsd(price))).toBe(parseUsd(value));
    expect(parseUsd(value) - parseUsd(cost)).toBe(parseUsd(profit));
    expect(formatUsd(multiply(parseQuantity(quantity), parseUsd(average_price)))).toBe(cost);
  });
});

describe("corporate actions", () => {
  it("a dividend is paid to who held, a split changes no value", async () => {
    const trader = world.trader();
    const start = world.now();
    await trader.buy("INDX", market("10"));
    const resting = await trader.buy("INDX", limit("4", "30"));
    world.market.addAction("INDX", { type: "dividend", at: start + 100, amount: 5000n });
    world.market.addAction("INDX", { type: "split", at: start + 200, numerator: 2n, denominator: 1n });
    const mid = Number(world.market.quote("INDX", start).mid);
    world.market.setPrice("INDX", start + 200, mid / 20_000);
    world.app.clock.set(new Date((start + 300) * 1000).toISOString());
    const { items } = await trader.call("listActivity");
    expect(items.slice(0, 2)).toMatchObject([
      { type: "split", quantity: "20", ratio: "2:1", amount: "0.00" },
      { type: "dividend", quantity: "10", price: "0.50", amount: "5.00" },
    ]);
    expect((await trader.call("getPortfolio")).assets).toMatchObject([{ quantity: "20" }]);
    expect(await orderOf(trader, resting.order.id)).toMatchObject({ quantity: "8", limit_price: "15.00" });
  });
});

describe("a reset", () => {
  it("begins again, keeps what was, and happens once", async () => {
    const trader = world.trader();
    await trader.buy("COIN", market("100"));
    const { order } = await trader.buy("COIN", limit("10", "8"));
    const body = { account_number: 1 };
    const [portfolio, repeat] = await Promise.all([
      trader.call("resetPortfolio", { body }),
      world.trader(1, trader.userId).call("resetPortfolio", { body }),
    ]);
    expect(portfolio).toMatchObject({ account_number: 2, balance: 100_000, totalProfit: 0, reserved: 0, assets: [] });
    expect(repeat).toEqual(portfolio);
    expect(await trader.call("resetPortfolio", { body })).toEqual(portfolio);
    expect(await trader.refuse("resetPortfolio", { body: { account_number: 3 } })).toBe("not_found");
    expect((await trader.call("listOrders")).orders).toEqual([]);
    const old = await trader.call("listOrders", { query: { account_number: 1 } });
    expect(old.orders.find(({ id }) => id === order.id)).toMatchObject({ status: "cancelled", reason: "reset" });
    const { items } = await trader.call("listActivity", { query: { account_number: 1 } });
    expect(items.map(({ type }) => type)).toEqual(["buy", "deposit"]);
    expect(await (await world.simulator.read(trader.userId)).accounts(100)).toMatchObject([
      { number: 1, endedAt: world.now() },
      { number: 2, endedAt: null },
    ]);
  });
});
