import type { LedgerFact } from "../performance/ledger-fact.ts";
import type { AccountEvent, AccountState, Order, Settlement, TradeCost } from "../simulator/account.ts";
import { cancelOrder } from "../simulator/cancel-order.ts";
import type { MatchingMarket } from "../simulator/matching-market.ts";
import { openAccount, START_BALANCE } from "../simulator/open-account.ts";
import type { OrderProblem } from "../simulator/order-checks.ts";
import type { MarketConditions, OrderRequest } from "../simulator/order-request.ts";
import { placeOrder } from "../simulator/place-order.ts";
import { settle } from "../simulator/settle.ts";

/** An entry of a replay's ledger. */
export interface ReplayFact extends LedgerFact {
  /** Cost of a trade. */
  readonly cost: TradeCost | null;
}

/** The account of a replay with its history; independent of all other accounts. */
export interface ReplayState {
  readonly account: AccountState;
  /** All orders, ended ones included, in order of acceptance. */
  readonly orders: readonly Order[];
  /** Oldest first, starting with the opening deposit. */
  readonly facts: readonly ReplayFact[];
}

const NOTHING = { ticker: null, quantity: null, price: null, realizedProfit: null, orderId: null, ratio: null };

/** The initial state of a replay; `until` is the first second that it has not reached. */
export function beginReplay(until: number): ReplayState {
  const { account } = openAccount(until - 1);
  const deposit = { ...NOTHING, type: "deposit", at: until - 1, amount: START_BALANCE, cost: null } as const;
  return { account, orders: [], facts: [deposit] };
}

function factOf(event: AccountEvent): ReplayFact[] {
  if (event.type === "trigger" || event.type === "end") return [];
  const { at, ticker, ledger } = event;
  const amount = ledger.reduce((sum, entry) => (entry.account === "cash" ? sum + entry.amount : sum), 0n);
  const common = { ...NOTHING, at, ticker, amount, cost: null };
  switch (event.type) {
    case "fill": {
      const { side: type, quantity, price, cost, realizedProfit, orderId } = event.fill;
      return [{ ...common, type, quantity, price, cost, realizedProfit, orderId }];
    }
    case "dividend":
      return [{ ...common, type: "dividend", quantity: event.quantity, price: event.amount }];
    case "split": {
      const { quantityAfter: quantity, realizedProfit, numerator, denominator } = event;
      return [{ ...common, type: "split", quantity, realizedProfit, ratio: `${numerator}:${denominator}` }];
    }
  }
}

function take({ orders, facts }: ReplayState, { account, events, changedOrders }: Settlement): ReplayState {
  const changed = new Map([...account.orders, ...changedOrders].map((order) => [order.id, order]));
  return {
    account,
    orders: orders.map((order) => changed.get(order.id) ?? order),
    facts: [...facts, ...events.flatMap(factOf)],
  };
}

/** Advances a replay to the second `until`. One large step and many small ones give the same result. */
export function advance(state: ReplayState, market: MatchingMarket, until: number): ReplayState {
  return take(state, settle(state.account, market, until));
}

export interface ReplayAcceptance {
  /** Ids of the order and, for a bracket, of its stop and target. */
  readonly ids: readonly [string, string, string];
  readonly conditions: MarketConditions;
  readonly market: MatchingMarket;
}

/** Places an order in the last second that the replay has reached. Matching starts when the replay advances. */
export function placeInReplay(
  state: ReplayState,
  request: OrderRequest,
  acceptance: ReplayAcceptance,
): { readonly problem: OrderProblem } | { readonly state: ReplayState } {
  const at = state.account.settledUntil - 1;
  const placement = placeOrder(state.account, request, { ...acceptance, at, sequence: state.orders.length });
  if (placement.type === "refused") return { problem: placement.problem };
  const { account, orders, released } = placement;
  const before = released ? take(state, released) : state;
  return { state: { ...before, account, orders: [...before.orders, ...orders] } };
}

/** Null when the order is not open. */
export function cancelInReplay(state: ReplayState, orderId: string): ReplayState | null {
  const settlement = cancelOrder(state.account, orderId, state.account.settledUntil - 1);
  return settlement && take(state, settlement);
}

/** Cancels all open orders. Holdings stay, valued at the last price. */
export function closeReplay(state: ReplayState): ReplayState {
  let closed = state;
  for (let [open] = closed.account.orders; open !== undefined; [open] = closed.account.orders) {
    closed = cancelInReplay(closed, open.id) ?? closed;
  }
  return closed;
}
