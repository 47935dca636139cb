import type { AccountEvent, AccountState, EndReason, Lot, Order, Settlement } from "./account.ts";
import { freeCash } from "./reserve.ts";

/** A mutable account during a change. Orders stay in order of acceptance; ended ones move from `orders` to `changed`. */
export interface Draft {
  cash: bigint;
  readonly lots: Map<string, readonly Lot[]>;
  readonly orders: Map<string, Order>;
  readonly changed: Map<string, Order>;
  readonly events: AccountEvent[];
}

export function beginDraft({ cash, positions, orders }: AccountState): Draft {
  return {
    cash,
    lots: new Map(positions.map(({ ticker, lots }) => [ticker, lots])),
    orders: new Map(orders.toSorted((a, b) => a.sequence - b.sequence).map((order) => [order.id, order])),
    changed: new Map(),
    events: [],
  };
}

/** Converts the draft to a settlement: positions sorted by ticker, orders by acceptance. */
export function finishDraft({ cash, lots, orders, changed, events }: Draft, settledUntil: number): Settlement {
  const positions = [...lots]
    .filter(([, held]) => held.length > 0)
    .map(([ticker, held]) => ({ ticker, lots: held }))
    .toSorted((a, b) => (a.ticker < b.ticker ? -1 : 1));
  return {
    account: { cash, positions, orders: [...orders.values()], settledUntil },
    events,
    changedOrders: [...changed].map(([id, order]) => orders.get(id) ?? order),
  };
}

/** Cash that an order may spend: its own reservation and all unreserved cash. */
export function budgetOf(draft: Draft, order: Order): bigint {
  return order.reservedCash + freeCash({ cash: draft.cash, orders: [...draft.orders.values()] });
}

function isEnded({ status }: Order): boolean {
  return status === "filled" || status === "cancelled" || status === "expired";
}

/** Stores a changed order, or removes it when it has ended. */
export function update(draft: Draft, order: Order): void {
  draft.changed.set(order.id, order);
  if (isEnded(order)) draft.orders.delete(order.id);
  else draft.orders.set(order.id, order);
}

export interface Ending {
  readonly at: number;
  readonly status: "cancelled" | "expired";
  readonly reason: EndReason;
}

/** The stop and the target of a bracket's entry that have not ended. */
export function legsOf(draft: Draft, entryId: string): Order[] {
  return [...draft.orders.values()].filter(({ parentId }) => parentId === entryId);
}

/**
 * Ends an order; its fills stay. When a bracket's entry ends, legs without anything to sell end too; the others are reduced to the quantity
 * bought.
 */
export function end(draft: Draft, order: Order, { at, status, reason }: Ending): void {
  update(draft, { ...order, status, reason, endedAt: at, reservedCash: 0n });
  draft.events.push({ type: "end", at, ticker: order.ticker, orderId: order.id, status, reason });
  if (order.role === "entry") settleLegs(draft, order.id, { at, status, reason });
}

/** After the end of an entry, reduces its legs to the quantity bought. */
function settleLegs(draft: Draft, entryId: string, ending: Ending): void {
  for (const leg of legsOf(draft, entryId)) {
    if (leg.armedQuantity === 0n) end(draft, leg, ending);
    else update(draft, { ...leg, quantity: leg.armedQuantity });
  }
}
