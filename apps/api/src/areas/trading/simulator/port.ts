import type { AccountTotals } from "@candlewise/domain/performance/account-totals";
import type { RoundTrip, TripPart } from "@candlewise/domain/performance/round-trips";
import type { TradeSums } from "@candlewise/domain/performance/trade-figures";
import type { DayChange } from "@candlewise/domain/simulator/day-change";
import type { Order, Position } from "@candlewise/domain/simulator/account";
import type { OrderType, Side } from "@candlewise/domain/simulator/orders";

/** An account of a user, current or ended by a reset. Times in Unix seconds. */
export interface AccountSpan {
  /** Starts at 1 and increases with each reset. */
  readonly number: number;
  readonly openedAt: number;
  readonly endedAt: number | null;
}

/** A user's current account. */
export interface AccountFacts extends AccountSpan {
  readonly positions: readonly Position[];
}

/** A part of a closed trade with the planned stop of its purchase, in 1e-4 USD; null without one. */
export interface PlannedPart extends TripPart {
  readonly stop: bigint | null;
}

/** A closed trade. */
export interface ClosedTrade extends RoundTrip {
  /** Rank by first sale across all accounts of the user, from 1. */
  readonly number: number;
  readonly parts: readonly PlannedPart[];
}

/** An account and a span of closing seconds, both ends included. */
export interface TradeSpan {
  readonly accountNumber: number;
  readonly from: number;
  readonly until: number;
}

/**
 * Closed trades and account totals from a read model, updated from the ledger before the first call. The cost of a call depends on the size
 * of its result, not on the number of trades ever made.
 */
export interface TradesReader {
  /** Number of closed trades in all accounts. */
  count(): Promise<number>;
  /** By their numbers, both ends included, oldest first. */
  range(first: number, last: number): Promise<readonly ClosedTrade[]>;
  /** Trades opened or closed by these orders, oldest first. */
  ofOrders(orderIds: readonly string[]): Promise<readonly ClosedTrade[]>;
  /** The latest trades in a span, newest first. */
  latest(span: TradeSpan, filter: TradeFilter): Promise<readonly ClosedTrade[]>;
  sums(span: TradeSpan): Promise<TradeSums>;
  /** Trades in a span that were opened by these orders and have no planned stop. */
  unplanned(span: TradeSpan, orderIds: readonly string[]): Promise<readonly ClosedTrade[]>;
  /** Totals of an account at each of these seconds. */
  totalsAt(accountNumber: number, seconds: readonly number[]): Promise<readonly AccountTotals[]>;
}

interface TradeFilter {
  readonly limit: number;
  /** Instruments to leave out. */
  readonly without: readonly string[];
}

/** An order of the current account with the facts that practical tasks check. */
export interface NotableOrder {
  readonly order: Order;
  readonly firstFillAt: number | null;
  /** Value of the account when the order was accepted, with holdings at cost, in 1e-4 USD. */
  readonly accountValue: bigint;
}

/** The practice accounts of a user, settled once for all calls. Lists are oldest first. */
export interface AccountReader {
  /** The current account. */
  readonly account: AccountFacts;
  /** The last `limit` accounts; the current one comes last. */
  accounts(limit: number): Promise<readonly AccountSpan[]>;
  /** Undefined when the user has no account with this number. */
  findAccount(number: number): Promise<AccountSpan | undefined>;
  /** The orders among `ids` that belong to the user, from any account. */
  orders(ids: readonly string[]): Promise<readonly Order[]>;
  /**
   * Orders of the current account that are relevant to practical tasks: for each instrument the largest and the last purchase and a sale,
   * the limit orders that waited longest, the last brackets, and all open orders.
   */
  notableOrders(): Promise<readonly NotableOrder[]>;
  readonly trades: TradesReader;
  /** Day P/L of the current account. @throws AppError `quote_stale` */
  dayProfit(): DayChange;
}

/** A kind of order that was filled on a day, with the first time. */
export interface FilledKind {
  readonly orderType: OrderType;
  readonly role: "entry" | "stop_loss" | "take_profit" | null;
  readonly side: Side;
  readonly ticker: string;
  readonly at: Date;
}

/** What other features may use of practice accounts. */
export interface SimulatorPort {
  /** The kinds of orders that were filled on each day (UTC), from all accounts as they are stored. */
  filledKinds(userId: string): Promise<readonly FilledKind[]>;
  /** Settles the user's account up to the current second; opens one if the user has none. */
  read(userId: string): Promise<AccountReader>;
}
