import type { RouteTable } from "../endpoint.ts";

/** Errors of a call that says what an order is to be. */
const orderErrors = [
  "insufficient_cash",
  "insufficient_quantity",
  "price_out_of_range",
  "stop_on_wrong_side",
  "bracket_out_of_order",
  "order_too_small",
  "order_too_large",
  "too_many_open_orders",
  "replay_finished",
  "replay_outdated",
] as const;

/**
 * The past, bar by bar, with an account of its own. No answer holds anything of a bar that the replay has not reached, and none of a
 * surprise its name or dates before the end. Where the country hides the simulator every call is 404, so is a replay of what it hides.
 */
export const replayRoutes = {
  listReplays: {
    method: "GET",
    path: "/v2/replays/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "The caller's replays, the last played first.",
    provides: ["Replays"],
  },
  createReplay: {
    method: "POST",
    path: "/v2/replays/",
    token: "default",
    owner: "self",
    errors: ["replay_date_unusable", "replays_full"],
    summary: "Begins a replay of a chosen instrument, or of one that is not told. The same id gives the same replay.",
    invalidates: ["Replays"],
    rateLimit: 30,
  },
  getReplay: {
    method: "GET",
    path: "/v2/replays/{id}/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "A replay as it stands: account, orders, and the report once it is over.",
    keepUnusedDataFor: 0,
  },
  listReplayCandles: {
    method: "GET",
    path: "/v2/replays/{id}/candles/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "The bars before a replay and those it has reached, oldest first.",
    keepUnusedDataFor: 0,
  },
  stepReplay: {
    method: "POST",
    path: "/v2/replays/{id}/steps/",
    token: "default",
    owner: "self",
    errors: ["replay_changed", "replay_outdated"],
    summary: "Goes on from one bar by some; asked again it gives what was reached and goes no further.",
    rateLimit: 600,
  },
  previewReplayOrder: {
    method: "POST",
    path: "/v2/replays/{id}/orders/preview/",
    token: "default",
    owner: "self",
    errors: orderErrors,
    summary: "What an order would cost or bring at the bar reached, item by item; places nothing.",
  },
  placeReplayOrder: {
    method: "POST",
    path: "/v2/replays/{id}/orders/",
    token: "default",
    owner: "self",
    errors: [...orderErrors, "replay_changed", "order_id_reused"],
    summary: "Places an order, which meets the market when the replay goes on. Sent again it changes nothing.",
    rateLimit: 240,
  },
  cancelReplayOrder: {
    method: "POST",
    path: "/v2/replays/{id}/orders/cancel/",
    token: "default",
    owner: "self",
    errors: ["order_not_open", "replay_outdated"],
    summary: "Ends an open order of a replay.",
  },
  finishReplay: {
    method: "POST",
    path: "/v2/replays/{id}/finish/",
    token: "default",
    owner: "self",
    errors: ["replay_outdated"],
    summary: "Ends a replay where it stands and tells what came of it; over already, it stays as it is.",
    invalidates: ["Replays"],
  },
  deleteReplay: {
    method: "DELETE",
    path: "/v2/replays/{id}/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "Deletes a replay with its report.",
    invalidates: ["Replays"],
  },
} as const satisfies RouteTable;
