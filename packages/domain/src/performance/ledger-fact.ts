/** The fields of a ledger entry that these rules need; lists are oldest first. Sums in 1e-4 USD, quantities in 1e-8 units. */
export interface LedgerFact {
  /** Seconds since 1970. */
  readonly at: number;
  readonly type: "deposit" | "buy" | "sell" | "dividend" | "split";
  readonly ticker: string | null;
  /** Quantity bought or sold; for a split, the quantity held after it. */
  readonly quantity: bigint | null;
  /** Price per unit. */
  readonly price: bigint | null;
  /** Change in cash. */
  readonly amount: bigint;
  readonly realizedProfit: bigint | null;
  readonly orderId: string | null;
  /** Ratio of a split, for example "4:1". */
  readonly ratio: string | null;
}

export interface TradeFact extends LedgerFact {
  readonly type: "buy" | "sell";
  readonly ticker: string;
  readonly quantity: bigint;
  readonly price: bigint;
  readonly orderId: string;
}

export interface SplitFact extends LedgerFact {
  readonly type: "split";
  readonly ticker: string;
  /** Quantity held after the split. */
  readonly quantity: bigint;
}

export const isTrade = (fact: LedgerFact): fact is TradeFact =>
  (fact.type === "buy" || fact.type === "sell") &&
  fact.ticker !== null &&
  fact.quantity !== null &&
  fact.price !== null &&
  fact.orderId !== null;

export const isSplit = (fact: LedgerFact): fact is SplitFact =>
  fact.type === "split" && fact.ticker !== null && fact.quantity !== null;

/** "4:1" turns one unit into four. Throws `RangeError` on anything else. */
export function splitRatio(ratio: string | null): { numerator: bigint; denominator: bigint } {
  const match = /^(\d+):(\d+)$/.exec(ratio ?? "");
  if (match?.[1] === undefined || match[2] === undefined) throw new RangeError(`not a ratio: ${ratio}`);
  return { numerator: BigInt(match[1]), denominator: BigInt(match[2]) };
}
