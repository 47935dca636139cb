import { formatUsd, multiply, parseQuantity, parseUsd } from "@candlewise/domain/simulator/money";
import type { Order } from "#web/features/simulator/api.ts";
import type { EntryDraft } from "#web/features/journal/entry-draft.ts";

type Plan = Pick<EntryDraft, "entryPrice" | "stopPrice" | "targetPrice" | "risk">;

/** A price as first planned: the order records later changes. */
function planned(order: Order | undefined, price: "stop_price" | "limit_price"): string {
  const moved = order?.changes.find((change) => change[price] !== null);
  return moved?.[price]?.from ?? order?.[price] ?? "";
}

/** Entry, stop, target and risk of the bracket that `id` belongs to, among the orders of its instrument; of a lone order its price. */
export function planFromOrder(id: string, orders: readonly Order[]): Plan {
  const chosen = orders.find((order) => order.id === id);
  const entry = orders.find((order) => order.id === (chosen?.parent_id ?? id));
  const leg = (role: Order["role"]) => orders.find((order) => order.role === role && order.parent_id === entry?.id);
  const entryPrice = planned(entry, "limit_price") || (entry?.average_price ?? "");
  const stopPrice = planned(leg("stop_loss"), "stop_price");
  const distance = entryPrice && stopPrice ? parseUsd(entryPrice) - parseUsd(stopPrice) : 0n;
  return {
    entryPrice,
    stopPrice,
    targetPrice: planned(leg("take_profit"), "limit_price"),
    risk: entry && distance > 0n ? formatUsd(multiply(parseQuantity(entry.quantity), distance)) : "",
  };
}

/** Fills in what is still empty: what was typed stays. */
export const withPlan = (draft: EntryDraft, plan: Plan): Plan => ({
  entryPrice: draft.entryPrice || plan.entryPrice,
  stopPrice: draft.stopPrice || plan.stopPrice,
  targetPrice: draft.targetPrice || plan.targetPrice,
  risk: draft.risk || plan.risk,
});
