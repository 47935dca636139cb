import { simulatorStreamContract } from "@candlewise/contracts/simulator/schemas";
import { NOTHING_HIDDEN } from "@candlewise/domain/geo/hidden-countries";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { afterEach, describe, expect, it } from "vitest";
import type { EventReader } from "#api/testing/event-reader.ts";
import { limit, market, simulatorWorld, type Trader } from "../testing/simulator-app.ts";

const world = simulatorWorld();
const { events } = simulatorStreamContract.shapes.followAccount;
type Changes = z.output<typeof events.changes>;
type Order = Changes["open_orders"][number];
type Activity = Changes["activity"][number];
afterEach(() => void world.hide(NOTHING_HIDDEN));

/** The next event, which must be of this name. */
async function next<Name extends keyof typeof events>(reader: EventReader, name: Name) {
  const event = await reader.nextEvent();
  expect(event.name).toBe(name);
  return { id: event.id ?? "", data: events[name].parse(event.data) };
}
const changes = async (reader: EventReader) => {
  const { id, data } = await next(reader, "changes");
  return { id, data: events.changes.parse(data) };
};

/** Places an order; the market has not met it yet. */
async function place(trader: Trader, ticker: string, order: Parameters<Trader["buy"]>[1]) {
  const body = { client_order_id: randomUUID(), order };
  return (await trader.call("placeOrder", { params: { ticker, transactionType: "buy" }, body })).order;
}

/** A trader with an account, and an open stream that has said hello. */
async function following(node: 0 | 1 = 0) {
  const trader = world.trader();
  await trader.call("getPortfolio");
  const stream = await world.follow(trader.userId, node);
  const { id } = await next(stream, "hello");
  return { trader, stream, id };
}

describe("the stream of a practice account", () => {
  it("S1.03 says that an order was placed, and a second later that it was filled, with rows and cash", async () => {
    const { trader, stream } = await following();
    const order = await place(trader, "COIN", market("10"));
    expect((await changes(stream)).data).toMatchObject({
      balance: 100_000,
      open_orders: [{ id: order.id, status: "open" }],
      ended_orders: [],
      activity: [],
    });
    world.app.clock.advance({ seconds: 1 });
    const { data } = await changes(stream);
    const portfolio = await trader.call("getPortfolio");
    expect(data).toMatchObject({
      balance: portfolio.balance,
      reserved: 0,
      open_orders: [],
      ended_orders: [{ id: order.id, status: "filled", fills: [{ quantity: "10" }] }],
      activity: [{ type: "buy", ticker: "COIN", quantity: "10", order_id: order.id }],
    });
    const { items } = await trader.call("listActivity");
    expect(data.activity).toEqual(items.slice(0, 1));
  });

  it("S1.03 the market fills a resting order while nobody calls, on whichever node the stream is", async () => {
    const { trader, stream } = await following(1);
    const order = await place(trader, "COIN", limit("10", "9"));
    await changes(stream);
    world.market.setPrice("COIN", world.now() + 60, 8);
    world.app.clock.advance({ minutes: 2 });
    const { data } = await changes(stream);
    expect(data.ended_orders).toMatchObject([{ id: order.id, status: "filled" }]);
  });

  it("S1.03 two devices on two nodes see the same, part by part", async () => {
    const { trader, stream } = await following(0);
    const other = await world.follow(trader.userId, 1);
    await next(other, "hello");
    world.market.minuteVolume = 100;
    const order = await place(trader, "COIN", market("25"));
    for (const stream_ of [stream, other]) await changes(stream_);
    const filled: string[] = [];
    for (let minute = 0; minute < 3; minute++) {
      world.app.clock.advance({ seconds: minute === 0 ? 1 : 60 });
      const [mine, theirs] = [await changes(stream), await changes(other)];
      expect(theirs).toEqual(mine);
      filled.push(...mine.data.activity.map(({ quantity }) => quantity ?? ""));
      const shown = [...mine.data.open_orders, ...mine.data.ended_orders];
      expect(shown).toMatchObject([{ id: order.id, status: minute < 2 ? "partially_filled" : "filled" }]);
    }
    world.market.minuteVolume = 100_000;
    expect(filled).toEqual(["10", "10", "5"]);
  });

  it("S1.03 a cancel on another device, and an expiry", async () => {
    const { trader, stream } = await following();
    const order = await place(trader, "COIN", limit("10", "9"));
    await changes(stream);
    await world.trader(1, trader.userId).call("cancelOrder", { params: { id: order.id } });
    expect((await changes(stream)).data).toMatchObject({
      reserved: 0,
      open_orders: [],
      ended_orders: [{ id: order.id, status: "cancelled", reason: "cancelled" }],
      activity: [],
    });
    const day = { type: "limit", quantity: "1", limit_price: "90", time_in_force: "day" } as const;
    world.market.close(world.now() + 60, world.now() + 61);
    const second = await place(trader, "ACME", day);
    await changes(stream);
    world.app.clock.advance({ seconds: 60 });
    expect((await changes(stream)).data).toMatchObject({
      reserved: 0,
      open_orders: [],
      ended_orders: [{ id: second.id, status: "expired" }],
    });
    // The market opens again.
    world.app.clock.advance({ seconds: 1 });
  });

  it("S1.03 a dividend and a split of what is held", async () => {
    const { trader, stream } = await following();
    await trader.buy("INDX", market("10"));
    await changes(stream);
    const start = world.now();
    world.market.addAction("INDX", { type: "dividend", at: start + 100, amount: 5000n });
    world.market.addAction("INDX", { type: "split", at: start + 200, numerator: 2n, denominator: 1n });
    world.app.clock.advance({ seconds: 100 });
    // The fill may come with the placed order or after it.
    const paid = await untilActivity(stream, "dividend");
    expect(paid).toMatchObject({ ticker: "INDX", amount: "5.00" });
    world.app.clock.advance({ seconds: 100 });
    expect(await untilActivity(stream, "split")).toMatchObject({ ratio: "2:1", quantity: "20" });
  });
});

async function untilActivity(stream: EventReader, type: string) {
  for (;;) {
    const { data } = await changes(stream);
    const found = data.activity.find((each) => each.type === type);
    if (found) return found;
  }
}

describe("a connection that comes back", () => {
  it("S1.03 continues where it was, on another node, without a gap or a repeat", async () => {
    const { trader, stream } = await following(0);
    const first = await place(trader, "COIN", limit("10", "9"));
    const { id } = await changes(stream);
    stream.leave();
    await trader.call("cancelOrder", { params: { id: first.id } });
    const second = await trader.buy("COIN", market("3"));
    const again = await world.follow(trader.userId, 1, id);
    expect(await next(again, "hello")).toEqual({ id, data: { is_resumed: true } });
    const { id: newest, data } = await changes(again);
    expect(data.ended_orders.map((order) => [order.id, order.status])).toEqual([
      [second.order.id, "filled"],
      [first.id, "cancelled"],
    ]);
    expect(data.activity).toMatchObject([{ order_id: second.order.id }]);
    again.leave();
    // Nothing was missed: the next event is the next change.
    const third = await world.follow(trader.userId, 0, newest);
    await next(third, "hello");
    const { order } = await trader.buy("COIN", market("4"));
    const later = await untilActivity(third, "buy");
    expect(later).toMatchObject({ order_id: order.id, quantity: "4" });
  });

  it("S1.03 is told to ask again after a reset, after too much, and when it names nothing that is known", async () => {
    const { trader, stream, id } = await following();
    await trader.call("resetPortfolio", { body: { account_number: 1 } });
    const { id: fresh } = await next(stream, "reset");
    expect(fresh).toMatch(/^2-/);
    const resumed = async (cursor: string) => {
      const again = await world.follow(trader.userId, 1, cursor);
      const { data } = await next(again, "hello");
      return { again, data };
    };
    for (const unknown of [id, "2-999-1", "7-0-0"]) await next((await resumed(unknown)).again, "reset");
    expect((await resumed("nonsense")).data).toEqual({ is_resumed: false });
    for (let order = 0; order < 201; order++) {
      const { id: placed } = await place(trader, "COIN", limit("1", "5"));
      await trader.call("cancelOrder", { params: { id: placed } });
    }
    await next((await resumed(fresh)).again, "reset");
  });

  it("S1.03 opens no account for who has none, and says when one is opened", async () => {
    const trader = world.trader();
    const stream = await world.follow(trader.userId);
    const { id } = await next(stream, "hello");
    const { rows } = await world.database.run("select from simulator_account where user_id = $1", [trader.userId]);
    expect([id, rows.length]).toEqual(["0-0-0", 0]);
    await trader.call("getPortfolio");
    expect((await changes(stream)).data).toMatchObject({ balance: 100_000, activity: [{ type: "deposit" }] });
  });
});

describe("all events together", () => {
  const ORDERS = ["market", "limit", "resting", "cancel", "move", "wait", "leave"] as const;
  const steps = fc.array(
    fc.record({ what: fc.constantFrom(...ORDERS), node: fc.constantFrom(0 as const, 1 as const) }),
    {
      minLength: 20,
      maxLength: 40,
    },
  );

  it("S1.03 equal the books, whatever is done on which node and however often the connection is lost", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const { trader, stream: first, id } = await following();
        const seen = {
          id,
          balance: 100_000,
          reserved: 0,
          open: [] as Order[],
          ended: [] as Order[],
          activity: [] as Activity[],
        };
        let stream = first;
        const readTo = async (wanted: string) => {
          while (seen.id !== wanted) {
            const event = await changes(stream);
            const { data } = event;
            seen.id = event.id;
            Object.assign(seen, { balance: data.balance, reserved: data.reserved, open: data.open_orders });
            seen.ended.push(...data.ended_orders.toReversed());
            seen.activity.push(...data.activity.toReversed());
          }
        };
        for (const { what, node } of plan) {
          const here = world.trader(node, trader.userId);
          const [open] = (await here.call("listOrders", { query: { status: "open" } })).orders;
          if (what === "market") await place(here, "COIN", market("2"));
          else if (what === "limit") await place(here, "COIN", limit("3", "20"));
          else if (what === "resting") await place(here, "COIN", limit("1", "3"));
          else if (what === "wait") world.app.clock.advance({ seconds: 1 });
          else if (what === "cancel" && open) await here.call("cancelOrder", { params: { id: open.id } });
          else if (what === "move" && open)
            await here.call("modifyOrder", { params: { id: open.id }, body: { quantity: "4" } }).catch(() => undefined);
          else if (what === "leave") {
            stream.leave();
            stream = await world.follow(trader.userId, node, seen.id);
            await next(stream, "hello");
          }
        }
        world.app.clock.advance({ seconds: 1 });
        const { balance, reserved } = await trader.call("getPortfolio");
        await readTo(await newestId(trader.userId));
        const { orders } = await trader.call("listOrders", { query: { limit: 500 } });
        const { items } = await trader.call("listActivity", { query: { limit: 500 } });
        const isOpen = ({ ended_at }: Order) => ended_at === null;
        expect(seen).toMatchObject({ balance, reserved, open: orders.filter(isOpen) });
        const byId = (list: readonly Order[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId(seen.ended)).toEqual(byId(orders.filter((order) => !isOpen(order))));
        expect(seen.activity.toReversed()).toEqual(items.filter(({ type }) => type !== "deposit"));
        stream.leave();
      }),
      { numRuns: 12 },
    );
  });
});

async function newestId(userId: string): Promise<string> {
  const { rows } = await world.database.run(
    "select number || '-' || revision || '-' || entries as id from simulator_account where user_id = $1 and ended_at is null",
    [userId],
  );
  return String(rows[0]?.["id"]);
}

describe("the figures of a portfolio", () => {
  it("S7.26 say from where the stream continues", async () => {
    const trader = world.trader();
    await trader.call("getPortfolio");
    await trader.buy("COIN", market("1"));
    const { cursor } = await trader.call("getPortfolio");
    expect(cursor).toBe(await newestId(trader.userId));
    const { order } = await trader.buy("COIN", market("2"));
    const stream = await world.follow(trader.userId, 1, cursor);
    await next(stream, "hello");
    expect((await changes(stream)).data.activity).toMatchObject([{ order_id: order.id }]);
    const reset = await trader.call("resetPortfolio", { body: { account_number: 1 } });
    expect(reset.cursor).toBe(await newestId(trader.userId));
  });
});

describe("who sees what", () => {
  it("S6.10 orders for hidden instruments are left out, entries about them have only their amounts", async () => {
    const trader = world.trader();
    await trader.call("getPortfolio");
    world.hide({ ...NOTHING_HIDDEN, crypto: true });
    const stream = await world.follow(trader.userId);
    await next(stream, "hello");
    world.hide(NOTHING_HIDDEN);
    await trader.buy("COIN", market("10"));
    const entry = await untilActivity(stream, "buy");
    expect(entry).toMatchObject({ ticker: null, quantity: null, price: null, order_id: null });
    expect(Number(entry.amount)).toBeLessThan(0);
    await place(trader, "COIN", limit("1", "5"));
    const resting = await place(trader, "ACME", limit("1", "90"));
    for (;;) {
      const { data } = await changes(stream);
      expect(JSON.stringify(data)).not.toContain("COIN");
      if (data.open_orders.length === 0) continue;
      expect(data.open_orders).toMatchObject([{ id: resting.id }]);
      break;
    }
  });

  it("S6.04 nobody without a token, nobody where the simulator is hidden, at most six streams of a user", async () => {
    const userId = randomUUID();
    const streams = await Promise.all(Array.from({ length: 6 }, () => world.follow(userId)));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await world.follow(userId)).status).toBe(429);
    world.hide({ ...NOTHING_HIDDEN, simulator: true });
    expect((await world.follow(randomUUID())).status).toBe(404);
  });
});
