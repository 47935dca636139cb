import type { Order } from "../api.ts";

/** It can still be filled, changed or canceled. */
export const isOpen = ({ status }: Pick<Order, "status">): boolean =>
  status === "open" || status === "partially_filled" || status === "waiting";

export interface OrderGroup {
  readonly id: string;
  /** A bracket's entry, or an order that stands alone; null for the exit legs of a position. */
  readonly head: Order | null;
  /** Stop and target, the stop first. */
  readonly legs: readonly Order[];
}

const stopFirst = (a: Order, b: Order): number => Number(b.role === "stop_loss") - Number(a.role === "stop_loss");

/** Brackets and exit pairs as one group each, in the order of their first member. */
export function inGroups(orders: readonly Order[]): OrderGroup[] {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const id = order.group_id ?? order.id;
    groups.set(id, [...(groups.get(id) ?? []), order]);
  }
  return [...groups].map(([id, members]) => {
    const isHead = (order: Order) => members.length === 1 || order.role === "entry";
    const head = members.find(isHead) ?? null;
    return { id, head, legs: members.filter((order) => order !== head).toSorted(stopFirst) };
  });
}

/** A canceled order as it was listed, but for its status, and the legs of a bracket that a canceled entry takes with it. */
export const justCanceled = ({ id, status, ended_at }: Order, listed: readonly Order[]): Order[] =>
  listed
    .filter((order) => order.id === id || (order.parent_id === id && order.status === "waiting"))
    .map((order) => ({ ...order, status, ended_at }));

/** Orders, newest first, with those that have just ended in their places; ids sort by the time of creation. */
export function withEnded(orders: readonly Order[], ended: readonly Order[]): Order[] {
  const ids = new Set(ended.map(({ id }) => id));
  return [...orders.filter(({ id }) => !ids.has(id)), ...ended].toSorted((a, b) => (a.id < b.id ? 1 : -1));
}

/** The prices an order waits for, in the order in which they are met. */
export function pricesOf(order: Order): { kind: "stop" | "limit" | "trail"; price: string }[] {
  const { stop_price, limit_price, trailing_level } = order;
  return [
    ...(trailing_level === null ? [] : [{ kind: "trail" as const, price: trailing_level }]),
    ...(stop_price === null || trailing_level !== null ? [] : [{ kind: "stop" as const, price: stop_price }]),
    ...(limit_price === null ? [] : [{ kind: "limit" as const, price: limit_price }]),
  ];
}

/** From the last price to a price, in percent of the last price. */
export const distanceTo = (price: string, last: string): number => (Number(price) / Number(last) - 1) * 100;

/** How far the price is that an order waits for, in percent of the live price; of the last one known until there is one. */
export function liveDistance(order: Order, live: string | undefined): number | null {
  const { last, distance_percent } = order;
  const [awaited] = pricesOf(order);
  if (last === null || distance_percent === null || awaited === undefined) return null;
  return live === undefined ? distance_percent : distanceTo(awaited.price, live);
}

export const HISTORY_FILTERS = ["all", "filled", "cancelled", "expired"] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];
