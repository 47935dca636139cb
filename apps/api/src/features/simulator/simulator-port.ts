import type { Position } from "@candlewise/domain/simulator/account";
import type { ChangeRecord } from "./change-rows.ts";
import type { Entry } from "./entry-rows.ts";
import type { OrderRecord } from "./order-rows.ts";

/** An account of a user, ended by a reset or still in use. Sums in 1e-4 USD, seconds since 1970. */
export interface AccountSpan {
  /** Begun at 1, one more with each reset. */
  readonly number: number;
  readonly openedAt: number;
  readonly endedAt: number | null;
  /** What was put in. */
  readonly deposited: bigint;
  readonly cash: bigint;
}

/** A user's account in use. */
export interface AccountFacts extends AccountSpan {
  /** Part of the cash that open orders hold back. */
  readonly reserved: bigint;
  readonly positions: readonly Position[];
}

/** One execution. What a sale earned stands in `realizedProfit`, commission and cost of its lots taken off. */
export interface FillFacts extends Entry {
  readonly type: "buy" | "sell";
  readonly ticker: string;
  readonly quantity: bigint;
  readonly price: bigint;
  readonly cost: NonNullable<Entry["cost"]>;
  readonly orderId: string;
}

interface Span {
  /** The account in use when absent. */
  readonly accountNumber?: number | undefined;
  /** First second asked for. */
  readonly since?: number | undefined;
}

/**
 * What other features may know of practice accounts. Each call first settles the account up to the caller's second, so that every answer
 * is what the market had done by then; a user without an account gets one. Lists are oldest first.
 */
export interface SimulatorPort {
  account(userId: string): Promise<AccountFacts>;
  accounts(userId: string): Promise<readonly AccountSpan[]>;
  /** The ledger: deposits, trades, dividends and splits. `balanceAfter` of the last one is the cash. */
  entries(userId: string, span?: Span): Promise<readonly Entry[]>;
  fills(userId: string, span?: Span): Promise<readonly FillFacts[]>;
  /** By the second of their acceptance; `only` names the orders asked for. */
  orders(userId: string, span?: Span & { readonly only?: readonly string[] }): Promise<readonly OrderRecord[]>;
  /** What was changed of the orders of an account. */
  orderChanges(userId: string, span?: Pick<Span, "accountNumber">): Promise<readonly ChangeRecord[]>;
}
