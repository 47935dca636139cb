import type { AccountState, Settlement } from "./account.ts";
import { beginDraft, end, finishDraft } from "./draft.ts";

/**
 * Ends an order and frees what it held back; what is filled stays. The entry of a bracket takes those legs with it that have nothing to
 * sell. Null when the order is not open. Settle the account first.
 */
export function cancelOrder(account: AccountState, orderId: string, at: number): Settlement | null {
  const draft = beginDraft(account);
  const order = draft.orders.get(orderId);
  if (!order) return null;
  end(draft, order, { at, status: "cancelled", reason: "cancelled" });
  return finishDraft(draft, account.settledUntil);
}

/** Ends every order because the account begins again. */
export function cancelAllForReset(account: AccountState, at: number): Settlement {
  const draft = beginDraft(account);
  for (const { id } of account.orders) {
    const order = draft.orders.get(id);
    if (order) end(draft, order, { at, status: "cancelled", reason: "reset" });
  }
  return finishDraft(draft, account.settledUntil);
}
