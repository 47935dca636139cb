import type { AccountState, Order, Settlement } from "./account.ts";
import { beginDraft, end, finishDraft, keep, type Draft } from "./draft.ts";
import { fill } from "./fill.ts";
import { payDividend, splitPosition, splitRestingOrders } from "./holding-actions.ts";
import type { HoldingAction, MatchingMarket } from "./matching-market.ts";
import { lookAhead, type Outlook, type Step } from "./next-step.ts";

interface DatedAction {
  readonly ticker: string;
  readonly action: HoldingAction;
}

/** Dividends and splits of all instruments held or ordered, oldest first. */
function actionsOf(
  { settledUntil, positions, orders }: AccountState,
  market: MatchingMarket,
  until: number,
): DatedAction[] {
  const tickers = new Set([...positions, ...orders].map(({ ticker }) => ticker));
  return [...tickers]
    .toSorted()
    .flatMap((ticker) => market.holdingActions(ticker, settledUntil, until).map((action) => ({ ticker, action })))
    .toSorted((a, b) => a.action.at - b.action.at);
}

/** Caches the outlook of unchanged orders, because the search is expensive. */
function createOutlooks(market: MatchingMarket) {
  const known = new Map<string, { order: Order; outlook: Outlook }>();
  return (order: Order, horizon: number): Outlook => {
    const before = known.get(order.id);
    if (before?.order === order) return before.outlook;
    const outlook = lookAhead(order, market, horizon);
    known.set(order.id, { order, outlook });
    return outlook;
  };
}

/** Within a second, expiries precede fills, so that their cash is free. */
const rank = ({ type }: Step): number => (type === "expire" ? 0 : 1);

/** The earliest step; within a second, that of the order accepted first. */
function earliest(draft: Draft, outlookOf: (order: Order) => Outlook): { order: Order; step: Step } | null {
  let first: { order: Order; step: Step } | null = null;
  for (const order of draft.orders.values()) {
    const { step } = outlookOf(order);
    if (!step) continue;
    if (!first || step.at < first.step.at || (step.at === first.step.at && rank(step) < rank(first.step))) {
      first = { order, step };
    }
  }
  return first;
}

/** Applies a step to an order. */
function take(draft: Draft, order: Order, step: Step, market: MatchingMarket): void {
  switch (step.type) {
    case "expire":
      end(draft, order, { at: step.at, status: "expired", reason: "expired" });
      return;
    case "trigger":
      keep(draft, { ...order, triggeredAt: step.at, watchFrom: step.at });
      draft.events.push({ type: "trigger", at: step.at, ticker: order.ticker, orderId: order.id });
      return;
    case "fill":
      fill(draft, order, step.tick, market);
  }
}

/** Marks open orders as matched up to `until`. */
function noteSeen(draft: Draft, outlookOf: (order: Order) => Outlook, until: number): void {
  for (const order of draft.orders.values()) {
    const { extreme } = outlookOf(order);
    const seen = { ...order, extreme, watchFrom: Math.max(order.watchFrom, until) };
    if (extreme === order.extreme) draft.orders.set(order.id, seen);
    else keep(draft, seen);
  }
}

/**
 * Processes everything that happens to an account before the second `until`: fills, triggers, expiries, dividends and splits, in
 * chronological order. Within a second, splits and dividends come first, then expiries, then orders by acceptance. The result does not
 * depend on the steps: settling until one second and then until a later one equals settling until the later one at once.
 */
export function settle(account: AccountState, market: MatchingMarket, until: number): Settlement {
  const last = Math.max(until, account.settledUntil);
  const draft = beginDraft(account);
  const actions = actionsOf(account, market, last);
  const search = createOutlooks(market);
  const outlookOf = (order: Order): Outlook => {
    const split = actions.find(({ ticker, action }) => ticker === order.ticker && action.type === "split");
    return search(order, split?.action.at ?? last);
  };
  for (;;) {
    const next = earliest(draft, outlookOf);
    const [due] = actions;
    if (due && (!next || due.action.at <= next.step.at)) {
      if (due.action.type === "dividend") payDividend(draft, due.ticker, due.action);
      else {
        splitPosition(draft, due.ticker, due.action, market);
        splitRestingOrders(draft, due.ticker, due.action, (order) => outlookOf(order).extreme);
      }
      actions.shift();
    } else if (next) take(draft, { ...next.order, extreme: outlookOf(next.order).extreme }, next.step, market);
    else break;
  }
  noteSeen(draft, outlookOf, last);
  return finishDraft(draft, last);
}
