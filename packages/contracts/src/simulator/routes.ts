import type { RouteTable } from "../endpoint.ts";
import { orderRequestErrors } from "./order-errors.ts";
import type { StreamTable } from "../stream.ts";

/** Errors of calls that take an order request. */
const orderErrors = ["market_closed", ...orderRequestErrors, "quote_stale"] as const;

/**
 * The practice account, in virtual money.
 * Open orders are settled on request: each response reflects the market up to that second.
 */
export const simulatorRoutes = {
  getPortfolio: {
    method: "GET",
    path: "/v2/portfolio/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["quote_stale"],
    summary: "Cash, value, profit and positions of the caller's practice account. The first call opens the account.",
    provides: ["Portfolio"],
    keepUnusedDataFor: 20,
    cachedOffline: true,
  },
  resetPortfolio: {
    method: "POST",
    path: "/v2/portfolio/reset/",
    token: "default",
    session: "live",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["quote_stale", "too_many_resets"],
    summary: "Starts a new account with the initial balance. Past accounts remain readable.",
    invalidates: ["Portfolio", "Orders", "Performance", "Journal"],
  },
  closeHidden: {
    method: "POST",
    path: "/v2/portfolio/close-hidden/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [...orderErrors, "too_many_orders"],
    summary:
      "Closes what the account has in instruments that the caller's country hides: cancels their open orders and sells all that is held at market. Such instruments can't be bought, and no other call names them. Repeating the call changes nothing.",
    invalidates: ["Portfolio", "Orders", "Performance"],
  },
  closePosition: {
    method: "POST",
    path: "/v2/portfolio/positions/{ticker}/close/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [...orderErrors, "order_id_reused", "too_many_orders", "nothing_to_close"],
    summary:
      "Closes a position: cancels the sell orders that reserve it and sells all of it at market; while the exchange is closed, at the open. Repeating the call with the same client order id changes nothing.",
    invalidates: ["Portfolio", "Orders", "Performance"],
    rateLimit: 240,
  },
  listActivity: {
    method: "GET",
    path: "/v2/portfolio/activity/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["quote_stale"],
    summary:
      "Everything that changed the account, newest first: fills, dividends, splits and deposits. Entries about an instrument that the caller's country hides have only their amounts.",
    provides: ["Portfolio"],
  },
  listOrders: {
    method: "GET",
    path: "/v2/orders/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["quote_stale"],
    summary:
      "Open and ended orders of the account, newest first. Without those for instruments that the caller's country hides.",
    provides: ["Orders"],
    cachedOffline: true,
  },
  listAssetOrders: {
    method: "GET",
    path: "/assets/{ticker}/orders/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["quote_stale"],
    summary: "Orders of one instrument, newest first.",
    provides: ["Orders"],
  },
  previewOrder: {
    method: "POST",
    path: "/v2/assets/{ticker}/{transactionType}/preview/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: orderErrors,
    summary: "Itemized cost or proceeds of an order at the current price, without placing it.",
    isRead: true,
    keepUnusedDataFor: 10,
  },
  placeOrder: {
    method: "POST",
    path: "/v2/assets/{ticker}/{transactionType}/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [...orderErrors, "free_limit_reached", "order_id_reused", "too_many_orders", "too_many_lots"],
    summary: "Places an order. Repeating the call with the same client order id and body returns the existing order.",
    invalidates: ["Portfolio", "Orders", "Performance"],
    rateLimit: 240,
  },
  modifyOrder: {
    method: "PATCH",
    path: "/v2/orders/{id}/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [...orderErrors, "order_not_open"],
    summary: "Changes prices or quantity of an open order. Fills stay.",
    invalidates: ["Portfolio", "Orders"],
  },
  cancelOrders: {
    method: "POST",
    path: "/v2/orders/cancel/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["quote_stale"],
    summary:
      "Cancels all open orders, or those of one instrument, and releases their reserves. Not those for instruments that the caller's country hides.",
    invalidates: ["Portfolio", "Orders"],
  },
  restoreOrders: {
    method: "POST",
    path: "/v2/orders/restore/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [...orderErrors, "order_not_open"],
    summary:
      "Undoes cancellations of the last 30 seconds, all or none: the orders are open again with their ids, ranks and fills. Prices since the cancellation do not count for them. Restoring an open order changes nothing.",
    invalidates: ["Portfolio", "Orders"],
  },
  cancelOrder: {
    method: "POST",
    path: "/v2/orders/{id}/cancel/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["order_not_open", "quote_stale"],
    summary: "Cancels an open order and releases its reserve. Canceling it again changes nothing.",
    invalidates: ["Portfolio", "Orders"],
  },
} as const satisfies RouteTable;

export const simulatorStreams = {
  followAccount: {
    path: "/v2/portfolio/stream",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [],
    summary:
      "What happens to the caller's practice account, as it happens, on whatever device or server it was caused. The id of an event is a place in the history of the account: a connection that names it in `Last-Event-ID` continues there, on any server. An order for an instrument that the caller's country hides is left out, and an entry about one has only its amounts.",
  },
} as const satisfies StreamTable;
