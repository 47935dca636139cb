import type { RouteTable } from "../endpoint.ts";
import { orderRequestErrors } from "../simulator/order-errors.ts";

/** Errors of calls that take an order request. */
const orderErrors = [...orderRequestErrors, "replay_finished", "replay_outdated"] as const;

/**
 * Past prices bar by bar, traded on a separate account. No response contains data of bars that the replay has not reached, nor the
 * instrument or dates of a surprise before its end. Where the country hides crypto, a replay of a coin is 404.
 */
export const replayRoutes = {
  listReplays: {
    method: "GET",
    path: "/v2/replays/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [],
    summary: "The caller's replays, most recently played first.",
    provides: ["Replays"],
  },
  createReplay: {
    method: "POST",
    path: "/v2/replays/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["replay_date_unusable", "replays_full"],
    summary:
      "Starts a replay of a chosen or undisclosed instrument. Repeating the call with the same id returns the same replay.",
    invalidates: ["Replays"],
    rateLimit: 30,
  },
  getReplay: {
    method: "GET",
    path: "/v2/replays/{id}/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [],
    summary: "State of a replay: account, orders, and the report once it is finished.",
    keepUnusedDataFor: 0,
  },
  listReplayCandles: {
    method: "GET",
    path: "/v2/replays/{id}/candles/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [],
    summary: "The bars before a replay and those reached so far, oldest first.",
    keepUnusedDataFor: 0,
  },
  stepReplay: {
    method: "POST",
    path: "/v2/replays/{id}/steps/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["replay_changed", "replay_outdated"],
    summary:
      "Advances a replay by some bars from `from`. Repeating the call returns the bars reached and does not advance again.",
    rateLimit: 600,
  },
  previewReplayOrder: {
    method: "POST",
    path: "/v2/replays/{id}/orders/preview/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: orderErrors,
    summary: "Itemized cost or proceeds of an order at the current bar, without placing it.",
    isRead: true,
    keepUnusedDataFor: 10,
  },
  placeReplayOrder: {
    method: "POST",
    path: "/v2/replays/{id}/orders/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [...orderErrors, "replay_changed", "order_id_reused"],
    summary: "Places an order, which is matched when the replay advances. Repeating the call changes nothing.",
    rateLimit: 240,
  },
  cancelReplayOrder: {
    method: "POST",
    path: "/v2/replays/{id}/orders/cancel/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["order_not_open", "replay_outdated"],
    summary: "Cancels an open order of a replay.",
  },
  finishReplay: {
    method: "POST",
    path: "/v2/replays/{id}/finish/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: ["replay_outdated"],
    summary: "Finishes a replay at the current bar and returns the report. A finished replay is returned unchanged.",
    invalidates: ["Replays"],
  },
  deleteReplay: {
    method: "DELETE",
    path: "/v2/replays/{id}/",
    token: "default",
    owner: "self",
    hiddenWith: "simulator",
    errors: [],
    summary: "Deletes a replay and its report.",
    invalidates: ["Replays"],
  },
} as const satisfies RouteTable;
