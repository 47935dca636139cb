import type { Order } from "../api.ts";

/** It can still be filled, changed or cancelled. */
export const isOpen = ({ status }: Pick<Order, "status">): boolean =>
  status === "open" || status === "partially_filled" || status === "waiting";

const stopFirst = (a: Order, b: Order): number => Number(b.role === "stop_loss") - Number(a.role === "stop_loss");

/** Orders of which a bracket's stop and target stand behind their entry. */
export function inFamilies(orders: readonly Order[]): { order: Order; legs: Order[] }[] {
  const known = new Set(orders.map(({ id }) => id));
  const isLeg = ({ parent_id }: Order) => parent_id !== null && known.has(parent_id);
  return orders
    .filter((order) => !isLeg(order))
    .map((order) => ({ order, legs: orders.filter(({ parent_id }) => parent_id === order.id).toSorted(stopFirst) }));
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
