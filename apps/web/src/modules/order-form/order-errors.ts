import type { replayRoutes } from "@candlewise/contracts/replay/routes";
import type { simulatorRoutes } from "@candlewise/contracts/simulator/routes";
import { errorCodeOf, isUnreachable } from "#web/shared/api-client/request-error.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import type { NumberField } from "./order-fields.ts";

type OrderErrorCode =
  | (typeof simulatorRoutes.placeOrder.errors)[number]
  | Exclude<(typeof replayRoutes.previewReplayOrder.errors)[number], `replay_${string}`>
  | "order_not_open"
  | "nothing_to_close"
  | "too_many_requests";

/** Every refusal that has a text of its own, with the fields it can be about: the first that an order has; none: the whole order. */
const PLACES: Readonly<Record<OrderErrorCode, readonly NumberField[]>> = {
  market_closed: [],
  insufficient_cash: ["amount"],
  insufficient_quantity: ["amount"],
  quantity_reserved: ["amount"],
  trail_out_of_range: ["trail"],
  price_out_of_range: ["limit", "stop", "trail", "target"],
  stop_on_wrong_side: ["stop", "trail"],
  bracket_out_of_order: ["stop", "target"],
  order_too_small: ["amount"],
  order_too_large: ["amount"],
  too_many_open_orders: [],
  too_many_orders: [],
  too_many_lots: [],
  free_limit_reached: [],
  quote_stale: [],
  order_id_reused: [],
  order_not_open: [],
  nothing_to_close: [],
  too_many_requests: [],
};

const isOrderError = (code: string): code is OrderErrorCode => Object.hasOwn(PLACES, code);

function orderErrorOf(error: unknown): OrderErrorCode | null {
  const code = errorCodeOf(error);
  return code !== null && isOrderError(code) ? code : null;
}

/** What a refusal says: what happened, and what to do now. */
export function orderErrorKey(error: unknown): MessageKey {
  const code = orderErrorOf(error);
  if (code) return `order.error.${code}`;
  return isUnreachable(error) ? "order.error.unreachable" : "order.error.unknown";
}

/** The first of the fields that a refusal is about, or null when it is about the whole order. */
export function refusedField(error: unknown, fields: readonly NumberField[]): NumberField | null {
  const code = orderErrorOf(error);
  return (code && PLACES[code].find((field) => fields.includes(field))) ?? null;
}
