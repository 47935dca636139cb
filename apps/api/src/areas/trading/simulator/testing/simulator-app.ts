import { fillPath, type CallArguments, type CallResult } from "@candlewise/contracts/endpoint";
import { simulatorStreams } from "@candlewise/contracts/simulator/routes";
import { simulatorContract, type SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { NOTHING_HIDDEN, type Hidden } from "@candlewise/domain/geo/hidden-countries";
import { randomUUID } from "node:crypto";
import type { WireOrder } from "#api/areas/trading/simulator/orders/read-request.ts";
import { simulatorModule } from "#api/areas/trading/simulator/module.ts";
import { createTimeSlices, type TimeSlices } from "#api/platform/time-slices.ts";
import { createMetrics } from "#api/platform/metrics.ts";
import { beforeTests } from "#api/testing/before-tests.ts";
import { openEvents, type EventReader } from "#api/testing/event-reader.ts";
import { createProbeServer } from "#api/testing/probe-server.ts";
import { afterAll, expect, onTestFinished } from "vitest";
import { brokenBooks } from "./books.ts";
import { createScriptedMarket } from "./scripted-market.ts";

type Name = keyof SimulatorShapes;
type Answer<N extends Name> = CallResult<SimulatorShapes[N]>;

/** A user who calls the simulator over HTTP. */
export interface Trader {
  readonly userId: string;
  call<N extends Name>(name: N, args?: CallArguments<SimulatorShapes[N]>): Promise<Answer<N>>;
  /** Error code of a call that must fail. */
  refuse<N extends Name>(name: N, args?: CallArguments<SimulatorShapes[N]>): Promise<string>;
  /** Places an order, advances the clock by one second so that it is matched, and returns the response of the same call. */
  buy(ticker: string, order: WireOrder, clientOrderId?: string): Promise<Answer<"placeOrder">>;
  sell(ticker: string, order: WireOrder, clientOrderId?: string): Promise<Answer<"placeOrder">>;
}

export const market = (quantity: string): WireOrder => ({ type: "market", quantity });
export const limit = (quantity: string, price: string) =>
  ({ type: "limit", quantity, limit_price: price, time_in_force: "gtc" }) as const;

/** The body of a call that places an order. */
export const orderBody = (order: WireOrder) => ({ client_order_id: randomUUID(), order });

/** An order of the current account as the list shows it. */
export async function orderOf(trader: Trader, id: string) {
  const { orders } = await trader.call("listOrders");
  return orders.find((order) => order.id === id);
}

/** The simulator on a real server and database with a scripted market. */
export async function createSimulatorApp({ timeSlices = createTimeSlices() }: { timeSlices?: TimeSlices } = {}) {
  // Created before the module, whose endpoints the server mounts.
  const { app } = await createProbeServer([]);
  const now = () => Math.floor(app.clock.now().getTime() / 1000);
  const scripted = createScriptedMarket();
  let hidden = NOTHING_HIDDEN;
  const nodeOf = async () => {
    const needs = { ...app.platform, metrics: createMetrics() };
    const module = simulatorModule(needs, { market: scripted, timeSlices, symbolLimit: null });
    const { http } = await createProbeServer(module.endpoints, {
      streams: module.streams ?? [],
      work: module.work ?? [],
      database: app.platform.database,
      clock: app.clock,
      isStrict: true,
      hiddenFor: () => hidden,
    });
    return { module, http, listen: once(() => http.listen({ port: 0 })) };
  };
  const nodes = [await nodeOf(), await nodeOf()] as const;

  function trader(node: 0 | 1 = 0, userId: string = randomUUID()): Trader {
    const send = async (name: Name, args: Parts = {}) => {
      const route = simulatorContract.routes[name];
      return nodes[node].http.inject({
        method: route.method,
        url: `/api${fillPath(route.path, args.params)}`,
        headers: { authorization: `Bearer user.${userId}` },
        ...(args.query && { query: args.query }),
        ...(args.body && { payload: args.body }),
      });
    };
    const call: Trader["call"] = async (name, args) => {
      const answer = await send(name, partsOf(args));
      if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
      return answer.json();
    };
    const place =
      (transactionType: "buy" | "sell") =>
      async (ticker: string, order: WireOrder, id: string = randomUUID()) => {
        const args = { params: { ticker, transactionType }, body: { client_order_id: id, order } };
        await call("placeOrder", args);
        app.clock.advance({ seconds: 1 });
        return call("placeOrder", args);
      };
    return {
      userId,
      call,
      async refuse(name, args) {
        const answer = await send(name, partsOf(args));
        if (answer.statusCode < 400) throw new Error(`${name} was not refused: ${answer.body}`);
        return answer.json<{ error: string }>().error;
      },
      buy: place("buy"),
      sell: place("sell"),
    };
  }
  /** Hides parts of the product from all callers from now on. */
  const hide = (parts: Hidden) => (hidden = parts);
  const [{ module }] = nodes;
  const world = { app, now, hide, market: scripted, trader, simulator: module.port };
  return { ...world, follow: followerOf(nodes), database: app.platform.database };
}

function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}

/** Opens the stream of a user's account on a node. */
const followerOf =
  (nodes: readonly [Listening, Listening]) =>
  async (userId: string, node: 0 | 1 = 0, lastEventId?: string): Promise<EventReader> => {
    const { path } = simulatorStreams.followAccount;
    const reader = await openEvents(`${await nodes[node].listen()}/api${path}`, {
      authorization: `Bearer user.${userId}`,
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    });
    onTestFinished(() => reader.leave());
    return reader;
  };
interface Listening {
  listen(): Promise<string>;
}

/** The simulator for the tests of a file, whose books must balance in the end. */
export function simulatorWorld() {
  const world = beforeTests(createSimulatorApp);
  afterAll(async () => {
    expect(await brokenBooks(world.database)).toEqual([]);
  });
  return world;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: object;
}
const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;
/** `CallArguments` has checked the parts. */
const partsOf = (args: unknown): Parts => (isParts(args) ? args : {});
