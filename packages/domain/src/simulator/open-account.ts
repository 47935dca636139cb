import type { AccountState, LedgerLine } from "./account.ts";
import { depositLines } from "./ledger.ts";

/** Opening deposit of every practice account, in 1e-4 USD. */
export const START_BALANCE = 100_000_0000n;

/** A new practice account with the ledger lines of its opening deposit. */
export function openAccount(at: number): { account: AccountState; ledger: LedgerLine[] } {
  return {
    account: { cash: START_BALANCE, positions: [], orders: [], settledUntil: at + 1 },
    ledger: depositLines(START_BALANCE),
  };
}
