import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createSimulatorApp, market } from "./testing/simulator-app.ts";

let world: Awaited<ReturnType<typeof createSimulatorApp>>;
beforeAll(async () => {
  world = await createSimulatorApp();
});

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
      assets: [],
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

  it("S7.29 S3.13 a market order fills at the ask, with its costs laid open", async () => {
    const trader = world.trader();
    const { order, legs, portfolio } = await trader.buy("ACME", market("10"));
    expect(order).toMatchObject({ status: "filled", filled_quantity: "10", average_price: "100.01", side: "buy" });
    expect(order.fills).toEqual([
      {
        at: world.now() + 1,
        quantity: "10",
        price: "100.01",
        realized_profit: null,
        cost: {
          mid_price: "100.00",
          value: "1000.00",
          spread: "0.10",
          slippage: "0.00",
          commission: "1.00",
          total_cost: "1.10",
          total_cost_percent: 0.11,
        },
      },
    ]);
    expect(legs).toEqual([]);
    expect(portfolio).toMatchObject({
      balance: 98_998.9,
      totalBalance: 99_998.9,
      totalProfit: -1.1,
      totalProfitPercent: -0.0011,
    });
    expect(portfolio.assets).toMatchObject([
      { ticker: "ACME", quantity: "10", cost: "1001.10", value: "1000.00", profit: "-1.10" },
    ]);
    expect(await trader.call("getPortfolio")).toEqual(portfolio);
  });
});
