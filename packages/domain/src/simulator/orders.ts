export const ORDER_TYPES = ["market", "limit", "stop", "stop_limit", "trailing_stop", "bracket"] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** `day` ends with the session in which (or before which) the order was placed; `gtc` after 90 days. */
export const TIMES_IN_FORCE = ["day", "gtc"] as const;
export type TimeInForce = (typeof TIMES_IN_FORCE)[number];

/**
 * `waiting`: a bracket's stop or target before its entry is filled. `open`: active in the market. `partially_filled`: the rest is still
 * open. The other three are final.
 */
export const ORDER_STATUSES = ["waiting", "open", "partially_filled", "filled", "cancelled", "expired"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type Side = "buy" | "sell";

/** Distance of a trailing stop: in 1e-4 USD, or in 1e-4 of the extreme (100 is 1 %). */
export type Trail =
  | { readonly type: "amount"; readonly amount: bigint }
  | { readonly type: "ratio"; readonly basisPoints: bigint };
