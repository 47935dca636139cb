import type { Order } from "./account.ts";
import type { MarketTick, MatchingMarket } from "./matching-market.ts";
import type { Trail } from "./orders.ts";

/** The next thing that happens to an order. */
export type Step =
  | { readonly type: "expire"; readonly at: number }
  | { readonly type: "trigger"; readonly at: number }
  | { readonly type: "fill"; readonly at: number; readonly tick: MarketTick };

export interface Outlook {
  /** Null when nothing happens before the horizon. */
  readonly step: Step | null;
  /** Extreme reached by a trailing stop by then. */
  readonly extreme: bigint | null;
}

type Search = { readonly from: number; readonly until: number };

const DAY = 86_400;

/** `[from, until)` in pieces that end at midnight UTC, so that none has more than one session. */
function* daysOf({ from, until }: Search): Generator<Search> {
  for (let start = from; start < until;) {
    const end = Math.min(until, (Math.floor(start / DAY) + 1) * DAY);
    yield { from: start, until: end };
    start = end;
  }
}

/** Whether an order executes at the market: a triggered stop, or an order without a limit. */
function isAtMarket({ type, limitPrice, triggeredAt }: Order): boolean {
  if (type === "stop" || type === "trailing_stop") return triggeredAt !== null;
  return limitPrice === null;
}

type Level = { readonly direction: "above" | "below"; readonly level: bigint };

/** Searches a day per step. */
function* firstCrossing(
  { ticker, side }: Order,
  market: MatchingMarket,
  { direction, level }: Level,
  search: Search,
): Generator<void, MarketTick | null> {
  for (const day of daysOf(search)) {
    const tick = market.firstCrossing(ticker, { side, direction, level, ...day });
    if (tick) return tick;
    yield;
  }
  return null;
}

function* nextFill(order: Order, market: MatchingMarket, search: Search): Generator<void, Step | null> {
  const { ticker, side, limitPrice } = order;
  if (!isAtMarket(order) && limitPrice !== null) {
    const direction = side === "buy" ? "below" : "above";
    const tick = yield* firstCrossing(order, market, { direction, level: limitPrice }, search);
    return tick && { type: "fill", at: tick.at, tick };
  }
  const at = market.nextTradedSecond(ticker, search.from);
  return at < search.until ? { type: "fill", at, tick: market.tick(ticker, at) } : null;
}

/** Follows a trailing stop, a day per step. */
function* nextTrail(order: Order, trail: Trail, market: MatchingMarket, search: Search): Generator<void, Outlook> {
  const { ticker, side } = order;
  let { extreme } = order;
  // From the first traded second on: there is no earlier price for the trail.
  const first = market.nextTradedSecond(ticker, search.from);
  for (const day of daysOf({ from: first, until: search.until })) {
    const found = market.firstTrailingCrossing(ticker, { side, trail, extreme, ...day });
    ({ extreme } = found);
    if (found.tick) return { step: { type: "trigger", at: found.tick.at }, extreme };
    yield;
  }
  return { step: null, extreme };
}

function* nextTrigger(order: Order, market: MatchingMarket, search: Search): Generator<void, Outlook> {
  const { side, stopPrice, trail, extreme } = order;
  if (trail) return yield* nextTrail(order, trail, market, search);
  if (stopPrice === null) throw new RangeError("a stop order without a stop");
  const direction = side === "buy" ? "above" : "below";
  const tick = yield* firstCrossing(order, market, { direction, level: stopPrice }, search);
  return { step: tick && { type: "trigger", at: tick.at }, extreme };
}

const waitsForTrigger = ({ type, triggeredAt }: Order): boolean =>
  triggeredAt === null && (type === "stop" || type === "stop_limit" || type === "trailing_stop");

/** Finds the first thing that happens to an order before the horizon; searches a day per step. */
export function* lookAhead(order: Order, market: MatchingMarket, horizon: number): Generator<void, Outlook> {
  const { watchFrom: from, expiresAt, extreme } = order;
  if (order.armedQuantity === order.filledQuantity) return { step: null, extreme };
  const until = expiresAt !== null && expiresAt < horizon ? expiresAt : horizon;
  let outlook: Outlook = { step: null, extreme };
  if (from < until) {
    outlook = waitsForTrigger(order)
      ? yield* nextTrigger(order, market, { from, until })
      : { step: yield* nextFill(order, market, { from, until }), extreme };
  }
  if (outlook.step || expiresAt === null || expiresAt >= horizon) return outlook;
  return { ...outlook, step: { type: "expire", at: expiresAt } };
}
