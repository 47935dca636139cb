import type { Order } from "./account.ts";
import type { MarketTick, MatchingMarket } from "./matching-market.ts";

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

/** Whether an order executes at the market: a triggered stop, or an order without a limit. */
function isAtMarket({ type, limitPrice, triggeredAt }: Order): boolean {
  if (type === "stop" || type === "trailing_stop") return triggeredAt !== null;
  return limitPrice === null;
}

function nextFill(order: Order, market: MatchingMarket, { from, until }: Search): Step | null {
  const { ticker, side, limitPrice } = order;
  if (!isAtMarket(order) && limitPrice !== null) {
    const direction = side === "buy" ? "below" : "above";
    const tick = market.firstCrossing(ticker, { side, direction, level: limitPrice, from, until });
    return tick && { type: "fill", at: tick.at, tick };
  }
  const at = market.nextTradedSecond(ticker, from);
  return at < until ? { type: "fill", at, tick: market.tick(ticker, at) } : null;
}

function nextTrigger(order: Order, market: MatchingMarket, { from, until }: Search): Outlook {
  const { ticker, side, stopPrice, trail, extreme } = order;
  if (trail) {
    // From the first traded second on: there is no earlier price for the trail.
    const first = market.nextTradedSecond(ticker, from);
    if (first >= until) return { step: null, extreme };
    const found = market.firstTrailingCrossing(ticker, { side, trail, extreme, from: first, until });
    return { step: found.tick && { type: "trigger", at: found.tick.at }, extreme: found.extreme };
  }
  if (stopPrice === null) throw new RangeError("a stop order without a stop");
  const direction = side === "buy" ? "above" : "below";
  const tick = market.firstCrossing(ticker, { side, direction, level: stopPrice, from, until });
  return { step: tick && { type: "trigger", at: tick.at }, extreme };
}

const waitsForTrigger = ({ type, triggeredAt }: Order): boolean =>
  triggeredAt === null && (type === "stop" || type === "stop_limit" || type === "trailing_stop");

/** Finds the first thing that happens to an order before the horizon. */
export function lookAhead(order: Order, market: MatchingMarket, horizon: number): Outlook {
  const { watchFrom: from, expiresAt, extreme } = order;
  if (order.armedQuantity === order.filledQuantity) return { step: null, extreme };
  const until = expiresAt !== null && expiresAt < horizon ? expiresAt : horizon;
  let outlook: Outlook = { step: null, extreme };
  if (from < until) {
    outlook = waitsForTrigger(order)
      ? nextTrigger(order, market, { from, until })
      : { step: nextFill(order, market, { from, until }), extreme };
  }
  if (outlook.step || expiresAt === null || expiresAt >= horizon) return outlook;
  return { ...outlook, step: { type: "expire", at: expiresAt } };
}
