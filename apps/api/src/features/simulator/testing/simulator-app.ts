import { fillPath, type CallArguments, type CallResult } from "@candlewise/contracts/endpoint";
import { simulatorContract, type SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { randomUUID } from "node:crypto";
import type { WireOrder } from "#api/features/simulator/read-request.ts";
import { simulatorModule } from "#api/features/simulator/module.ts";
import type { Hidden } from "#api/features/simulator/dependencies.ts";
import { createProbeServer } from "#api/testing/probe-server.ts";
import { createScriptedMarket } from "./scripted-market.ts";

type Name = keyof SimulatorShapes;
type Answer<N extends Name> = CallResult<SimulatorShapes[N]>;

/** A trader who calls the simulator over HTTP. */
export interface Trader {
  readonly userId: string;
  call<N extends Name>(name: N, args?: CallArguments<SimulatorShapes[N]>): Promise<Answer<N>>;
  /** The code of a call that must be refused. */
  refuse<N extends Name>(name: N, args?: CallArguments<SimulatorShapes[N]>): Promise<string>;
  buy(ticker: string, order: WireOrder, clientOrderId?: string): Promise<Answer<"placeOrder">>;
  sell(ticker: string, order: WireOrder, clientOrderId?: string): Promise<Answer<"placeOrder">>;
}

export const market = (quantity: string): WireOrder => ({ type: "market", quantity });

/** The simulator's calls on the real server and database, over a market that the test writes. `HIDDEN` is what the country hides. */
export async function createSimulatorApp(hidden: Hidden = { crypto: false, simulator: false }) {
  // Needed before the module: its endpoints are those of the server.
  const { app } = await createProbeServer([]);
  const now = () => Math.floor(app.clock.now().getTime() / 1000);
  const scripted = createScriptedMarket();
  const nodeOf = async () => {
    const module = simulatorModule(app.platform, { market: scripted, hides: async () => hidden });
    const { http } = await createProbeServer(module.endpoints, {
      database: app.platform.database,
      clock: app.clock,
      isStrict: true,
    });
    return { module, http };
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
      (ticker: string, order: WireOrder, id: string = randomUUID()) =>
        call("placeOrder", { params: { ticker, transactionType }, body: { client_order_id: id, order } });
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
  return { app, now, market: scripted, trader, simulator: nodes[0].module.simulator, database: app.platform.database };
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: object;
}
const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;
/** `CallArguments` has checked the parts. */
const partsOf = (args: unknown): Parts => (isParts(args) ? args : {});
