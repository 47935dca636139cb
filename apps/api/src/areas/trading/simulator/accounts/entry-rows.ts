import type { AccountEvent, LedgerLine } from "@candlewise/domain/simulator/account";
import { openAccount } from "@candlewise/domain/simulator/open-account";
import { sql } from "kysely";

/** An entry of the ledger. Sums in 1e-4 USD, quantities in 1e-8 units, times in Unix seconds. */
export interface Entry {
  /** Number of the account, and of the entry within it; both start at 1. */
  readonly accountNumber: number;
  readonly number: number;
  readonly at: number;
  readonly type: "deposit" | "buy" | "sell" | "dividend" | "split";
  readonly ticker: string | null;
  /** Quantity bought, sold or entitled to a dividend; after a split, the quantity left. */
  readonly quantity: bigint | null;
  /** Price per unit. */
  readonly price: bigint | null;
  /** Cost of a trade. */
  readonly cost: {
    readonly midPrice: bigint;
    readonly value: bigint;
    readonly spread: bigint;
    readonly slippage: bigint;
    readonly commission: bigint;
  } | null;
  /** Change in cash. */
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly realizedProfit: bigint | null;
  readonly orderId: string | null;
  /** Ratio of a split, for example "4:1". */
  readonly ratio: string | null;
}

/** An entry to write, with its lines. */
export interface NewEntry extends Entry {
  readonly lines: readonly LedgerLine[];
}

/** A row of `simulator_entry` without its lines. Integers beyond 2^53 are text. */
export interface EntryRow {
  account_number: number;
  number: number;
  at: number;
  type: Entry["type"];
  ticker: string | null;
  quantity: string | null;
  price: string | null;
  mid_price: string | null;
  value: string | null;
  spread: string | null;
  slippage: string | null;
  commission: string | null;
  amount: string;
  balance_after: string;
  realized_profit: string | null;
  order_id: string | null;
  ratio: string | null;
}

/** The columns of an `EntryRow`, for a select over `simulator_entry`. */
export const entryColumns = sql`account_number, number, at, type, ticker, quantity::text, price::text, mid_price::text,
  value::text, spread::text, slippage::text, commission::text, amount::text, balance_after::text, realized_profit::text,
  order_id, ratio`;

const exact = (value: bigint | null | undefined): string | null => value?.toString() ?? null;
const bigintOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

export function fromEntryRow(row: EntryRow): Entry {
  const { mid_price, value, spread, slippage, commission } = row;
  const isTrade = mid_price !== null && value !== null && spread !== null && slippage !== null && commission !== null;
  return {
    accountNumber: row.account_number,
    number: row.number,
    at: row.at,
    type: row.type,
    ticker: row.ticker,
    quantity: bigintOf(row.quantity),
    price: bigintOf(row.price),
    cost: isTrade
      ? {
          midPrice: BigInt(mid_price),
          value: BigInt(value),
          spread: BigInt(spread),
          slippage: BigInt(slippage),
          commission: BigInt(commission),
        }
      : null,
    amount: BigInt(row.amount),
    balanceAfter: BigInt(row.balance_after),
    realizedProfit: bigintOf(row.realized_profit),
    orderId: row.order_id,
    ratio: row.ratio,
  };
}

export function toEntryRow(userId: string, entry: NewEntry, marketVersion: number | null) {
  const { cost, lines } = entry;
  return {
    user_id: userId,
    account_number: entry.accountNumber,
    number: entry.number,
    at: entry.at,
    type: entry.type,
    ticker: entry.ticker,
    quantity: exact(entry.quantity),
    price: exact(entry.price),
    mid_price: exact(cost?.midPrice),
    value: exact(cost?.value),
    spread: exact(cost?.spread),
    slippage: exact(cost?.slippage),
    commission: exact(cost?.commission),
    amount: entry.amount.toString(),
    balance_after: entry.balanceAfter.toString(),
    realized_profit: exact(entry.realizedProfit),
    order_id: entry.orderId,
    ratio: entry.ratio,
    line_accounts: lines.map(({ account }) => account),
    line_assets: lines.map(({ asset }) => asset),
    line_amounts: lines.map(({ amount }) => amount.toString()),
    market_version: entry.ticker === null ? null : marketVersion,
  } satisfies EntryRow & Record<string, unknown>;
}

const cashOf = (lines: readonly LedgerLine[]): bigint =>
  lines.reduce((sum, { account, amount }) => (account === "cash" ? sum + amount : sum), 0n);

/** The entries of a settlement, numbered from `last + 1`. */
export function entriesOf(events: readonly AccountEvent[], accountNumber: number, last: number): NewEntry[] {
  const entries: NewEntry[] = [];
  for (const event of events) {
    if (event.type === "trigger" || event.type === "end") continue;
    const { at, ticker, ledger: lines, cashAfter: balanceAfter } = event;
    const number = last + entries.length + 1;
    const common = { accountNumber, number, at, ticker, lines, amount: cashOf(lines), balanceAfter };
    entries.push({ ...common, ...termsOf(event) });
  }
  return entries;
}

type Booked = Exclude<AccountEvent, { type: "trigger" | "end" }>;
type Terms = Pick<Entry, "type" | "quantity" | "price" | "cost" | "realizedProfit" | "orderId" | "ratio">;

function termsOf(event: Booked): Terms {
  const none = { price: null, cost: null, realizedProfit: null, orderId: null, ratio: null };
  switch (event.type) {
    case "fill": {
      const { side: type, quantity, price, cost, realizedProfit } = event.fill;
      return { type, quantity, price, cost, realizedProfit, orderId: event.orderId, ratio: null };
    }
    case "dividend":
      return { ...none, type: "dividend", quantity: event.quantity, price: event.amount };
    case "split": {
      const { quantityAfter: quantity, realizedProfit } = event;
      return { ...none, type: "split", quantity, realizedProfit, ratio: `${event.numerator}:${event.denominator}` };
    }
  }
}

/** The first entry of an account: its opening deposit. */
export function depositEntry(accountNumber: number, at: number): NewEntry {
  const { account, ledger } = openAccount(at);
  return {
    accountNumber,
    number: 1,
    at,
    type: "deposit",
    ticker: null,
    quantity: null,
    price: null,
    cost: null,
    amount: account.cash,
    balanceAfter: account.cash,
    realizedProfit: null,
    orderId: null,
    ratio: null,
    lines: ledger,
  };
}
