import { describe, expect, it } from "vitest";
import { limit, market, simulatorWorld, type Trader } from "../testing/simulator-app.ts";

const world = simulatorWorld();

const SAME = { quantity: null, limit_price: null, stop_price: null, trail: null };
const storedRows = async ({ userId }: Trader) =>
  (await world.database.run("select order_id from simulator_order_change where user_id = $1", [userId])).rows.length;

describe("the history of an order", () => {
  it("S7.27 tells what was changed, when, from what to what, oldest first and on every server", async () => {
    const trader = world.trader();
    const { order } = await trader.buy("COIN", limit("10", "9"));
    const start = world.now();
    expect(order.changes).toEqual([]);
    const params = { id: order.id };
    world.app.clock.advance({ seconds: 30 });
    const first = await trader.call("modifyOrder", { params, body: { quantity: "20", limit_price: "8.5" } });
    const both = { quantity: { from: "10", to: "20" }, limit_price: { from: "9.00", to: "8.50" } };
    expect(first.order.changes).toEqual([{ ...SAME, at: start + 30, ...both }]);
    world.app.clock.advance({ seconds: 30 });
    const second = { ...SAME, at: start + 60, limit_price: { from: "8.50", to: "8.25" } };
    await trader.call("modifyOrder", { params, body: { quantity: "20", limit_price: "8.25" } });
    const changes = [...first.order.changes, second];
    const elsewhere = world.trader(1, trader.userId);
    expect((await elsewhere.call("listOrders")).orders).toMatchObject([{ id: order.id, changes }]);
    const ofCoin = await elsewhere.call("listAssetOrders", { params: { ticker: "COIN" } });
    expect(ofCoin.orders).toMatchObject([{ changes }]);
    expect((await trader.buy("COIN", limit("10", "9"), order.client_order_id)).order.changes).toEqual(changes);
    expect((await trader.call("cancelOrder", { params })).order.changes).toEqual(changes);
    expect((await world.trader().call("listOrders")).orders).toEqual([]);
  });

  it("has nothing of what was refused, and nothing of what stayed", async () => {
    const trader = world.trader();
    const { order } = await trader.buy("COIN", limit("10", "9"));
    const params = { id: order.id };
    expect(await trader.refuse("modifyOrder", { params, body: { limit_price: "0.01" } })).toBe("price_out_of_range");
    expect((await trader.call("modifyOrder", { params, body: { limit_price: "9.0" } })).order.changes).toEqual([]);
    expect(await storedRows(trader)).toBe(0);
  });

  it("knows distances of trailing stops, in dollars and in percent", async () => {
    const trader = world.trader();
    await trader.buy("COIN", market("10"));
    const [dollar, percent] = [{ type: "amount", amount: "1.00" } as const, { type: "percent", percent: 2.5 } as const];
    const { order } = await trader.sell("COIN", {
      type: "trailing_stop",
      quantity: "10",
      trail: dollar,
      time_in_force: "gtc",
    });
    const changed = await trader.call("modifyOrder", { params: { id: order.id }, body: { trail: percent } });
    expect(changed.order.changes).toMatchObject([{ ...SAME, trail: { from: dollar, to: percent } }]);
  });

  it("writes the change and its effects atomically, and nothing after a concurrent write", async () => {
    const userId = world.trader().userId;
    const traders = [world.trader(0, userId), world.trader(1, userId)] as const;
    const { order } = await traders[0].buy("COIN", limit("10", "9"));
    const params = { id: order.id };
    const prices = ["8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8"];
    await Promise.all(
      prices.map((limit_price, index) =>
        traders[index % 2 === 0 ? 0 : 1].call("modifyOrder", { params, body: { limit_price } }),
      ),
    );
    const [after] = (await traders[0].call("listOrders")).orders;
    const moves = after?.changes.map(({ limit_price }) => limit_price) ?? [];
    expect(moves).toHaveLength(prices.length);
    // Each change starts from the values of the previous one, and the last leads to the current order.
    expect(moves.map((move) => move?.from)).toEqual(["9.00", ...moves.slice(0, -1).map((move) => move?.to)]);
    expect(moves.at(-1)?.to).toBe(after?.limit_price);
  });

  it("stays readable after a reset, and is never rewritten", async () => {
    const trader = world.trader();
    const { order } = await trader.buy("COIN", limit("10", "9"));
    const { order: changed } = await trader.call("modifyOrder", {
      params: { id: order.id },
      body: { limit_price: "8" },
    });
    await trader.call("resetPortfolio", { body: { account_number: 1 } });
    const old = await trader.call("listOrders", { query: { account_number: 1 } });
    expect(old.orders).toMatchObject([{ status: "cancelled", changes: changed.changes }]);
    expect((await trader.call("listOrders")).orders).toEqual([]);
    await expect(
      world.database.run("update simulator_order_change set at = 0 where user_id = $1", [trader.userId]),
    ).rejects.toThrow(/never changed/);
  });
});
