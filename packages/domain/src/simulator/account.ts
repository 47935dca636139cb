import type { CommissionPlanName } from "./commission.ts";
import type { OrderStatus, OrderType, Side, TimeInForce, Trail } from "./orders.ts";

/** Part of a position that was bought at once. Sales take the oldest lot first. */
export interface Lot {
  /** 1e-8 units, more than 0. */
  readonly quantity: bigint;
  /** What was paid for it and is not yet realised, commission included, in 1e-4 USD. A split leaves it as it is. */
  readonly cost: bigint;
  readonly acquiredAt: number;
}

/** What is held of one instrument; never empty. */
export interface Position {
  readonly ticker: string;
  /** Oldest first. */
  readonly lots: readonly Lot[];
}

/** Which part of a bracket an order is. */
export type OrderRole = "entry" | "stop_loss" | "take_profit";

/** Why an order ended before all of it was filled. */
export type EndReason = "cancelled" | "expired" | "insufficient_cash" | "other_leg" | "reset";

/** An order as it stands. Prices in 1e-4 USD a unit, quantities in 1e-8 units, times in seconds since 1970. */
export interface Order {
  readonly id: string;
  /** Rank of acceptance within the account: lower is served first in the same second. A bracket's stop comes before its target. */
  readonly sequence: number;
  readonly ticker: string;
  readonly side: Side;
  readonly type: OrderType;
  readonly role: OrderRole | null;
  /** The entry of a bracket's stop and target. */
  readonly parentId: string | null;
  readonly timeInForce: TimeInForce;
  readonly commissionPlan: CommissionPlanName;
  readonly limitPrice: bigint | null;
  readonly stopPrice: bigint | null;
  readonly trail: Trail | null;
  /** Price that cash is held back at; null for sales. */
  readonly reservePrice: bigint | null;

  readonly status: OrderStatus;
  readonly reason: EndReason | null;
  readonly quantity: bigint;
  /** How much of the quantity may be filled by now: of a stop or target, what the entry has bought; all of it otherwise. */
  readonly armedQuantity: bigint;
  readonly filledQuantity: bigint;
  /** Sum of quantity × price over the fills, exact, in 1e-12 USD. */
  readonly filledValue: bigint;
  /** Paid so far, in 1e-4 USD. */
  readonly commission: bigint;
  /** Cash held back for what is not filled yet, in 1e-4 USD. */
  readonly reservedCash: bigint;
  /** When the price reached the stop. */
  readonly triggeredAt: number | null;
  /** Highest bid (of a sale) or lowest ask (of a buy) that a trailing stop has met; null before the first. */
  readonly extreme: bigint | null;

  readonly acceptedAt: number;
  /** First second at which it is no longer good; null for a stop or target that waits. */
  readonly expiresAt: number | null;
  readonly endedAt: number | null;
  /** First second whose price may fill or trigger it next. */
  readonly watchFrom: number;
}

/**
 * A practice account as the rules see it. `settledUntil` is the first second that is not yet reckoned with: all orders here have met
 * every earlier second.
 */
export interface AccountState {
  /** All cash, that held back by orders included, in 1e-4 USD. */
  readonly cash: bigint;
  readonly positions: readonly Position[];
  /** Only those that can still change: waiting, open or partially filled. */
  readonly orders: readonly Order[];
  readonly settledUntil: number;
}

/** Where a ledger entry is booked. `market` is whoever is on the other side of a trade or a split. */
export type LedgerAccount = "cash" | "position" | "market" | "fees" | "dividends" | "equity";

/** One line of a double entry. The entries of an event add up to 0 for each asset. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  /** `USD` in 1e-4, or a ticker in 1e-8 units. */
  readonly asset: string;
  readonly amount: bigint;
}

/** The cost of a trade, item by item, in 1e-4 USD; for a buyer `value` + `spread` + `slippage` is what the market got. */
export interface TradeCost {
  readonly midPrice: bigint;
  /** Quantity × mid price. */
  readonly value: bigint;
  readonly spread: bigint;
  readonly slippage: bigint;
  readonly commission: bigint;
  /** Spread, slippage and commission together. */
  readonly total: bigint;
}

export interface Fill {
  readonly orderId: string;
  readonly ticker: string;
  readonly side: Side;
  readonly at: number;
  readonly quantity: bigint;
  readonly price: bigint;
  /** Quantity × price: what the market got or gave, in 1e-4 USD. */
  readonly value: bigint;
  readonly cost: TradeCost;
  /** Of a sale: value less commission less the cost of the lots that went. */
  readonly realizedProfit: bigint | null;
}

interface Booked {
  readonly at: number;
  readonly ticker: string;
  readonly ledger: readonly LedgerEntry[];
  readonly cashAfter: bigint;
}

/** What happened to an account, with what it books. */
export type AccountEvent =
  | (Booked & { readonly type: "fill"; readonly orderId: string; readonly fill: Fill })
  /** `amount` a unit on `quantity` units; `paid` in 1e-4 USD. */
  | (Booked & {
      readonly type: "dividend";
      readonly quantity: bigint;
      readonly amount: bigint;
      readonly paid: bigint;
    })
  /** `paid` is for the part of a unit that no quantity can hold. */
  | (Booked & {
      readonly type: "split";
      readonly numerator: bigint;
      readonly denominator: bigint;
      readonly quantityBefore: bigint;
      readonly quantityAfter: bigint;
      readonly paid: bigint;
      readonly realizedProfit: bigint;
    })
  | { readonly type: "trigger"; readonly at: number; readonly ticker: string; readonly orderId: string }
  | {
      readonly type: "end";
      readonly at: number;
      readonly ticker: string;
      readonly orderId: string;
      readonly status: "cancelled" | "expired";
      readonly reason: EndReason;
    };

/** What came of an account, and how. */
export interface Settlement {
  readonly account: AccountState;
  /** In the order in which they happened. */
  readonly events: readonly AccountEvent[];
  /**
   * Every order in which anything but `watchFrom` is different now, ended ones included. Who stores orders may leave `watchFrom` as it
   * was and read it back as the later of it and the account's `settledUntil`.
   */
  readonly changedOrders: readonly Order[];
}
