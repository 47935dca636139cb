import type { Order } from "./account.ts";
import { end, update, legsOf, type Draft } from "./draft.ts";
import { gtcExpiry } from "./place-order.ts";

/** Allows the stop and target to sell what the entry has bought. */
export function armLegs(draft: Draft, entry: Order, at: number, quantity: bigint): void {
  for (const leg of legsOf(draft, entry.id)) {
    update(draft, {
      ...leg,
      status: leg.status === "waiting" ? "open" : leg.status,
      armedQuantity: leg.armedQuantity + quantity,
      watchFrom: leg.status === "waiting" ? at + 1 : leg.watchFrom,
      expiresAt: gtcExpiry(at),
    });
  }
}

/** Reduces the other leg by the quantity that one leg has sold. */
export function reduceOtherLeg(draft: Draft, leg: Order, at: number, quantity: bigint): void {
  for (const other of legsOf(draft, leg.parentId ?? "")) {
    if (other.id === leg.id) continue;
    const rest = other.armedQuantity - quantity;
    if (rest > other.filledQuantity) update(draft, { ...other, armedQuantity: rest, quantity: rest });
    else end(draft, { ...other, armedQuantity: rest }, { at, status: "cancelled", reason: "other_leg" });
  }
}

/** Ends the entry once a leg has started to sell. Returns the updated leg. */
export function endEntryOf(draft: Draft, leg: Order, at: number): Order {
  const entry = leg.parentId === null ? undefined : draft.orders.get(leg.parentId);
  if (!entry) return leg;
  end(draft, entry, { at, status: "cancelled", reason: "other_leg" });
  return draft.orders.get(leg.id) ?? leg;
}
