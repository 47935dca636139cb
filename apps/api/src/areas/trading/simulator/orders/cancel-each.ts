import { cancelOrder } from "@candlewise/domain/simulator/cancel-order";
import type { Situation } from "../accounts/accounts.ts";

/** Cancels these orders, of which one may end another. */
export function cancelEach({ change, at }: Situation, ids: readonly string[]): void {
  for (const id of ids) {
    const settlement = cancelOrder(change.state, id, at);
    if (settlement) change.take(settlement);
  }
}
