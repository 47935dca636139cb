import type { Fill, LedgerAccount, LedgerLine } from "./account.ts";

const USD = "USD";

const line = (account: LedgerAccount, asset: string, amount: bigint): LedgerLine => ({ account, asset, amount });

/** Omits zero lines. */
const booked = (...lines: LedgerLine[]): LedgerLine[] => lines.filter(({ amount }) => amount !== 0n);

/** The opening deposit of virtual money. */
export function depositLines(amount: bigint): LedgerLine[] {
  return booked(line("cash", USD, amount), line("equity", USD, -amount));
}

/** The exchange of money and units, and the commission. */
export function fillLines({ side, ticker, quantity, value, cost: { commission } }: Fill): LedgerLine[] {
  const sign = side === "buy" ? 1n : -1n;
  return booked(
    line("cash", USD, -sign * value - commission),
    line("market", USD, sign * value),
    line("fees", USD, commission),
    line("position", ticker, sign * quantity),
    line("market", ticker, -sign * quantity),
  );
}

export function dividendLines(paid: bigint): LedgerLine[] {
  return booked(line("cash", USD, paid), line("dividends", USD, -paid));
}

/** Units that a split adds or removes, and the cash for a remainder below 1e-8 units. */
export function splitLines(ticker: string, added: bigint, paid: bigint): LedgerLine[] {
  return booked(
    line("position", ticker, added),
    line("market", ticker, -added),
    line("cash", USD, paid),
    line("market", USD, -paid),
  );
}
