import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import { afterEach, describe, expect, it } from "vitest";
import { limit, market, orderBody, simulatorWorld, type Trader } from "../testing/simulator-app.ts";

const world = simulatorWorld();
afterEach(() => void world.hide(NOTHING_HIDDEN));

/** A trader who holds shares and coins and has an order for each, and then goes where coins are hidden. */
async function moved() {
  const trader = world.trader();
  await trader.buy("ACME", market("10"));
  await trader.buy("COIN", market("100"));
  const share = await trader.buy("ACME", limit("1", "90"));
  const coin = await trader.buy("COIN", limit("10", "9"));
  world.hide({ crypto: true, simulator: false });
  return { trader, orders: { share: share.order.id, coin: coin.order.id } };
}

async function sumsOf(trader: Trader) {
  const { balance, totalBalance, reserved, assets, hidden } = await trader.call("getPortfolio");
  const { orders } = await trader.call("listOrders", { query: { status: "open" } });
  const values = assets.reduce((sum, { value }) => sum + Number(value), 0);
  return {
    hidden,
    parts: [balance + values + (hidden?.value ?? 0), orders.reduce((sum, order) => sum + Number(order.reserved), 0)],
    whole: [totalBalance, reserved - (hidden?.reserved ?? 0)],
  };
}

describe("S6.10 what an account has in instruments that the country hides", () => {
  it("is one sum without names, and all figures add up", async () => {
    const { trader } = await moved();
    const { hidden, parts, whole } = await sumsOf(trader);
    expect(hidden).toEqual({ value: 1000, weight_percent: 1, reserved: 90.09, can_close: true });
    expect(parts[0]).toBeCloseTo(whole[0] ?? 0, 2);
    expect(parts[1]).toBeCloseTo(whole[1] ?? 0, 2);
    const { items } = await trader.call("listActivity");
    const changes = items.reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(changes).toBeCloseTo(Number(items[0]?.balance_after), 2);
    expect(items.map(({ type, ticker, quantity, price }) => [type, ticker, quantity, price])).toEqual([
      ["buy", null, null, null],
      ["buy", "ACME", "10", "100.01"],
      ["deposit", null, null, null],
    ]);
    const answers = await Promise.all([trader.call("getPortfolio"), trader.call("listOrders")]);
    expect(JSON.stringify([answers, items])).not.toContain("COIN");
  });

  it("cannot be bought", async () => {
    const { trader } = await moved();
    const params = { ticker: "COIN", transactionType: "buy" } as const;
    expect(await trader.refuse("placeOrder", { params, body: orderBody(market("1")) })).toBe("not_found");
    expect(await trader.refuse("previewOrder", { params, body: market("1") })).toBe("not_found");
  });

  it("can be closed: its orders are canceled, what is held is sold, and the rest stays", async () => {
    const { trader, orders } = await moved();
    const closing = await trader.call("closeHidden");
    expect(closing.hidden).toEqual({ value: 1000, weight_percent: 1, reserved: 0, can_close: false });
    expect((await trader.call("closeHidden")).hidden).toEqual(closing.hidden);
    world.app.clock.advance({ seconds: 1 });
    const { hidden, parts, whole } = await sumsOf(trader);
    expect(hidden).toBeUndefined();
    expect(parts[0]).toBeCloseTo(whole[0] ?? 0, 2);
    world.hide(NOTHING_HIDDEN);
    const all = (await trader.call("listOrders")).orders;
    const ends = new Map(all.map(({ id, status, reason }) => [id, [status, reason]]));
    expect(ends.get(orders.coin)).toEqual(["cancelled", "cancelled"]);
    expect(ends.get(orders.share)).toEqual(["open", null]);
    expect(all.filter(({ ticker, side }) => ticker === "COIN" && side === "sell")).toMatchObject([
      { status: "filled", filled_quantity: "100" },
    ]);
  });

  it("is nothing where nothing is hidden", async () => {
    const { trader } = await moved();
    world.hide(NOTHING_HIDDEN);
    expect(await trader.call("closeHidden")).not.toHaveProperty("hidden");
    expect((await trader.call("getPortfolio")).assets).toHaveLength(2);
  });
});
