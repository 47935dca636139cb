import { formatUsd, multiply, parseQuantity, parseUsd } from "@candlewise/domain/simulator/money";
import type { Order, Position } from "../api.ts";
import { isOpen, pricesOf } from "../orders/order-facts.ts";

/** An open sell order of a position. */
export interface Exit {
  readonly order: Order;
  readonly kind: "stop" | "trail" | "target" | "order";
  /** What it waits for; null for a market order. */
  readonly price: string | null;
}

function kindOf({ role, type }: Order): Exit["kind"] {
  if (role === "take_profit") return "target";
  if (type === "trailing_stop") return "trail";
  return role === "stop_loss" ? "stop" : "order";
}

const ORDER: readonly Exit["kind"][] = ["stop", "trail", "target", "order"];

/** What can sell a position: stops first, then targets, then other sell orders. */
export function exitsOf(orders: readonly Order[]): Exit[] {
  return orders
    .filter((order) => order.side === "sell" && isOpen(order) && order.status !== "waiting")
    .map((order) => ({ order, kind: kindOf(order), price: pricesOf(order)[0]?.price ?? null }))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** P/L of a sale at a price against the average cost, before the costs of the sale. */
export const profitAt = ({ average_price }: Pick<Position, "average_price">, quantity: string, price: string): string =>
  formatUsd(multiply(parseQuantity(quantity), parseUsd(price) - parseUsd(average_price)));
