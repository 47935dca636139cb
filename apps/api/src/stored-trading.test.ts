import { fillPath } from "@candlewise/contracts/endpoint";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { formatQuantity, formatUsd, parseUsd } from "@candlewise/domain/simulator/money";
import { heldQuantity } from "@candlewise/domain/simulator/reserve";
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
import { createToyMarket, toyDayOf, TOY_SPAN } from "@candlewise/domain/simulator/testing/toy-market";
import { addFlows, dayChangeOf, NO_FLOW } from "@candlewise/domain/simulator/day-change";
import { snapshotsAt } from "@candlewise/domain/performance/equity-curve";
import { plannedStops } from "@candlewise/domain/performance/planned-stops";
import { roundTrips, type RoundTrip } from "@candlewise/domain/performance/round-trips";
import { ledgerOf, ordersOf } from "@candlewise/domain/performance/testing/played-ledger";
import { figuresOfSums, tradeFigures } from "@candlewise/domain/performance/trade-figures";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { createLedgerFollower } from "#api/areas/trading/simulator/trades/follow-ledger.ts";
import { comparableFigures } from "#api/areas/trading/simulator/testing/comparable-figures.ts";
import { simulatorModule } from "#api/areas/trading/simulator/module.ts";
import { createMetrics } from "#api/platform/metrics.ts";
import { createTimeSlices } from "#api/platform/time-slices.ts";
import { createProbeServer } from "#api/testing/probe-server.ts";

// The rules hold an account in memory; the server reads it from tables for each call. Both must give the same results.

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
    coins: ["COIN"],
    dayOf: toyDayOf,
    startPrice: (ticker: string, startAt: number) => toy.conditions(ticker, startAt).tick.mid,
    isOpen: (ticker: string, at: number) => toy.conditions(ticker, at).isOpen,
    quote(ticker: string, at: number) {
      const { tick } = toy.conditions(ticker, at);
      return { ...tick, previousClose: tick.mid };
    },
  } as const;
  const module = simulatorModule(
    { ...app.platform, metrics: createMetrics() },
    { market, timeSlices: createTimeSlices(), symbolLimit: null },
  );
  const { database } = app.platform;
  const { http } = await createProbeServer(module.endpoints, { database, clock: app.clock, isStrict: true });
  return { app, http, port: module.port };
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
    ...("trail" in request && request.trail && { trail: wireTrail(request.trail) }),
    ...("stopLossPrice" in request &&
      request.stopLossPrice !== null && { stop_loss_price: formatUsd(request.stopLossPrice) }),
    ...("takeProfitPrice" in request &&
      request.takeProfitPrice !== null && { take_profit_price: formatUsd(request.takeProfitPrice) }),
  };
}

const wireChanges = ({ quantity, limitPrice, stopPrice, trail }: OrderChanges) => ({
  ...(quantity !== undefined && { quantity: formatQuantity(quantity) }),
  ...(limitPrice !== undefined && { limit_price: formatUsd(limitPrice) }),
  ...(stopPrice !== undefined && { stop_price: formatUsd(stopPrice) }),
  ...(trail !== undefined && { trail: wireTrail(trail) }),
});

/** Repeats an in-memory run over HTTP; returns the server's ids by the in-memory ids. */
async function repeat(userId: string, actions: readonly Action[], afterEach: () => Promise<unknown>) {
  const ids = new Map<string, string>();
  const note = (orderId: string, placed: { order: { id: string }; legs: { id: string }[] }): void =>
    [placed.order, ...placed.legs].forEach(({ id }, index) => ids.set(`${Number(orderId) + index}`, id));
  for (const action of actions) {
    await afterEach();
    const params = { id: ids.get(action.orderId) ?? "" };
    if (action.type === "place") {
      const { ticker, side: transactionType } = action.request;
      const body = { client_order_id: randomUUID(), order: wireOrder(action.request) };
      const answer = await send(userId, action.at, "placeOrder", { params: { ticker, transactionType }, body });
      expect(problemOf(answer)).toBe(action.problem);
      if (action.problem === null) note(action.orderId, answer);
    } else if (action.type === "close") {
      const { ticker, orderId } = action;
      const closing = { params: { ticker }, body: { client_order_id: randomUUID() } };
      const { orders } = await send(userId, action.at, "closePosition", closing);
      orders.forEach(({ id }: { id: string }, index: number) => ids.set(`${Number(orderId) + index}`, id));
    } else if (action.type === "restore") {
      const answer = await send(userId, action.at, "restoreOrders", { body: { ids: [params.id] } });
      expect(problemOf(answer)).toBe(action.problem);
    } else if (action.type === "cancel") {
      expect(problemOf(await send(userId, action.at, "cancelOrder", { params }))).toBe(null);
    } else {
      const body = wireChanges(action.changes);
      expect(problemOf(await send(userId, action.at, "modifyOrder", { params, body }))).toBe(action.problem);
    }
  }
  return ids;
}

/** The schema already rejects a trailing distance of zero. */
const problemOf = (answer: { error?: string; details?: { path: string }[] }): string | null =>
  answer.details?.some(({ path }) => path.includes("trail")) ? "trail_out_of_range" : (answer.error ?? null);

const expected = (run: Run) =>
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

/** Day P/L of the instruments held at the end, or traded on the last day. */
function expectedDays({ account, events }: Run, end: number): ReadonlyMap<string, string> {
  const { exchange, crypto } = toyDayOf(end);
  const startOf = (ticker: string) => (ticker === "COIN" ? crypto : exchange);
  const flows = addFlows(new Map(), events, startOf);
  const price = (ticker: string, at: number) => toy.conditions(ticker, at).tick.mid;
  return new Map(
    TOY_SPAN.tickers
      .map((ticker) => ({ ticker, quantity: heldQuantity(account, ticker), flow: flows.get(ticker) }))
      .filter(({ quantity, flow }) => quantity > 0n || flow !== undefined)
      .map(({ ticker, quantity, flow = NO_FLOW }) => {
        const holding = { quantity, price: price(ticker, end) };
        return [ticker, formatUsd(dayChangeOf(holding, flow, () => price(ticker, startOf(ticker))).change)];
      }),
  );
}

const number = fc.nat({ max: DRAW_MAX });
const draw: fc.Arbitrary<Draw> = fc.tuple(number, number, number, number, number, number, number, number);
const draws = fc.array(draw, { minLength: 1, maxLength: 40, size: "max" });

/** A bracket is canceled, restored, restored once more. */
const RESTORED_TWICE: Draw[] = [
  [0, 0, 0, 8_750, 0, 0, 0, 0],
  [7_060, 0, 0, 0, 0, 0, 0, 0],
  [9_700, 0, 0, 0, 0, 0, 0, 0],
  [9_700, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
];

it("S7.29 what the server stores is what the rules say, whatever is ordered, changed and cancelled", async () => {
  let orders = 0;
  await fc.assert(
    fc.asyncProperty(draws, async (steps) => {
      let end = 0;
      const run = runSequence({ market: toy, draws: steps, afterStep: (_, now) => (end = now) });
      const userId = randomUUID();
      await send(userId, 0, "getPortfolio");
      const ids = await repeat(userId, run.actions, async () => undefined);
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
      const days = [...portfolio.assets, ...portfolio.closed_today] as { ticker: string; day_change: string }[];
      expect(new Map(days.map(({ ticker, day_change }) => [ticker, day_change]))).toEqual(expectedDays(run, end));
      const { change } = (await world.port.read(userId)).dayProfit();
      expect(formatUsd(change)).toBe(formatUsd(days.reduce((sum, day) => sum + parseUsd(day.day_change), 0n)));
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
      expect(plain.toReversed()).toEqual(expected(run));
      orders += stored.length;
    }),
    { numRuns: 25, examples: [[RESTORED_TWICE]] },
  );
  expect(orders).toBeGreaterThan(50);
}, 60_000);

const OPENED_AT = 0;

it("S7.29 the trades that the server has followed are those of the whole ledger, however often and in whatever portions", async () => {
  let closed = 0;
  await fc.assert(
    fc.asyncProperty(draws, fc.nat({ max: 3 }), async (steps, readEvery) => {
      let end = 0;
      const run = runSequence({ market: toy, draws: steps, afterStep: (_, now) => (end = now) });
      const userId = randomUUID();
      await send(userId, OPENED_AT, "getPortfolio");
      let actions = 0;
      const read = async () =>
        readEvery > 0 && ++actions % readEvery === 0 ? (await world.port.read(userId)).trades.count() : 0;
      const ids = await repeat(userId, run.actions, read);
      await send(userId, end, "getPortfolio");
      if (readEvery === 0) await followInPortions(userId);
      const facts = ledgerOf(run, OPENED_AT);
      const stops = plannedStops(facts, ordersOf(run));
      const expected = roundTrips(facts, (orderId) => stops.get(orderId) ?? null);
      const reader = await world.port.read(userId);
      const trades = await reader.trades.range(1, await reader.trades.count());
      // Stop changes are in the server's order history but not in that of the rules.
      const isComparable = run.actions.every(({ type, problem }) => type !== "modify" || problem !== null);
      const name = (id: string) => ids.get(id);
      expect(
        trades.map(({ number, parts, risk, ...trade }, index) => ({
          ...trade,
          isNumbered: number === index + 1,
          risk: isComparable ? risk : null,
          parts: inOrder(parts.map(({ stop: _stop, ...part }) => part)),
        })),
      ).toEqual(
        expected.map(({ id, parts, risk, ...trade }) => ({
          ...trade,
          isNumbered: true,
          id: name(id),
          risk: isComparable ? risk : null,
          parts: inOrder(parts.map((part) => ({ ...part, orderId: name(part.orderId) ?? "" }))),
        })),
      );
      const stored = trades.map(({ closedAt, openedAt, profit, risk }) => ({ closedAt, openedAt, profit, risk }));
      for (const span of spansOf(expected, end)) {
        const sums = await reader.trades.sums({ accountNumber: 1, ...span });
        const within = stored.filter(({ closedAt }) => closedAt >= span.from && closedAt <= span.until);
        expect(comparableFigures(figuresOfSums(sums))).toEqual(comparableFigures(tradeFigures(within)));
      }
      const around = facts.flatMap(({ at }) => [at - 1, at, at + 1]).filter((at) => at <= end);
      const seconds = around.toSorted((a, b) => a - b);
      const totals = await reader.trades.totalsAt(1, seconds);
      expect(totals.map(({ cash, deposited, holdings }) => ({ cash, deposited, holdings }))).toEqual(
        snapshotsAt(facts, seconds).map(({ cash, deposited, holdings }) => ({ cash, deposited, holdings })),
      );
      closed += trades.length;
    }),
    { numRuns: 25 },
  );
  expect(closed).toBeGreaterThan(5);
}, 60_000);

/** The whole time, and the times between some closings. */
function spansOf(trips: readonly RoundTrip[], end: number): { from: number; until: number }[] {
  const seconds = trips.map(({ closedAt }) => closedAt).toSorted((a, b) => a - b);
  const some = [1, 3, 5].map((step) => ({
    from: seconds[step] ?? OPENED_AT,
    until: seconds.at(-step) ?? end,
  }));
  return [{ from: OPENED_AT, until: end }, ...some];
}

/** Follows the ledger in portions, as a node does that reads a long ledger for the first time. */
async function followInPortions(userId: string): Promise<void> {
  const { rows } = await world.app.platform.database.run(
    "select entries, orders from simulator_account where user_id = $1",
    [userId],
  );
  const { entries, orders } = z.object({ entries: z.int(), orders: z.int() }).parse(rows[0]);
  await createLedgerFollower(world.app.platform.database, 3)(userId, {
    accountNumber: 1,
    entryCount: entries,
    orderCount: orders,
  });
}

const inOrder = <Part extends { readonly orderId: string }>(parts: readonly Part[]): Part[] =>
  parts.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
