import type { CallArguments, CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { Order } from "../api.ts";
import { isOpen } from "../orders/order-facts.ts";
import type { Changes } from "./changes.ts";

type OrderPage = CallResult<SimulatorShapes["listOrders"]>;
type ActivityPage = CallResult<SimulatorShapes["listActivity"]>;
type OrderQuery = NonNullable<NonNullable<CallArguments<SimulatorShapes["listOrders"]>>["query"]>;
type ActivityQuery = NonNullable<NonNullable<CallArguments<SimulatorShapes["listActivity"]>>["query"]>;

/** Which orders a cached page lists. */
export interface OrderFilter extends OrderQuery {
  readonly ticker?: string;
}

function hasStatus(order: Order, status: OrderFilter["status"]): boolean {
  switch (status) {
    case undefined:
      return true;
    case "traded":
      return Number(order.filled_quantity) > 0;
    case "open":
    case "ended":
      return (status === "open") === isOpen(order);
    default:
      return order.status === status;
  }
}

const isOfAccount = ({ account_number }: OrderQuery | ActivityQuery, changes: Changes): boolean =>
  account_number === undefined || account_number === changes.account_number;

/** A page of orders, newest first, after the changes; ids sort by the time of creation. */
export function mergeOrders(page: OrderPage, filter: OrderFilter, changes: Changes): OrderPage {
  if (!isOfAccount(filter, changes)) return page;
  const { status, ticker, cursor } = filter;
  const isListed = (order: Order) => (ticker === undefined || order.ticker === ticker) && hasStatus(order, status);
  const changed = new Map([...changes.open_orders, ...changes.ended_orders].map((order) => [order.id, order]));
  const last = page.orders.at(-1)?.id ?? "";
  const isInReach = ({ id }: Order) => cursor === undefined && (page.next_cursor === null || id > last);
  const known = new Set(page.orders.map(({ id }) => id));
  const added = [...changed.values()].filter((order) => !known.has(order.id) && isInReach(order));
  const orders = [...added, ...page.orders.map((order) => changed.get(order.id) ?? order)]
    .filter(isListed)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return { ...page, orders };
}

/** A page of the account's activity, newest first, after the changes. */
export function mergeActivity(page: ActivityPage, query: ActivityQuery, changes: Changes): ActivityPage {
  if (query.cursor !== undefined || !isOfAccount(query, changes)) return page;
  const known = new Set(page.items.map(({ id }) => id));
  return { ...page, items: [...changes.activity.filter(({ id }) => !known.has(id)), ...page.items] };
}
