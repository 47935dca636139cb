import type { AccountState, Settlement } from "./account.ts";
import { beginDraft, end, finishDraft } from "./draft.ts";

/** Never earlier than the seconds already settled. */
const secondOf = ({ settledUntil }: AccountState, at: number): number => Math.max(at, settledUntil - 1);

/**
 * Cancels an order and releases its reservation; fills stay. Cancelling a bracket's entry also ends legs that have nothing to sell. Null
 * when the order is not open. The account must be settled first.
 */
export function cancelOrder(account: AccountState, orderId: string, at: number): Settlement | null {
  const draft = beginDraft(account);
  const order = draft.orders.get(orderId);
  if (!order) return null;
  end(draft, order, { at: secondOf(account, at), status: "cancelled", reason: "cancelled" });
  return finishDraft(draft, account.settledUntil);
}

/** Ends every order because the account is reset. */
export function cancelAllForReset(account: AccountState, at: number): Settlement {
  const draft = beginDraft(account);
  for (const { id } of account.orders) {
    const order = draft.orders.get(id);
    if (order) end(draft, order, { at: secondOf(account, at), status: "cancelled", reason: "reset" });
  }
  return finishDraft(draft, account.settledUntil);
}
