import type { Activity, Order } from "../api.ts";
import type { Changes } from "./changes.ts";

/** What a toast tells. `key`: a later notice about the same thing takes its place. */
export type Notice =
  | {
      readonly type: "filled" | "part" | "cancelled" | "expired" | "short";
      readonly key: string;
      readonly order: Order;
    }
  | {
      readonly type: "dividend" | "split";
      readonly key: string;
      readonly entry: Activity & { readonly ticker: string };
    }
  | { readonly type: "many"; readonly key: string; readonly count: number };

/** Up to this many notices at once are shown one by one. */
const MOST = 3;

/** How an order ended that was not filled; null when there is nothing to tell. */
function endOf({ reason }: Order): "cancelled" | "expired" | "short" | null {
  if (reason === "cancelled" || reason === "expired") return reason;
  // Of a bracket's other leg, the fill tells.
  return reason === "insufficient_cash" ? "short" : null;
}

function orderNotices({ open_orders, ended_orders, activity }: Changes): Notice[] {
  const filledNow = new Set(activity.flatMap(({ order_id }) => order_id ?? []));
  const endedIds = new Set(ended_orders.map(({ id }) => id));
  const ended = ended_orders.flatMap((order): Notice[] => {
    const { id: key, status, parent_id } = order;
    if (status === "filled") return [{ type: "filled", key, order }];
    // The end of a bracket's entry tells of its legs.
    const type = parent_id !== null && endedIds.has(parent_id) ? null : endOf(order);
    return type === null ? [] : [{ type, key, order }];
  });
  const parts = open_orders
    .filter(({ id }) => filledNow.has(id))
    .map((order): Notice => ({ type: "part", key: order.id, order }));
  return [...ended, ...parts];
}

function entryNotices({ activity }: Changes): Notice[] {
  return activity.flatMap((entry): Notice[] => {
    const { type, ticker, id: key } = entry;
    if (ticker === null || (type !== "dividend" && type !== "split")) return [];
    return [{ type, key, entry: { ...entry, ticker } }];
  });
}

/** What to tell of these changes, newest last; `isKnown`: the user sees or did it on this page. */
export function noticesOf(changes: Changes, isKnown: (orderId: string) => boolean): Notice[] {
  const notices = [...orderNotices(changes).filter(({ key }) => !isKnown(key)), ...entryNotices(changes)];
  if (notices.length <= MOST) return notices.toReversed();
  return [{ type: "many", key: "account", count: notices.length }];
}
