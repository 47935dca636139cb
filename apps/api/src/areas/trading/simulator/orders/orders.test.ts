import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { limit, market, orderBody, orderOf, simulatorWorld } from "../testing/simulator-app.ts";

const world = simulatorWorld();

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
    // The cursor is that of the account as it was read: what a call writes itself comes after it.
    expect(await trader.call("getPortfolio")).toEqual({ ...portfolio, cursor: expect.any(String) });
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
    const rolesOf = async (status: "filled" | "cancelled" | "expired", cursor?: string) => {
      const page = await trader.call("listOrders", { query: { status, limit: 1, ...(cursor && { cursor }) } });
      return [page.orders.map(({ role }) => role), page.next_cursor] as const;
    };
    const [first, cursor] = await rolesOf("filled");
    expect(first).toEqual(["stop_loss"]);
    expect(await rolesOf("filled", cursor ?? "")).toEqual([["entry"], null]);
    expect(await rolesOf("cancelled")).toEqual([["take_profit"], null]);
    expect(await rolesOf("expired")).toEqual([[], null]);
    const traded = await trader.call("listOrders", { query: { status: "traded" } });
    expect(traded.orders.map(({ role }) => role)).toEqual(["stop_loss", "entry"]);
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
