import { simulatorRoutes } from "@candlewise/contracts/simulator/routes";
import { errorCodeOf, isUnreachable } from "#web/shared/api-client/request-error.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";

const CODES = [...simulatorRoutes.placeOrder.errors, "order_not_open", "too_many_requests"] as const;
type OrderErrorCode = (typeof CODES)[number];

/** The code of a refusal that has words of its own, or null. */
export function orderErrorOf(error: unknown): OrderErrorCode | null {
  const code = errorCodeOf(error);
  return CODES.find((known) => known === code) ?? null;
}

/** What a refusal says to the learner: what happened, and what to do now. */
export function orderErrorKey(error: unknown): MessageKey {
  const code = orderErrorOf(error);
  if (code) return `simulator.error.${code}`;
  return isUnreachable(error) ? "simulator.error.unreachable" : "simulator.error.unknown";
}

export function useOrderError(): (error: unknown) => string {
  const t = useT();
  return (error) => t(orderErrorKey(error));
}

/** Fields of an order that a refusal can stand at. */
export type RefusedField = "amount" | "limit" | "stop" | "target" | "trail";

const PLACES: Readonly<Partial<Record<OrderErrorCode, readonly RefusedField[]>>> = {
  insufficient_cash: ["amount"],
  insufficient_quantity: ["amount"],
  order_too_small: ["amount"],
  order_too_large: ["amount"],
  price_out_of_range: ["limit", "stop", "trail", "target"],
  stop_on_wrong_side: ["stop", "trail"],
  bracket_out_of_order: ["stop", "target"],
};

/** The first field of an order that a refusal is about, or null when it is about the whole order. */
export function refusedField(error: unknown, fields: readonly RefusedField[]): RefusedField | null {
  const code = orderErrorOf(error);
  const places = code ? (PLACES[code] ?? []) : [];
  return places.find((field) => fields.includes(field)) ?? null;
}
