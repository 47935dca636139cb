import type { AccountState, Settlement } from "./account.ts";
import { beginDraft, end, finishDraft } from "./draft.ts";

/** A second that has been settled already is not returned to. */
const secondOf = ({ settledUntil }: AccountState, at: number): number => Math.max(at, settledUntil - 1);

/**
 * Ends an order and frees what it held back; what is filled stays. The entry of a bracket takes those legs with it that have nothing to
 * sell. Null when the order is not open. Settle the account first.
 */
export function cancelOrder(account: AccountState, orderId: string, at: number): Settlement | null {
  const draft = beginDraft(account);
  const order = draft.orders.get(orderId);
  if (!order) return null;
  end(draft, order, { at: secondOf(account, at), status: "cancelled", reason: "cancelled" });
  return finishDraft(draft, account.settledUntil);
}

/** Ends every order because the account begins again. */
export function cancelAllForReset(account: AccountState, at: number): Settlement {
  const draft = beginDraft(account);
  for (const { id } of account.orders) {
    const order = draft.orders.get(id);
    if (order) end(draft, order, { at: secondOf(account, at), status: "cancelled", reason: "reset" });
  }
  return finishDraft(draft, account.settledUntil);
}
