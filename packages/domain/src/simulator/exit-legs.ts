import type { AccountState, Order, OrderRole, Settlement } from "./account.ts";
import { beginDraft, end, finishDraft, legsOf, update, type Draft } from "./draft.ts";
import { freeQuantity, heldQuantity, reservedQuantity } from "./reserve.ts";

/** The part that an order plays in a bracket or among the exit legs of a position. */
export function legRoleOf({ role, parentId, type }: Pick<Order, "role" | "parentId" | "type">): OrderRole | null {
  if (role !== null || parentId === null) return role;
  return type === "limit" ? "take_profit" : "stop_loss";
}

/** The bracket or OCO that an order belongs to; null for a single order. */
export const groupIdOf = ({ id, role, parentId }: Pick<Order, "id" | "role" | "parentId">): string | null =>
  parentId ?? (role === "entry" ? id : null);

const unsold = ({ armedQuantity, filledQuantity }: Order): bigint => armedQuantity - filledQuantity;

/** Quantity that a new sale can take: what is held, except what single orders reserve. Exit legs give way to it. */
export function sellableQuantity(account: Pick<AccountState, "positions" | "orders">, ticker: string): bigint {
  const single = account.orders.filter(({ parentId }) => parentId === null);
  return heldQuantity(account, ticker) - reservedQuantity({ orders: single }, ticker);
}

/** A leg that may sell `quantity` less; without anything left to sell it ends. */
function shrink(draft: Draft, leg: Order, quantity: bigint, at: number): void {
  const rest = unsold(leg) - quantity;
  const whole = leg.filledQuantity + (rest > 0n ? rest : 0n);
  if (rest > 0n) update(draft, { ...leg, armedQuantity: whole, quantity: whole });
  else end(draft, { ...leg, armedQuantity: whole }, { at, status: "cancelled", reason: "cancelled" });
}

/**
 * Makes exit legs give way to a sale of `quantity`: the oldest first, both legs of a group alike. A bracket that gives way stops buying. Null
 * when enough is free.
 */
export function releaseLegs(account: AccountState, ticker: string, quantity: bigint, at: number): Settlement | null {
  let missing = quantity - freeQuantity(account, ticker);
  if (missing <= 0n) return null;
  const draft = beginDraft(account);
  const second = Math.max(at, account.settledUntil - 1);
  const groups = new Set(account.orders.flatMap((order) => (order.ticker === ticker ? (order.parentId ?? []) : [])));
  for (const group of groups) {
    if (missing <= 0n) break;
    const reserved = legsOf(draft, group).reduce((most, leg) => (unsold(leg) > most ? unsold(leg) : most), 0n);
    if (reserved === 0n) continue;
    const given = reserved < missing ? reserved : missing;
    const entry = draft.orders.get(group);
    if (entry) end(draft, entry, { at: second, status: "cancelled", reason: "cancelled" });
    for (const leg of legsOf(draft, group)) shrink(draft, leg, given, second);
    missing -= given;
  }
  return finishDraft(draft, account.settledUntil);
}
