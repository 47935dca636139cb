import type { JournalEntrySchema } from "@candlewise/contracts/journal/schemas";
import { withWrittenStops, type RoundTrip } from "@candlewise/domain/performance/round-trips";
import { divide, formatQuantity, formatUsd, percentOf } from "@candlewise/domain/simulator/money";
import type { z } from "zod";
import type { Order } from "@candlewise/domain/simulator/account";
import type { JournalDependencies } from "./dependencies.ts";
import { listWrittenStops } from "./entry-search.ts";
import { textOf, type EntryRow } from "./entry-rows.ts";
import { pictureUrl } from "./picture-places.ts";

export type JournalEntry = z.input<typeof JournalEntrySchema>;
type EntryTrade = NonNullable<JournalEntry["trade"]>;

const STATUS = {
  waiting: "open",
  open: "open",
  partially_filled: "open",
  filled: "filled",
  cancelled: "ended",
  expired: "ended",
} as const satisfies Record<Order["status"], EntryTrade["status"]>;

const second = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The result of closed trades for one purchase; a trade that closed several purchases is split by quantity. */
function shareOf(trips: readonly RoundTrip[], orderId: string) {
  let [bought, profit] = [0n, 0n];
  let risk: bigint | null = 0n;
  for (const trip of trips) {
    const part = trip.parts.find((one) => one.orderId === orderId);
    if (part === undefined) continue;
    bought += part.bought;
    profit += divide(trip.profit * part.quantity, trip.quantity);
    risk = risk === null || trip.risk === null ? null : risk + divide(trip.risk * part.quantity, trip.quantity);
  }
  return { bought, profit, risk };
}

function tradeOf(order: Order, trips: readonly RoundTrip[]): EntryTrade {
  const sale = trips.find(({ id }) => id === order.id);
  const { bought, profit, risk } =
    order.side === "buy"
      ? shareOf(trips, order.id)
      : { bought: order.filledQuantity, ...(sale ?? { profit: 0n, risk: null }) };
  const isClosed = order.side === "buy" ? bought > 0n : sale !== undefined;
  return {
    side: order.side,
    status: STATUS[order.status],
    quantity: formatQuantity(order.filledQuantity > 0n ? order.filledQuantity : order.quantity),
    average_price: order.filledQuantity > 0n ? formatUsd(divide(order.filledValue, order.filledQuantity)) : null,
    at: order.acceptedAt,
    closed_percent: isClosed ? percentOf(bought, order.filledQuantity) : 0,
    profit: isClosed ? formatUsd(profit) : null,
    r: isClosed && risk !== null && risk > 0n ? Math.round((Number(profit) / Number(risk)) * 100) / 100 : null,
  };
}

type Needs = Pick<JournalDependencies, "database" | "simulator">;

/** These orders, and the trades that they opened or closed, with the stops noted in the journal. */
async function loadOrders({ database, simulator }: Needs, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return { orders: [], trips: [] };
  const reader = await simulator.read(userId);
  const [orders, found] = await Promise.all([reader.orders(ids), reader.trades.ofOrders(ids)]);
  const purchases = [...new Set(found.flatMap(({ parts }) => parts.map(({ orderId }) => orderId)))];
  const written = await listWrittenStops(database.kysely, userId, purchases);
  return { orders, trips: found.map((trade) => withWrittenStops(trade, written)) };
}

/** Entries with the results of their orders. */
export async function presentEntries(deps: Needs, userId: string, rows: readonly EntryRow[]): Promise<JournalEntry[]> {
  const ids = [...new Set(rows.flatMap(({ order_id }) => order_id ?? []))];
  const { orders, trips } = await loadOrders(deps, userId, ids);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return rows.map((row) => {
    const order = row.order_id === null ? undefined : byId.get(row.order_id);
    return {
      ...textOf(row),
      id: row.entry_id,
      version: row.version,
      picture_url: row.picture === null ? null : pictureUrl(row.picture),
      created_at: second(row.created_at),
      updated_at: second(row.updated_at),
      trade: order === undefined ? null : tradeOf(order, trips),
    };
  });
}

export async function presentEntry(deps: Needs, row: EntryRow): Promise<{ entry: JournalEntry }> {
  const [entry] = await presentEntries(deps, row.user_id, [row]);
  if (entry === undefined) throw new RangeError("entry not found");
  return { entry };
}
