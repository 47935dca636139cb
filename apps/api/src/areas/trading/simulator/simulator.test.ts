import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WireOrder } from "./orders/read-request.ts";
import { brokenBooks } from "./testing/books.ts";
import { createSimulatorApp, market, type Trader } from "./testing/simulator-app.ts";

let world: Awaited<ReturnType<typeof createSimulatorApp>>;
beforeAll(async () => {
  world = await createSimulatorApp();
});
afterAll(async () => {
  expect(await brokenBooks(world.database)).toEqual([]);
});

const limit = (quantity: string, price: string) =>
  ({ type: "limit", quantity, limit_price: price, time_in_force: "gtc" }) as const;
const orderBody = (order: WireOrder) => ({ client_order_id: randomUUID(), order });
const orderOf = async (trader: Trader, id: string) => {
  const { orders } = await trader.call("listOrders");
  return orders.find((order) => order.id === id);
};

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

describe("orders", () => {
  it("S7.29 a market order fills at the ask, with its costs laid open", async () => {
    const trader = world.trader();
    const { order, legs, portfolio } = await trader.buy("ACME", market("10"));
    expect(order).toMatchObject({ status: "filled", filled_quantity: "10", average_price: "100.01", side: "buy" });
    expect(order.fills).toEqual([
      {
        at: world.now(),
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
    expect(portfolio).toMatchObject({ balance: 98_998.9, totalBalance: 99_998.9, totalProfit: -1.1 });
    expect(portfolio.assets).toMatchObject([
      { ticker: "ACME", quantity: "10", cost: "1001.10", value: "1000.00", profit: "-1.10" },
    ]);
    expect(await trader.call("getPortfolio")).toEqual(portfolio);
  });

  it("S7.29 no answer tells a price of a second that has not come", async () => {
    const trader = world.trader();
    const at = world.now();
    const args = { params: { ticker: "ACME", transactionType: "buy" }, body: orderBody(market("10")) } as const;
    const { order, portfolio } = await trader.call("placeOrder", args);
    expect(order).toMatchObject({ status: "open", accepted_at: at, fills: [] });
    expect(portfolio).toMatchObject({ at, balance: 100_000, assets: [] });
    expect(portfolio.reserved).toBeCloseTo(Number(order.reserved), 2);
    expect((await trader.call("listActivity")).items.filter((item) => item.at > at)).toEqual([]);
    world.app.clock.advance({ seconds: 1 });
    expect((await trader.call("placeOrder", args)).order).toMatchObject({ status: "filled", fills: [{ at: at + 1 }] });
  });

  it("a sale takes the oldest lots first and tells what it earned", async () => {
    const trader = world.trader();
    const start = world.now();
    await trader.buy("INDX", market("10"));
    world.market.setPrice("INDX", start + 10, 60);
    world.app.clock.set(new Date((start + 20) * 1000).toISOString());
    await trader.buy("INDX", market("10"));
    const { order, portfolio } = await trader.sell("INDX", market("15"));
    // 15 at 59.99, less 10 at 50.01 and 5 at 60.01; funds trade without commission.
    expect(order.fills).toMatchObject([{ price: "59.99", realized_profit: "99.70" }]);
    expect(portfolio.assets).toMatchObject([{ quantity: "5", average_price: "60.01", cost: "300.05" }]);
    const { items } = await trader.call("listActivity");
    expect(items.map(({ type, amount }) => [type, amount])).toEqual([
      ["sell", "899.85"],
      ["buy", "-600.10"],
      ["buy", "-500.10"],
      ["deposit", "100000.00"],
    ]);
  });

  it("S7.27 an open limit order reserves its cash, and fills while its user is away", async () => {
    const trader = world.trader();
    const start = world.now();
    const { order, portfolio } = await trader.buy("ACME", limit("10", "90"));
    expect(order).toMatchObject({ status: "open", reserved: "901.00", filled_quantity: "0", fills: [] });
    expect(portfolio).toMatchObject({ balance: 100_000, reserved: 901 });
    world.market.setPrice("ACME", start + 3600, 85);
    world.market.setPrice("ACME", start + 3660, 100);
    world.app.clock.set(new Date((start + 7200) * 1000).toISOString());
    const { orders } = await trader.call("listAssetOrders", { params: { ticker: "ACME" } });
    expect(orders).toMatchObject([
      { id: order.id, status: "filled", reserved: "0.00", fills: [{ at: start + 3600, price: "85.01" }] },
    ]);
    expect((await trader.call("listAssetOrders", { params: { ticker: "COIN" } })).orders).toEqual([]);
    expect(await trader.call("getPortfolio")).toMatchObject({ reserved: 0, balance: 99_148.9 });
  });

  it("a bracket guards what it bought: when the stop sells, the target ends", async () => {
    const trader = world.trader();
    const start = world.now();
    const bracket = {
      type: "bracket",
      quantity: "10",
      stop_loss_price: "90",
      take_profit_price: "120",
      time_in_force: "gtc",
    } as const;
    const { order, legs, portfolio } = await trader.buy("ACME", bracket);
    expect(order).toMatchObject({ status: "filled", role: "entry" });
    expect(legs).toMatchObject([
      { role: "stop_loss", status: "open", parent_id: order.id, stop_price: "90.00" },
      { role: "take_profit", status: "open", parent_id: order.id, limit_price: "120.00" },
    ]);
    expect(portfolio.assets).toMatchObject([{ quantity: "10", reserved_quantity: "10" }]);
    world.market.setPrice("ACME", start + 100, 80);
    world.market.setPrice("ACME", start + 200, 130);
    world.app.clock.set(new Date((start + 300) * 1000).toISOString());
    const { orders } = await trader.call("listOrders", { query: { status: "ended" } });
    expect(orders.map(({ role, status, reason, average_price }) => [role, status, reason, average_price])).toEqual([
      ["take_profit", "cancelled", "other_leg", null],
      ["stop_loss", "filled", null, "79.99"],
      ["entry", "filled", null, "100.01"],
    ]);
    expect((await trader.call("getPortfolio")).assets).toEqual([]);
    world.market.setPrice("ACME", start + 300, 100);
  });

  it("a trailing stop follows the price up and sells when it turns", async () => {
    const trader = world.trader();
    const start = world.now();
    await trader.buy("COIN", market("100"));
    const trail = { type: "percent", percent: 10 } as const;
    const { order } = await trader.sell("COIN", {
      type: "trailing_stop",
      quantity: "100",
      trail,
      time_in_force: "gtc",
    });
    expect(order).toMatchObject({ status: "open", trail });
    world.market.setPrice("COIN", start + 60, 20);
    world.app.clock.set(new Date((start + 70) * 1000).toISOString());
    expect((await orderOf(trader, order.id))?.trailing_level).toBe("17.991");
    world.market.setPrice("COIN", start + 80, 17);
    world.app.clock.set(new Date((start + 90) * 1000).toISOString());
    expect(await orderOf(trader, order.id)).toMatchObject({ status: "filled", average_price: "16.99" });
    world.market.setPrice("COIN", start + 90, 10);
  });

  it("S7.29 more than the market trades in a minute is filled minute by minute", async () => {
    const trader = world.trader();
    world.market.minuteVolume = 1000;
    const { order } = await trader.buy("INDX", market("250"));
    expect(order).toMatchObject({ status: "partially_filled", filled_quantity: "100" });
    world.app.clock.advance({ minutes: 5 });
    const filled = await orderOf(trader, order.id);
    expect(filled).toMatchObject({ status: "filled", filled_quantity: "250" });
    expect(filled?.fills.map(({ quantity }) => quantity)).toEqual(["100", "100", "50"]);
    world.market.minuteVolume = 100_000;
  });

  it("an open order can be changed and cancelled; an ended one cannot", async () => {
    const trader = world.trader();
    const { order } = await trader.buy("COIN", limit("10", "9"));
    const params = { id: order.id };
    const changed = await trader.call("modifyOrder", { params, body: { quantity: "20", limit_price: "8.5" } });
    expect(changed.order).toMatchObject({ quantity: "20", limit_price: "8.50", reserved: "170.17", status: "open" });
    expect(await trader.refuse("modifyOrder", { params, body: { stop_price: "8" } })).toBe("validation_failed");
    expect(await trader.refuse("modifyOrder", { params, body: { quantity: "20000" } })).toBe("insufficient_cash");
    const cancelled = await trader.call("cancelOrder", { params });
    expect(cancelled.order).toMatchObject({ status: "cancelled", reason: "cancelled", reserved: "0.00" });
    expect(await trader.call("cancelOrder", { params })).toEqual(cancelled);
    expect(await trader.refuse("modifyOrder", { params, body: { quantity: "5" } })).toBe("order_not_open");
    const { order: filled } = await trader.buy("COIN", market("1"));
    expect(await trader.refuse("cancelOrder", { params: { id: filled.id } })).toBe("order_not_open");
    expect(await trader.refuse("cancelOrder", { params: { id: randomUUID() } })).toBe("not_found");
    expect(await world.trader().refuse("cancelOrder", { params })).toBe("not_found");
    expect(await world.trader().refuse("modifyOrder", { params, body: { quantity: "1" } })).toBe("not_found");
  });

  it("previewing an order says what placing it then costs, and places nothing", async () => {
    const trader = world.trader();
    const params = { ticker: "COIN", transactionType: "buy" } as const;
    const preview = await trader.call("previewOrder", { params, body: market("100") });
    expect(preview).toMatchObject({ fills_at_once: "100", cost: { expected_price: "10.01", commission: "1.001" } });
    expect((await trader.call("listOrders")).orders).toEqual([]);
    const { order, portfolio } = await trader.buy("COIN", market("100"));
    const { expected_price: _, ...cost } = preview.cost;
    expect(order.fills[0]?.cost).toEqual(cost);
    expect(preview.balance_after).toBe("98997.999");
    expect(portfolio.balance).toBe(98_998);
    const sale = { ticker: "COIN", transactionType: "sell" } as const;
    expect(await trader.refuse("previewOrder", { params: sale, body: market("100.00000001") })).toBe(
      "insufficient_quantity",
    );
  });
});

describe("what is refused", () => {
  const refusals: [string, "buy" | "sell", string, Parameters<Trader["buy"]>[1], string][] = [
    ["an unknown ticker", "buy", "NONE", market("1"), "not_found"],
    ["too little cash", "buy", "ACME", market("1000"), "insufficient_cash"],
    ["cash that covers the price but not the commission", "buy", "ACME", limit("1000", "100"), "insufficient_cash"],
    ["nothing to sell", "sell", "ACME", market("1"), "insufficient_quantity"],
    ["a price ten times too high", "buy", "ACME", limit("1", "1001"), "price_out_of_range"],
    ["a price ten times too low", "buy", "ACME", limit("1", "9.99"), "price_out_of_range"],
    ["less than a cent", "buy", "ACME", market("0.00000001"), "order_too_small"],
    ["nothing", "buy", "ACME", market("0"), "order_too_small"],
    ["more than a day's volume", "buy", "ACME", market("1000001"), "order_too_large"],
    [
      "a stop to buy below the market",
      "buy",
      "ACME",
      { type: "stop", quantity: "1", stop_price: "99", time_in_force: "gtc" },
      "stop_on_wrong_side",
    ],
    [
      "a bracket upside down",
      "buy",
      "ACME",
      { type: "bracket", quantity: "1", stop_loss_price: "110", take_profit_price: "90", time_in_force: "gtc" },
      "bracket_out_of_order",
    ],
  ];
  it.each(refusals)(
    "S7.29 %s is refused by name and changes nothing",
    async (_, transactionType, ticker, order, code) => {
      const trader = world.trader();
      const before = await trader.call("getPortfolio");
      const args = { params: { ticker, transactionType }, body: { client_order_id: randomUUID(), order } };
      expect(await trader.refuse("placeOrder", args)).toBe(code);
      expect(await trader.call("getPortfolio")).toEqual(before);
      expect((await trader.call("listOrders")).orders).toEqual([]);
    },
  );

  it("S7.29 no market order while the market is closed; a limit order waits for it to open", async () => {
    const trader = world.trader();
    const start = world.now();
    world.market.close(start - 10, start + 3600);
    const params = { ticker: "ACME", transactionType: "buy" } as const;
    const body = { client_order_id: randomUUID(), order: market("1") };
    expect(await trader.refuse("placeOrder", { params, body })).toBe("market_closed");
    const { order } = await trader.buy("ACME", limit("1", "110"));
    expect(order.status).toBe("open");
    expect((await trader.call("previewOrder", { params, body: limit("1", "110") })).fills_at_once).toBe("0");
    expect((await trader.buy("COIN", market("1"))).order.status).toBe("filled");
    world.app.clock.set(new Date((start + 4000) * 1000).toISOString());
    expect(await orderOf(trader, order.id)).toMatchObject({ status: "filled", fills: [{ at: start + 3600 }] });
  });

  it("more open orders than an account takes", async () => {
    const trader = world.trader();
    for (let count = 0; count < 200; count++) await trader.buy("COIN", limit("1", "5"));
    const params = { ticker: "COIN", transactionType: "buy" } as const;
    const body = { client_order_id: randomUUID(), order: limit("1", "5") };
    expect(await trader.refuse("placeOrder", { params, body })).toBe("too_many_open_orders");
  });
});

describe("what is refused in the lists and in the form of an order", () => {
  it("S7.27 orders of an instrument come in pages", async () => {
    const trader = world.trader();
    for (let count = 0; count < 5; count++) await trader.buy("COIN", limit("1", "5"));
    const page = (query: { limit: number; cursor?: string }) =>
      trader.call("listAssetOrders", { params: { ticker: "COIN" }, query });
    const first = await page({ limit: 3 });
    expect(first.next_cursor).toBe(first.orders.at(-1)?.id);
    const second = await page({ limit: 3, cursor: first.next_cursor ?? "" });
    expect([first.orders.length, second.orders.length, second.next_cursor]).toEqual([3, 2, null]);
    expect(new Set([...first.orders, ...second.orders].map(({ id }) => id)).size).toBe(5);
  });

  it("an account that never was is not found, in every list", async () => {
    const trader = world.trader();
    for (const name of ["listOrders", "listActivity"] as const) {
      expect(await trader.refuse(name, { query: { account_number: 2 } })).toBe("not_found");
    }
  });

  it("S7.29 a bracket that sells, and a trailing distance with a third decimal", async () => {
    const trader = world.trader();
    await trader.buy("COIN", market("10"));
    const rest = { quantity: "5", time_in_force: "gtc" } as const;
    const orders = [
      { type: "bracket", stop_loss_price: "9", take_profit_price: "12", ...rest },
      { type: "trailing_stop", trail: { type: "percent", percent: 2.555 }, ...rest },
    ] as const;
    for (const order of orders) {
      const params = { ticker: "COIN", transactionType: "sell" } as const;
      expect(await trader.refuse("placeOrder", { params, body: orderBody(order) })).toBe("validation_failed");
    }
    const trail = { type: "percent", percent: 2.55 } as const;
    expect((await trader.sell("COIN", { type: "trailing_stop", trail, ...rest })).order.trail).toEqual(trail);
  });

  it("more orders than an account keeps, and more resets than a day has", async () => {
    const trader = world.trader();
    await trader.call("getPortfolio");
    const setOrders = "update simulator_account set orders = 20000, revision = revision + 1 where user_id = $1";
    await world.database.run(setOrders, [trader.userId]);
    const args = { params: { ticker: "COIN", transactionType: "buy" }, body: orderBody(market("1")) } as const;
    expect(await trader.refuse("placeOrder", args)).toBe("too_many_orders");
    for (let number = 1; number <= 10; number++) {
      await trader.call("resetPortfolio", { body: { account_number: number } });
    }
    expect(await trader.refuse("resetPortfolio", { body: { account_number: 11 } })).toBe("too_many_resets");
    expect((await trader.call("resetPortfolio", { body: { account_number: 10 } })).account_number).toBe(11);
    world.app.clock.advance({ hours: 24, seconds: 1 });
    expect((await trader.call("resetPortfolio", { body: { account_number: 11 } })).account_number).toBe(12);
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
