import type { TermId } from "#web/modules/glossary/term-id.ts";
import type { Order } from "../api.ts";

/** The terms that explain the order types. */
export const TYPE_TERMS: Readonly<Record<Order["type"] | "bracket", TermId>> = {
  market: "marketOrder",
  limit: "limitOrder",
  stop: "stopOrder",
  stop_limit: "stopLimitOrder",
  trailing_stop: "trailingStop",
  bracket: "bracketOrder",
};
