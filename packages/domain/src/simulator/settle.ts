import type { AccountState, Order, Settlement } from "./account.ts";
import { beginDraft, end, finishDraft, update, type Draft } from "./draft.ts";
import { fill } from "./fill.ts";
import { payDividend, splitPosition, splitRestingOrders } from "./holding-actions.ts";
import type { HoldingAction, MatchingMarket } from "./matching-market.ts";
import { lookAhead, type Outlook, type Step } from "./next-step.ts";

interface DatedAction {
  readonly ticker: string;
  readonly action: HoldingAction;
}

/** Dividends and splits of all instruments held or ordered, oldest first; one instrument per step. */
function* actionsOf(
  { settledUntil, positions, orders }: AccountState,
  market: MatchingMarket,
  until: number,
): Generator<void, DatedAction[]> {
  const tickers = new Set([...positions, ...orders].map(({ ticker }) => ticker));
  const actions: DatedAction[] = [];
  for (const ticker of [...tickers].toSorted()) {
    actions.push(...market.holdingActions(ticker, settledUntil, until).map((action) => ({ ticker, action })));
    yield;
  }
  return actions.toSorted((a, b) => a.action.at - b.action.at);
}

/** A cache of what happens next to each order, valid while the order is unchanged: the search is expensive. */
class Outlooks {
  readonly #market: MatchingMarket;
  readonly #known = new Map<string, { order: Order; outlook: Outlook }>();

  constructor(market: MatchingMarket) {
    this.#market = market;
  }

  /** Searches for new and changed orders. */
  *refresh(orders: Iterable<Order>, horizonOf: (order: Order) => number): Generator<void, void> {
    for (const order of orders) {
      if (this.#known.get(order.id)?.order === order) continue;
      const outlook = yield* lookAhead(order, this.#market, horizonOf(order));
      this.#known.set(order.id, { order, outlook });
    }
  }

  /** The extreme that an order had reached when it was searched for. */
  extremeOf({ id, extreme }: Order): bigint | null {
    return this.#known.get(id)?.outlook.extreme ?? extreme;
  }

  /** @throws RangeError for an order that was changed after the last search */
  of(order: Order): Outlook {
    const known = this.#known.get(order.id);
    if (known?.order !== order) throw new RangeError("an order that was not searched for");
    return known.outlook;
  }
}

/** Within a second, expiries precede fills, so that their cash is free. */
const rank = ({ type }: Step): number => (type === "expire" ? 0 : 1);

/** The earliest step; within a second, that of the order accepted first. */
function earliest(draft: Draft, outlooks: Outlooks): { order: Order; step: Step } | null {
  let first: { order: Order; step: Step } | null = null;
  for (const order of draft.orders.values()) {
    const { step } = outlooks.of(order);
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
      update(draft, { ...order, triggeredAt: step.at, watchFrom: step.at });
      draft.events.push({ type: "trigger", at: step.at, ticker: order.ticker, orderId: order.id });
      return;
    case "fill":
      fill(draft, order, step.tick, market);
  }
}

/** Marks open orders as matched up to `until`. */
function noteSeen(draft: Draft, outlooks: Outlooks, until: number): void {
  for (const order of draft.orders.values()) {
    const { extreme } = outlooks.of(order);
    const seen = { ...order, extreme, watchFrom: Math.max(order.watchFrom, until) };
    if (extreme === order.extreme) draft.orders.set(order.id, seen);
    else update(draft, seen);
  }
}

/**
 * Processes everything that happens to an account before the second `until`: fills, triggers, expiries, dividends and splits, in
 * chronological order. Within a second, splits and dividends come first, then expiries, then orders by acceptance. The result does not
 * depend on the steps: settling until one second and then until a later one equals settling until the later one at once.
 */
export function settle(account: AccountState, market: MatchingMarket, until: number): Settlement {
  const steps = settleSteps(account, market, until);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** `settle` in steps of bounded work, however long the account was idle: a step searches for one order on one day, or applies one event. */
export function* settleSteps(
  account: AccountState,
  market: MatchingMarket,
  until: number,
): Generator<void, Settlement> {
  const last = Math.max(until, account.settledUntil);
  const draft = beginDraft(account);
  const actions = yield* actionsOf(account, market, last);
  const outlooks = new Outlooks(market);
  const horizonOf = ({ ticker }: Order): number =>
    actions.find((each) => each.ticker === ticker && each.action.type === "split")?.action.at ?? last;
  for (;;) {
    yield* outlooks.refresh(draft.orders.values(), horizonOf);
    const next = earliest(draft, outlooks);
    const [due] = actions;
    if (due && (!next || due.action.at <= next.step.at)) {
      if (due.action.type === "dividend") payDividend(draft, due.ticker, due.action);
      else {
        splitPosition(draft, due.ticker, due.action, market);
        splitRestingOrders(draft, due.ticker, due.action, (order) => outlooks.extremeOf(order));
      }
      actions.shift();
    } else if (next) take(draft, { ...next.order, extreme: outlooks.of(next.order).extreme }, next.step, market);
    else break;
    yield;
  }
  noteSeen(draft, outlooks, last);
  return finishDraft(draft, last);
}
