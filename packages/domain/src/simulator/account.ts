import type { CommissionPlanName } from "./commission.ts";
import type { OrderStatus, OrderType, Side, TimeInForce, Trail } from "./orders.ts";

/** Units bought in one fill. Sales take the oldest lot first (FIFO). */
export interface Lot {
  /** 1e-8 units, more than 0. */
  readonly quantity: bigint;
  /** Unrealized cost, commission included, in 1e-4 USD. Unchanged by splits. */
  readonly cost: bigint;
  readonly acquiredAt: number;
}

/** The lots held of one instrument; never empty. */
export interface Position {
  readonly ticker: string;
  /** Oldest first. */
  readonly lots: readonly Lot[];
}

/** The part of a bracket that an order represents. Exit legs of a position have none, see `legRoleOf`. */
export type OrderRole = "entry" | "stop_loss" | "take_profit";

/** Why an order ended before it was completely filled. */
export type EndReason = "cancelled" | "expired" | "insufficient_cash" | "other_leg" | "reset";

/** The state of an order. Prices in 1e-4 USD per unit, quantities in 1e-8 units, times in Unix seconds. */
export interface Order {
  readonly id: string;
  /** Rank of acceptance within the account: within a second, lower ranks are processed first. A bracket's stop ranks before its target. */
  readonly sequence: number;
  readonly ticker: string;
  readonly side: Side;
  readonly type: OrderType;
  readonly role: OrderRole | null;
  /** Group of an exit leg: for the stop or target of a bracket its entry, for those of a position an id that no order has. */
  readonly parentId: string | null;
  readonly timeInForce: TimeInForce;
  readonly commissionPlan: CommissionPlanName;
  readonly limitPrice: bigint | null;
  readonly stopPrice: bigint | null;
  readonly trail: Trail | null;
  /** Price at which cash is reserved; null for sales. */
  readonly reservePrice: bigint | null;

  readonly status: OrderStatus;
  readonly reason: EndReason | null;
  readonly quantity: bigint;
  /** Quantity that may be filled so far: for a stop or target, what the entry has bought; otherwise all of it. */
  readonly armedQuantity: bigint;
  readonly filledQuantity: bigint;
  /** Sum of quantity × price over the fills, exact, in 1e-12 USD. */
  readonly filledValue: bigint;
  /** Commission paid so far, in 1e-4 USD. */
  readonly commission: bigint;
  /** Cash reserved for the unfilled quantity, in 1e-4 USD. */
  readonly reservedCash: bigint;
  /** The second at which the price reached the stop. */
  readonly triggeredAt: number | null;
  /** Highest bid (sale) or lowest ask (purchase) seen by a trailing stop; null before the first price. */
  readonly extreme: bigint | null;

  readonly acceptedAt: number;
  /** First second at which it has expired; null for a waiting stop or target. */
  readonly expiresAt: number | null;
  readonly endedAt: number | null;
  /** The next second whose price may fill or trigger it. */
  readonly watchFrom: number;
}

/**
 * The state of a practice account. `settledUntil` is the first second not yet processed: all orders are matched against every earlier
 * second.
 */
export interface AccountState {
  /** All cash, including cash reserved by orders, in 1e-4 USD. */
  readonly cash: bigint;
  readonly positions: readonly Position[];
  /** Only orders that can still change: waiting, open or partially filled. */
  readonly orders: readonly Order[];
  readonly settledUntil: number;
}

/** The account of a ledger line. `market` is the counterparty of trades and splits. */
export type LedgerAccount = "cash" | "position" | "market" | "fees" | "dividends" | "equity";

/** One line of a double entry. The lines of an event sum to 0 for each asset. */
export interface LedgerLine {
  readonly account: LedgerAccount;
  /** `USD` in 1e-4, or a ticker in 1e-8 units. */
  readonly asset: string;
  readonly amount: bigint;
}

/** The itemized cost of a trade in 1e-4 USD. For a purchase, `value` + `spread` + `slippage` is the amount paid to the market. */
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
  /** Quantity × price: the amount paid to or received from the market, in 1e-4 USD. */
  readonly value: bigint;
  readonly cost: TradeCost;
  /** For a sale: value minus commission minus the cost of the lots sold. */
  readonly realizedProfit: bigint | null;
}

interface Booked {
  readonly at: number;
  readonly ticker: string;
  readonly ledger: readonly LedgerLine[];
  readonly cashAfter: bigint;
}

/** An event of an account with its ledger lines. */
export type AccountEvent =
  | (Booked & { readonly type: "fill"; readonly orderId: string; readonly fill: Fill })
  /** `amount` per unit on `quantity` units; `paid` in 1e-4 USD. */
  | (Booked & {
      readonly type: "dividend";
      readonly quantity: bigint;
      readonly amount: bigint;
      readonly paid: bigint;
    })
  /** `paid` compensates the remainder below 1e-8 units. */
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

/** The new state of an account, with the events that led to it. */
export interface Settlement {
  readonly account: AccountState;
  /** In chronological order. */
  readonly events: readonly AccountEvent[];
  /**
   * Every order that changed in anything except `watchFrom`, ended ones included. A store may keep the old `watchFrom` and read it as the
   * later of it and the account's `settledUntil`.
   */
  readonly changedOrders: readonly Order[];
}
