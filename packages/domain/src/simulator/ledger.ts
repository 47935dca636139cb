import type { Fill, LedgerAccount, LedgerEntry } from "./account.ts";

const USD = "USD";

const entry = (account: LedgerAccount, asset: string, amount: bigint): LedgerEntry => ({ account, asset, amount });

/** Omits zero lines. */
const booked = (...entries: LedgerEntry[]): LedgerEntry[] => entries.filter(({ amount }) => amount !== 0n);

/** The opening deposit of virtual money. */
export function depositEntries(amount: bigint): LedgerEntry[] {
  return booked(entry("cash", USD, amount), entry("equity", USD, -amount));
}

/** The exchange of money and units, and the commission. */
export function fillEntries({ side, ticker, quantity, value, cost: { commission } }: Fill): LedgerEntry[] {
  const sign = side === "buy" ? 1n : -1n;
  return booked(
    entry("cash", USD, -sign * value - commission),
    entry("market", USD, sign * value),
    entry("fees", USD, commission),
    entry("position", ticker, sign * quantity),
    entry("market", ticker, -sign * quantity),
  );
}

export function dividendEntries(paid: bigint): LedgerEntry[] {
  return booked(entry("cash", USD, paid), entry("dividends", USD, -paid));
}

/** Units that a split adds or removes, and the cash for a remainder below 1e-8 units. */
export function splitEntries(ticker: string, added: bigint, paid: bigint): LedgerEntry[] {
  return booked(
    entry("position", ticker, added),
    entry("market", ticker, -added),
    entry("cash", USD, paid),
    entry("market", USD, -paid),
  );
}
