import type { Order } from "./account.ts";
import { end, keep, legsOf, type Draft } from "./draft.ts";
import { gtcExpiry } from "./place-order.ts";

/** What the entry has bought, its stop and target may sell. */
export function armLegs(draft: Draft, entry: Order, at: number, quantity: bigint): void {
  for (const leg of legsOf(draft, entry.id)) {
    keep(draft, {
      ...leg,
      status: leg.status === "waiting" ? "open" : leg.status,
      armedQuantity: leg.armedQuantity + quantity,
      watchFrom: leg.status === "waiting" ? at + 1 : leg.watchFrom,
      expiresAt: gtcExpiry(at),
    });
  }
}

/** What one leg has sold, the other can no longer sell. */
export function reduceOtherLeg(draft: Draft, leg: Order, at: number, quantity: bigint): void {
  for (const other of legsOf(draft, leg.parentId ?? "")) {
    if (other.id === leg.id) continue;
    const rest = other.armedQuantity - quantity;
    if (rest > other.filledQuantity) keep(draft, { ...other, armedQuantity: rest, quantity: rest });
    else end(draft, { ...other, armedQuantity: rest }, { at, status: "cancelled", reason: "other_leg" });
  }
}

/** A bracket that is being left is not entered any further. Returns the leg as it is then. */
export function endEntryOf(draft: Draft, leg: Order, at: number): Order {
  const entry = leg.parentId === null ? undefined : draft.orders.get(leg.parentId);
  if (!entry) return leg;
  end(draft, entry, { at, status: "cancelled", reason: "other_leg" });
  return draft.orders.get(leg.id) ?? leg;
}
