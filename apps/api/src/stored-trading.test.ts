import { fillPath } from "@candlewise/contracts/endpoint";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { formatQuantity, formatUsd } from "@candlewise/domain/simulator/money";
import type { OrderChanges } from "@candlewise/domain/simulator/modify-order";
import type { OrderRequest } from "@candlewise/domain/simulator/order-request";
import type { Trail } from "@candlewise/domain/simulator/orders";
import {
  DRAW_MAX,
  runSequence,
  type Action,
  type Draw,
  type Run,
} from "@candlewise/domain/simulator/testing/order-sequence";
import { createToyMarket } from "@candlewise/domain/simulator/testing/toy-market";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { simulatorModule } from "#api/features/simulator/module.ts";
import { createProbeServer } from "#api/testing/probe-server.ts";

// The rules keep an account in memory; the server keeps it in tables and reads it anew for each call. Both must come to the same.

const toy = createToyMarket("stored");
const KINDS = { shares: "share", funds: "fund", crypto: "crypto" } as const;
let world: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  world = await createWorld();
});

async function createWorld() {
  const { app } = await createProbeServer([]);
  const find = (ticker: string) => ({ ticker, name: ticker, kind: KINDS[toy.conditions(ticker, 0).commissionPlan] });
  const market = {
    source: "practice",
    version: 1,
    matching: toy,
    find,
    isOpen: (ticker: string, at: number) => toy.conditions(ticker, at).isOpen,
    quote(ticker: string, at: number) {
      const { tick } = toy.conditions(ticker, at);
      return { ...tick, previousClose: tick.mid };
    },
  } as const;
  const module = simulatorModule(app.platform, { market, hides: async () => ({ crypto: false, simulator: false }) });
  const { database } = app.platform;
  const { http } = await createProbeServer(module.endpoints, { database, clock: app.clock, isStrict: true });
  return { app, http };
}

type Name = keyof typeof simulatorContract.routes;
interface Parts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}

async function send(userId: string, at: number, name: Name, { params, query, body }: Parts = {}) {
  world.app.clock.set(new Date(at * 1000).toISOString());
  const route = simulatorContract.routes[name];
  const answer = await world.http.inject({
    method: route.method,
    url: `/api${fillPath(route.path, params)}`,
    headers: { authorization: `Bearer user.${userId}` },
    ...(query && { query }),
    ...(body && { payload: body }),
  });
  if (answer.statusCode >= 500) throw new Error(answer.body);
  return answer.json();
}

const wireTrail = (trail: Trail) =>
  trail.type === "amount"
    ? { type: "amount", amount: formatUsd(trail.amount) }
    : { type: "percent", percent: Number(trail.basisPoints) / 100 };

function wireOrder(request: OrderRequest) {
  const { type } = request;
  return {
    type,
    quantity: formatQuantity(request.quantity),
    time_in_force: request.timeInForce,
    ...("limitPrice" in request && request.limitPrice !== null && { limit_price: formatUsd(request.limitPrice) }),
    ...("stopPrice" in request && { stop_price: formatUsd(request.stopPrice) }),
    ...("trail" in request && { trail: wireTrail(request.trail) }),
    ...(type === "bracket" && {
      stop_loss_price: formatUsd(request.stopLossPrice),
      take_profit_price: formatUsd(request.takeProfitPrice),
    }),
  };
}

const wireChanges = ({ quantity, limitPrice, stopPrice, trail }: OrderChanges) => ({
  ...(quantity !== undefined && { quantity: formatQuantity(quantity) }),
  ...(limitPrice !== undefined && { limit_price: formatUsd(limitPrice) }),
  ...(stopPrice !== undefined && { stop_price: formatUsd(stopPrice) }),
  ...(trail !== undefined && { trail: wireTrail(trail) }),
});

/** Does over HTTP what somebody did in memory; returns the server's ids by those of the memory. */
async function repeat(userId: string, actions: readonly Action[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const note = (orderId: string, placed: { order: { id: string }; legs: { id: string }[] }): void =>
    [placed.order, ...placed.legs].forEach(({ id }, index) => ids.set(`${Number(orderId) + index}`, id));
  for (const action of actions) {
    const params = { id: ids.get(action.orderId) ?? "" };
    if (action.type === "place") {
      const { ticker, side: transactionType } = action.request;
      const body = { client_order_id: randomUUID(), order: wireOrder(action.request) };
      const answer = await send(userId, action.at, "placeOrder", { params: { ticker, transactionType }, body });
      expect(problemOf(answer)).toBe(action.problem);
      if (action.problem === null) note(action.orderId, answer);
    } else if (action.type === "cancel") {
      expect(problemOf(await send(userId, action.at, "cancelOrder", { params }))).toBe(null);
    } else {
      const body = wireChanges(action.changes);
      expect(problemOf(await send(userId, action.at, "modifyOrder", { params, body }))).toBe(action.problem);
    }
  }
  return ids;
}

/** A trailing distance of nothing is refused by its form already. */
const problemOf = (answer: { error?: string; details?: { path: string }[] }): string | null =>
  answer.details?.some(({ path }) => path.includes("trail")) ? "price_out_of_range" : (answer.error ?? null);

const told = (run: Run) =>
  [...run.history].map(([id, states]) => {
    const last = states.at(-1);
    return {
      id,
      status: last?.status,
      reason: last?.reason,
      quantity: formatQuantity(last?.quantity ?? 0n),
      filled_quantity: formatQuantity(last?.filledQuantity ?? 0n),
      reserved: formatUsd(last?.reservedCash ?? 0n),
      accepted_at: last?.acceptedAt,
      ended_at: last?.endedAt,
      expires_at: last?.expiresAt,
      fills: run.events.flatMap((event) =>
        event.type === "fill" && event.orderId === id
          ? [[event.at, formatQuantity(event.fill.quantity), formatUsd(event.fill.price)]]
          : [],
      ),
    };
  });

const number = fc.nat({ max: DRAW_MAX });
const draw: fc.Arbitrary<Draw> = fc.tuple(number, number, number, number, number, number, number, number);
const draws = fc.array(draw, { minLength: 1, maxLength: 40, size: "max" });

it("S7.29 what the server stores is what the rules say, whatever is ordered, changed and cancelled", async () => {
  let orders = 0;
  await fc.assert(
    fc.asyncProperty(draws, async (steps) => {
      let end = 0;
      const run = runSequence({ market: toy, draws: steps, afterStep: (_, now) => (end = now) });
      const userId = randomUUID();
      await send(userId, 0, "getPortfolio");
      const ids = await repeat(userId, run.actions);
      const portfolio = await send(userId, end, "getPortfolio");
      const { items } = await send(userId, end, "listActivity", { query: { limit: "500" } });
      const { orders: stored } = await send(userId, end, "listOrders", { query: { limit: "500" } });
      const booked = run.events.flatMap((event) => ("ledger" in event ? [formatUsd(event.cashAfter)] : []));
      expect(items.map((item: { balance_after: string }) => item.balance_after).toReversed()).toEqual([
        "100000.00",
        ...booked,
      ]);
      expect(portfolio.assets.map((asset: { ticker: string; cost: string }) => [asset.ticker, asset.cost])).toEqual(
        run.account.positions.map(({ ticker, lots }) => [
          ticker,
          formatUsd(lots.reduce((sum, { cost }) => sum + cost, 0n)),
        ]),
      );
      const names = new Map([...ids].map(([own, id]) => [id, own]));
      const plain = stored.map((order: Record<string, unknown> & { id: string; fills: Record<string, unknown>[] }) => ({
        id: names.get(order.id),
        status: order["status"],
        reason: order["reason"],
        quantity: order["quantity"],
        filled_quantity: order["filled_quantity"],
        reserved: order["reserved"],
        accepted_at: order["accepted_at"],
        ended_at: order["ended_at"],
        expires_at: order["expires_at"],
        fills: order.fills.map((fill) => [fill["at"], fill["quantity"], fill["price"]]),
      }));
      expect(plain.toReversed()).toEqual(told(run));
      orders += stored.length;
    }),
    { numRuns: 25 },
  );
  expect(orders).toBeGreaterThan(50);
}, 60_000);
