import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { outcomeOf, type Caller } from "./completions.ts";

/** A sent order: its user, and its client order id. */
export interface SentOrder {
  readonly userId: string;
  readonly clientOrderId: string;
}

/** The outcome of orders: acknowledged by the server, or unknown because the call broke. */
export interface OrderOutcome {
  readonly acknowledged: SentOrder[];
  readonly unknown: SentOrder[];
  /** Any other answers of the running server. */
  readonly refused: string[];
}

/** Crypto trades around the clock, so a bench may run at any hour. */
export const COINS = ["OSTL", "LMTH", "VYMR"] as const;

export const orderPath = (side: "buy" | "sell", ticker: string = COINS[0]) => `/v2/assets/${ticker}/${side}/`;
export const orderBody = (clientOrderId: string, quantity = "0.01") => ({
  client_order_id: clientOrderId,
  order: { type: "market", quantity },
});

export const sendOrder = ({ call }: Caller, { userId, clientOrderId }: SentOrder, quantity?: string): Promise<string> =>
  outcomeOf(call(userId, "POST", orderPath("buy"), orderBody(clientOrderId, quantity)));

/** Users buy one after the other, `workers` at a time, until a call fails or `isStopped`. */
export async function buyUntil(
  caller: Caller,
  { workers, nextUser, isStopped }: { workers: number; nextUser: () => string; isStopped: () => boolean },
): Promise<OrderOutcome> {
  const outcome: OrderOutcome = { acknowledged: [], unknown: [], refused: [] };
  const work = async () => {
    while (!isStopped()) {
      const order = { userId: nextUser(), clientOrderId: randomUUID() };
      const result = await sendOrder(caller, order);
      if (result === "acknowledged") outcome.acknowledged.push(order);
      else if (result === "unknown") outcome.unknown.push(order);
      else outcome.refused.push(result);
      if (result !== "acknowledged") return;
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return outcome;
}

export interface OrderBooks {
  /** Acknowledged orders that are not stored, or not filled. */
  readonly lost: number;
  /** Orders with more than one fill or event, or with a duplicate client order id. */
  readonly twice: number;
}

/** Compares the acknowledged orders with the stored ones. */
export async function checkOrders(client: Client, acknowledged: readonly SentOrder[]): Promise<OrderBooks> {
  const { rows } = await client.query<{ key: string; fills: number; events: number; count: number }>(`
    select placed.user_id || ' ' || client_order_id as key, count(*)::int as count,
      sum((select count(*) from simulator_entry entry
        where entry.user_id = placed.user_id and entry.order_id = placed.order_id))::int as fills,
      sum((select count(*) from event where event.key_id = placed.user_id
        and event.type = 'order.filled' and event.payload ->> 'order_id' = placed.order_id::text))::int as events
    from simulator_order placed where parent_id is null group by 1`);
  const found = new Map(rows.map((row) => [row.key, row]));
  const keyOf = ({ userId, clientOrderId }: SentOrder) => `${userId} ${clientOrderId}`;
  const lost = acknowledged.filter((order) => {
    const row = found.get(keyOf(order));
    return row === undefined || row.fills === 0 || row.events === 0;
  }).length;
  const twice = rows.filter(({ fills, events, count }) => fills > 1 || events > 1 || count > 1).length;
  return { lost, twice };
}
