import type { RouteTable } from "../endpoint.ts";

/** Errors of calls that take an order request. */
const orderErrors = [
  "market_closed",
  "insufficient_cash",
  "insufficient_quantity",
  "price_out_of_range",
  "stop_on_wrong_side",
  "bracket_out_of_order",
  "order_too_small",
  "order_too_large",
  "too_many_open_orders",
  "quote_stale",
] as const;

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
  },
  placeOrder: {
    method: "POST",
    path: "/v2/assets/{ticker}/{transactionType}/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [...orderErrors, "order_id_reused", "too_many_orders", "too_many_lots"],
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
