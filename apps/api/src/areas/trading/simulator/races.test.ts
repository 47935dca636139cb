import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { market, simulatorWorld, type Trader } from "./testing/simulator-app.ts";

const world = simulatorWorld();

/** The same user, alternating between both servers. */
const everywhere = (userId: string, count: number): Trader[] =>
  Array.from({ length: count }, (_, index) => world.trader(index % 2 === 0 ? 0 : 1, userId));
const buying = { ticker: "COIN", transactionType: "buy" } as const;

describe("many at once, on two servers", () => {
  it("S7.29 fifty sends of one client order id are one order, and every answer is that order", async () => {
    const userId = randomUUID();
    const body = { client_order_id: randomUUID(), order: market("7") };
    const answers = await Promise.all(
      everywhere(userId, 50).map((trader) => trader.call("placeOrder", { params: buying, body })),
    );
    const [first] = answers;
    for (const { order } of answers) expect(order).toEqual(first?.order);
    world.app.clock.advance({ seconds: 1 });
    const { orders } = await world.trader(0, userId).call("listOrders");
    expect(orders).toMatchObject([{ filled_quantity: "7" }]);
    expect((await world.trader(0, userId).call("getPortfolio")).assets).toMatchObject([{ quantity: "7" }]);
  });

  it("S7.29 the same id for something else is refused, the same said otherwise is not", async () => {
    const trader = world.trader();
    const id = randomUUID();
    const { order } = await trader.buy("COIN", market("7"), id);
    expect((await trader.buy("COIN", market("7.00"), id)).order).toEqual(order);
    const other = { client_order_id: id, order: market("8") };
    expect(await trader.refuse("placeOrder", { params: buying, body: other })).toBe("order_id_reused");
    expect((await trader.call("getPortfolio")).assets).toMatchObject([{ quantity: "7" }]);
    const stranger = world.trader();
    expect((await stranger.buy("COIN", market("8"), id)).order.filled_quantity).toBe("8");
  });

  it("S7.29 a repeat is answered with its order though such an order would now be refused", async () => {
    const trader = world.trader();
    const id = randomUUID();
    const { order } = await trader.buy("ACME", market("900"), id);
    expect(
      await trader.refuse("placeOrder", {
        params: { ticker: "ACME", transactionType: "buy" },
        body: { client_order_id: randomUUID(), order: market("900") },
      }),
    ).toBe("insufficient_cash");
    expect((await trader.buy("ACME", market("900"), id)).order).toEqual(order);
  });

  it("S7.29 a hundred clients with money for one: one is accepted and filled", async () => {
    const userId = randomUUID();
    await world.trader(0, userId).call("getPortfolio");
    const params = { ticker: "ACME", transactionType: "buy" } as const;
    const outcomes = await Promise.all(
      everywhere(userId, 100).map((trader) => {
        const body = { client_order_id: randomUUID(), order: market("900") };
        return trader.call("placeOrder", { params, body }).then(
          ({ order }) => order.status,
          (error: Error) => (error.message.includes("insufficient_cash") ? "refused" : error.message),
        );
      }),
    );
    expect(outcomes.filter((outcome) => outcome === "open")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "refused")).toHaveLength(99);
    world.app.clock.advance({ seconds: 1 });
    const { balance, assets } = await world.trader(0, userId).call("getPortfolio");
    expect(assets).toMatchObject([{ quantity: "900" }]);
    expect(balance).toBeGreaterThan(0);
  });

  it("never sells more than is held, on either server", async () => {
    const userId = randomUUID();
    await world.trader(0, userId).buy("COIN", market("10"));
    const params = { ticker: "COIN", transactionType: "sell" } as const;
    const outcomes = await Promise.allSettled(
      everywhere(userId, 30).map((trader) =>
        trader.call("placeOrder", { params, body: { client_order_id: randomUUID(), order: market("4") } }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    world.app.clock.advance({ seconds: 1 });
    expect((await world.trader(0, userId).call("getPortfolio")).assets).toMatchObject([{ quantity: "2" }]);
  });

  it("an order that is cancelled at the moment it is filled ends once, one way", async () => {
    const userId = randomUUID();
    const trader = world.trader(0, userId);
    const order = { type: "limit", quantity: "10", limit_price: "9", time_in_force: "gtc" } as const;
    const placed = await Promise.all(Array.from({ length: 10 }, () => trader.buy("COIN", order)));
    world.market.setPrice("COIN", world.now() + 60, 8);
    world.app.clock.advance({ minutes: 2 });
    await Promise.allSettled(
      placed.flatMap(({ order: { id } }) =>
        everywhere(userId, 4).map((each, index) =>
          index < 2 ? each.call("cancelOrder", { params: { id } }) : each.call("getPortfolio"),
        ),
      ),
    );
    const { orders } = await trader.call("listOrders");
    // The order filled a minute earlier.
    expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => "filled"));
    expect((await trader.call("getPortfolio")).assets).toMatchObject([{ quantity: "100" }]);
  });

  it("what the market did is booked once, however many look at it first", async () => {
    const userId = randomUUID();
    const start = world.now();
    await world.trader(0, userId).buy("INDX", market("10"));
    world.market.addAction("INDX", { type: "dividend", at: start + 50, amount: 1_0000n });
    world.app.clock.advance({ seconds: 100 });
    const portfolios = await Promise.all(everywhere(userId, 20).map((trader) => trader.call("getPortfolio")));
    for (const portfolio of portfolios) expect(portfolio).toEqual({ ...portfolios[0], cursor: expect.any(String) });
    const { items } = await world.trader(0, userId).call("listActivity");
    expect(items.map(({ type }) => type)).toEqual(["dividend", "buy", "deposit"]);
  });
});
