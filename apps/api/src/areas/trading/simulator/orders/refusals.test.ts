import { describe, expect, it } from "vitest";
import { limit, market, orderBody, orderOf, simulatorWorld, type Trader } from "../testing/simulator-app.ts";

const world = simulatorWorld();

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
      const args = { params: { ticker, transactionType }, body: orderBody(order) };
      expect(await trader.refuse("placeOrder", args)).toBe(code);
      expect(await trader.call("getPortfolio")).toEqual(before);
      expect((await trader.call("listOrders")).orders).toEqual([]);
    },
  );

  it("S7.29 no market order while a provider's market is closed; a limit order waits for it to open", async () => {
    const trader = world.trader();
    const start = world.now();
    world.market.close(start - 10, start + 3600);
    const params = { ticker: "ACME", transactionType: "buy" } as const;
    const body = orderBody(market("1"));
    Object.assign(world.market, { source: "live" });
    expect(await trader.refuse("placeOrder", { params, body })).toBe("market_closed");
    Object.assign(world.market, { source: "practice" });
    const { order } = await trader.buy("ACME", limit("1", "110"));
    expect(order.status).toBe("open");
    expect(await trader.call("previewOrder", { params, body: limit("1", "110") })).toMatchObject({
      opens_at: start + 3600,
    });
    expect((await trader.buy("COIN", market("1"))).order.status).toBe("filled");
    world.app.clock.set(new Date((start + 4000) * 1000).toISOString());
    expect(await orderOf(trader, order.id)).toMatchObject({ status: "filled", fills: [{ at: start + 3600 }] });
  });

  it("more open orders than an account takes", async () => {
    const trader = world.trader();
    for (let count = 0; count < 200; count++) await trader.buy("COIN", limit("1", "5"));
    const params = { ticker: "COIN", transactionType: "buy" } as const;
    const body = orderBody(limit("1", "5"));
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

  it("S7.29 a purchase when 2,000 are held; selling makes room", async () => {
    const trader = world.trader();
    await trader.buy("COIN", market("1999"));
    await world.database.run(
      `update simulator_position set lot_quantities = array_fill(100000000::bigint, '{1999}'),
         lot_costs = array_fill(100::bigint, '{1999}'), lot_times = array_fill(1::bigint, '{1999}') where user_id = $1`,
      [trader.userId],
    );
    await world.database.run("update simulator_account set revision = revision + 1 where user_id = $1", [
      trader.userId,
    ]);
    await trader.buy("COIN", market("1"));
    const args = { params: { ticker: "COIN", transactionType: "buy" }, body: orderBody(market("1")) } as const;
    expect(await trader.refuse("placeOrder", args)).toBe("too_many_lots");
    await trader.sell("COIN", market("1"));
    expect((await trader.buy("COIN", market("1"))).order.status).toBe("filled");
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
