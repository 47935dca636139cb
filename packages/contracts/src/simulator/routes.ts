import type { RouteTable } from "../endpoint.ts";

/** Errors of a call that says what an order is to be. */
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
 * The practice account. Everything here is virtual money. Where the country hides the simulator every call is 404.
 * Resting orders are settled by whoever asks: each answer is what the market had done up to that second.
 */
export const simulatorRoutes = {
  getPortfolio: {
    method: "GET",
    path: "/v2/portfolio/",
    token: "default",
    owner: "self",
    errors: ["quote_stale"],
    summary: "Cash, value, profit and positions of the caller's practice account, opened with the first call.",
    provides: ["Portfolio"],
    keepUnusedDataFor: 20,
  },
  resetPortfolio: {
    method: "POST",
    path: "/v2/portfolio/reset/",
    token: "default",
    owner: "self",
    errors: ["quote_stale"],
    summary: "Begins again with the start balance; what was traded before stays readable.",
    invalidates: ["Portfolio", "Orders", "Performance", "Journal"],
  },
  listActivity: {
    method: "GET",
    path: "/v2/portfolio/activity/",
    token: "default",
    owner: "self",
    errors: ["quote_stale"],
    summary: "Everything that changed the account: fills, dividends, splits, deposits, resets; newest first.",
    provides: ["Portfolio"],
  },
  listOrders: {
    method: "GET",
    path: "/v2/orders/",
    token: "default",
    owner: "self",
    errors: ["quote_stale"],
    summary: "Orders of the account, open or ended, newest first.",
    provides: ["Orders"],
  },
  listAssetOrders: {
    method: "GET",
    path: "/assets/{ticker}/orders/",
    token: "default",
    owner: "self",
    errors: ["quote_stale"],
    summary: "Orders of one instrument, newest first.",
    provides: ["Orders"],
  },
  previewOrder: {
    method: "POST",
    path: "/v2/assets/{ticker}/{transactionType}/preview/",
    token: "default",
    owner: "self",
    errors: orderErrors,
    summary: "What an order would cost or bring now, item by item; places nothing.",
  },
  placeOrder: {
    method: "POST",
    path: "/v2/assets/{ticker}/{transactionType}/",
    token: "default",
    owner: "self",
    errors: [...orderErrors, "order_id_reused"],
    summary: "Places an order. The same client order id with the same body gives the order that was placed before.",
    invalidates: ["Portfolio", "Orders", "Performance"],
    rateLimit: 240,
  },
  modifyOrder: {
    method: "PATCH",
    path: "/v2/orders/{id}/",
    token: "default",
    owner: "self",
    errors: [...orderErrors, "order_not_open"],
    summary: "Changes prices or quantity of an open order; what is filled stays.",
    invalidates: ["Portfolio", "Orders"],
  },
  cancelOrder: {
    method: "POST",
    path: "/v2/orders/{id}/cancel/",
    token: "default",
    owner: "self",
    errors: ["order_not_open", "quote_stale"],
    summary: "Ends an open order and frees what it held; cancelling a cancelled order again changes nothing.",
    invalidates: ["Portfolio", "Orders"],
  },
} as const satisfies RouteTable;
