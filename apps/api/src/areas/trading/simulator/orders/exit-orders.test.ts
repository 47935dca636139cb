import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { limit, market, orderOf, simulatorWorld, type Trader } from "../testing/simulator-app.ts";

const world = simulatorWorld();

const bracket = (quantity: string, limit_price?: string) =>
  ({
    type: "bracket",
    quantity,
    ...(limit_price && { limit_price }),
    stop_loss_price: "8",
    take_profit_price: "13",
    time_in_force: "gtc",
  }) as const;
const exits = (quantity: string) =>
  ({ type: "oco", quantity, stop_loss_price: "9", take_profit_price: "12", time_in_force: "gtc" }) as const;
const sale = (ticker = "COIN") => ({ params: { ticker, transactionType: "sell" as const } });
const openOrders = async (trader: Trader) => (await trader.call("listOrders", { query: { status: "open" } })).orders;
const legsOf = async (trader: Trader) =>
  (await openOrders(trader)).map(({ role, quantity }) => `${role} ${quantity}`).toSorted();

describe("a bracketed position", () => {
  it("S7.29 can be sold: its legs get smaller, in the same write", async () => {
    const trader = world.trader();
    await trader.buy("COIN", bracket("3000"));
    const { assets } = await trader.call("getPortfolio");
    expect(assets).toMatchObject([{ reserved_quantity: "3000", sellable_quantity: "3000" }]);
    const preview = await trader.call("previewOrder", { ...sale(), body: market("1500") });
    expect(preview).toMatchObject({ max_quantity: "3000", total: "14970.015" });
    expect(preview.gives_way.map(({ quantity_left }) => quantity_left)).toEqual(["1500", "1500"]);
    await trader.sell("COIN", market("1500"));
    expect(await legsOf(trader)).toEqual(["stop_loss 1500", "take_profit 1500"]);
    expect(await trader.refuse("previewOrder", { ...sale(), body: market("1500.5") })).toBe("insufficient_quantity");
  });

  it("S7.29 is closed by one call, however often it is sent, on whichever node", async () => {
    const trader = world.trader();
    await trader.buy("COIN", bracket("100"));
    await trader.sell("COIN", limit("40", "12"));
    const call = { params: { ticker: "COIN" }, body: { client_order_id: randomUUID() } };
    const [first, second] = await Promise.all([
      trader.call("closePosition", call),
      world.trader(1, trader.userId).call("closePosition", call),
    ]);
    expect(first.orders).toMatchObject([{ side: "sell", type: "market", quantity: "100" }]);
    expect(second.orders.map(({ id }) => id)).toEqual(first.orders.map(({ id }) => id));
    expect(first.canceled.length + second.canceled.length).toBe(3);
    world.app.clock.advance({ seconds: 1 });
    expect((await trader.call("closePosition", call)).orders).toMatchObject([{ status: "filled" }]);
    expect(await trader.call("getPortfolio")).toMatchObject({ assets: [] });
    const again = { ...call, body: { client_order_id: randomUUID() } };
    expect(await trader.refuse("closePosition", again)).toBe("nothing_to_close");
    const other = { params: { ticker: "ACME" }, body: call.body };
    expect(await trader.refuse("closePosition", other)).toBe("order_id_reused");
  });
});

describe("exit legs of a position", () => {
  it("S7.29 sell once: the stop and the target share one reservation", async () => {
    const trader = world.trader();
    await trader.buy("COIN", market("10"));
    const clientOrderId = randomUUID();
    const { order, legs } = await trader.sell("COIN", exits("10"), clientOrderId);
    expect([order.role, ...legs.map(({ role }) => role)]).toEqual(["stop_loss", "take_profit"]);
    expect(order).toMatchObject({ type: "stop", group_id: legs[0]?.group_id, distance_percent: -10, last: "10.00" });
    const again = await world.trader(1, trader.userId).sell("COIN", exits("10"), clientOrderId);
    expect(again.order.id).toBe(order.id);
    expect((await openOrders(trader)).length).toBe(2);
    const body = { client_order_id: clientOrderId, order: exits("5") };
    expect(await trader.refuse("placeOrder", { ...sale(), body })).toBe("order_id_reused");
    await trader.call("modifyOrder", { params: { id: order.id }, body: { quantity: "6" } });
    expect(await legsOf(trader)).toEqual(["stop_loss 6", "take_profit 6"]);

    world.market.setPrice("COIN", world.now() + 10, 12.5);
    world.market.setPrice("COIN", world.now() + 20, 8);
    world.market.setPrice("COIN", world.now() + 30, 10);
    world.app.clock.advance({ seconds: 60 });
    expect((await trader.call("getPortfolio")).assets).toMatchObject([{ quantity: "4", sellable_quantity: "4" }]);
    expect(await orderOf(trader, order.id)).toMatchObject({ status: "cancelled", reason: "other_leg" });
  });

  it("are refused in words", async () => {
    const trader = world.trader();
    await trader.buy("COIN", market("10"));
    const place = (order: object) =>
      trader.refuse("previewOrder", { ...sale(), body: { quantity: "10", time_in_force: "gtc", ...order } as never });
    expect(await place({ type: "oco" })).toBe("validation_failed");
    expect(await place({ type: "oco", stop_loss_price: "11" })).toBe("stop_on_wrong_side");
    expect(await place({ type: "oco", take_profit_price: "9" })).toBe("bracket_out_of_order");
    const wide = { type: "percent", percent: 51 };
    expect(await place({ type: "oco", trail: wide })).toBe("trail_out_of_range");
    expect(await place({ type: "trailing_stop", trail: wide })).toBe("trail_out_of_range");
    await trader.sell("COIN", limit("8", "20"));
    expect(await place({ type: "market" })).toBe("quantity_reserved");
  });
});

describe("while the exchange is closed", () => {
  it("S7.29 a market order waits for the open, and the preview says so", async () => {
    const trader = world.trader();
    const open = world.now() + 600;
    world.market.close(world.now(), open);
    const buy = { ticker: "ACME", transactionType: "buy" } as const;
    const preview = await trader.call("previewOrder", { params: buy, body: market("10") });
    expect(preview).toMatchObject({ opens_at: open, fills_at_once: "10" });
    const { order, portfolio } = await trader.buy("ACME", market("10"));
    expect(order).toMatchObject({ status: "open", queued_until: open, distance_percent: null });
    expect(portfolio.reserved).toBeGreaterThan(1000);
    world.app.clock.advance({ seconds: 700 });
    expect(await orderOf(trader, order.id)).toMatchObject({
      status: "filled",
      fills: [{ at: open }],
      queued_until: null,
    });
    const next = world.now() + 100;
    world.market.close(next, next + 100);
    world.app.clock.advance({ seconds: 150 });
    const closed = await trader.call("closePosition", {
      params: { ticker: "ACME" },
      body: { client_order_id: randomUUID() },
    });
    expect(closed.orders).toMatchObject([{ quantity: "10", queued_until: next + 100 }]);
    world.app.clock.advance({ seconds: 100 });
    expect((await trader.call("getPortfolio")).assets).toEqual([]);
  });
});

describe("a preview", () => {
  it("S7.29 counts what other orders reserve, and says what a sale realizes", async () => {
    const trader = world.trader();
    await trader.buy("COIN", market("1000"));
    await trader.buy("COIN", limit("5000", "8"));
    const buy = { ticker: "COIN", transactionType: "buy" } as const;
    const { balance, reserved } = await trader.call("getPortfolio");
    const preview = await trader.call("previewOrder", { params: buy, body: market("100") });
    expect(Number(preview.balance_after)).toBeCloseTo(balance - Number(preview.total), 2);
    expect(Number(preview.buying_power_after)).toBeCloseTo(balance - reserved - Number(preview.total), 2);
    const most = { params: buy, body: market(preview.max_quantity) };
    expect((await trader.call("previewOrder", most)).max_quantity).toBe(preview.max_quantity);
    const more = { params: buy, body: market((Number(preview.max_quantity) + 0.01).toFixed(8)) };
    expect(await trader.refuse("previewOrder", more)).toBe("insufficient_cash");
    const { realized_profit, total } = await trader.call("previewOrder", { ...sale(), body: market("1000") });
    const [held] = (await trader.call("getPortfolio")).assets;
    expect(Number(realized_profit)).toBeCloseTo(Number(total) - Number(held?.cost), 4);
  });
});

describe("canceling", () => {
  it("S7.29 can be undone, with the same order in the same place", async () => {
    const trader = world.trader();
    const { order } = await trader.buy("COIN", bracket("50", "9.5"));
    const { orders } = await trader.call("cancelOrders", { body: {} });
    expect(orders.map(({ status }) => status)).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect((await trader.call("getPortfolio")).reserved).toBe(0);
    const undo = { body: { ids: [order.id] } };
    const [restored, again] = await Promise.all([
      trader.call("restoreOrders", undo),
      world.trader(1, trader.userId).call("restoreOrders", undo),
    ]);
    expect(restored.orders.map(({ status }) => status)).toEqual(["open", "waiting", "waiting"]);
    expect(again.orders.map(({ id }) => id)).toEqual(restored.orders.map(({ id }) => id));
    expect((await trader.call("getPortfolio")).reserved).toBeGreaterThan(475);
    world.market.setPrice("COIN", world.now() + 5, 9.4);
    world.market.setPrice("COIN", world.now() + 9, 10);
    world.app.clock.advance({ seconds: 10 });
    expect(await orderOf(trader, order.id)).toMatchObject({ status: "filled", cost: { commission: "0.4705" } });
    const stranger = world.trader();
    await stranger.call("getPortfolio");
    expect(await stranger.refuse("restoreOrders", undo)).toBe("not_found");
  });

  it("S7.29 of all orders of one instrument leaves the others", async () => {
    const trader = world.trader();
    const { order } = await trader.buy("INDX", limit("1", "40"));
    const late = await trader.buy("COIN", limit("1", "8"));
    const { orders } = await trader.call("cancelOrders", { body: { ticker: "COIN" } });
    expect(orders.map(({ id }) => id)).toEqual([late.order.id]);
    expect((await openOrders(trader)).map(({ id }) => id)).toEqual([order.id]);
    world.app.clock.advance({ seconds: 31 });
    expect(await trader.refuse("restoreOrders", { body: { ids: [late.order.id] } })).toBe("order_not_open");
  });
});
