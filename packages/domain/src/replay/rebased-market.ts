import type { HoldingAction, MarketTick, MatchingMarket } from "../simulator/matching-market.ts";
import { divide, divideDown } from "../simulator/money.ts";

/** What the price that a rebased market begins with is shown as, in 1e-4 USD. */
export const REBASED_START = 100_0000n;

/** A price of a market whose `base` is shown as 100 dollars; all in 1e-4 USD, and never nothing. */
export function rebasedPrice(price: bigint, base: bigint): bigint {
  const shown = divide(price * REBASED_START, base);
  return shown < 1n ? 1n : shown;
}

/** The lowest price (or, of `below`, the highest) that is shown as the level or beyond it. */
function underlyingLevel(level: bigint, base: bigint, direction: "above" | "below"): bigint {
  const step = direction === "above" ? 1n : -1n;
  const isReached = (price: bigint): boolean =>
    direction === "above" ? rebasedPrice(price, base) >= level : rebasedPrice(price, base) <= level;
  let price = divideDown(level * base, REBASED_START);
  while (!isReached(price)) price += step;
  while (price - step > 0n && isReached(price - step)) price -= step;
  return price;
}

/**
 * A market in which every price is scaled so that `base` is 100 dollars, and every volume the other way, so that the same money trades in
 * it at the same cost. It crosses a level in exactly the second in which the shown price does.
 */
export function rebasedMarket(market: MatchingMarket, base: bigint): MatchingMarket {
  const shown = (price: bigint): bigint => rebasedPrice(price, base);
  const volume = (units: bigint): bigint => divideDown(units * base, REBASED_START);
  const tickOf = ({ at, mid, bid, ask }: MarketTick): MarketTick => ({
    at,
    mid: shown(mid),
    bid: shown(bid),
    ask: shown(ask),
  });
  const actionOf = (action: HoldingAction): HoldingAction =>
    action.type === "dividend" ? { ...action, amount: divide(action.amount * REBASED_START, base) } : action;
  return {
    nextTradedSecond: (ticker, at) => market.nextTradedSecond(ticker, at),
    sessionEnd: (ticker, at) => market.sessionEnd(ticker, at),
    tick: (ticker, at) => tickOf(market.tick(ticker, at)),
    firstCrossing(ticker, search) {
      const level = underlyingLevel(search.level, base, search.direction);
      const tick = market.firstCrossing(ticker, { ...search, level });
      return tick && tickOf(tick);
    },
    // Replays take no trailing stops.
    firstTrailingCrossing() {
      throw new RangeError("a rebased market follows no trailing stop");
    },
    minuteVolume: (ticker, at) => volume(market.minuteVolume(ticker, at)),
    averageDailyVolume: (ticker, at) => volume(market.averageDailyVolume(ticker, at)),
    dailyVolatilityPpm: (ticker, at) => market.dailyVolatilityPpm(ticker, at),
    holdingActions: (ticker, from, until) => market.holdingActions(ticker, from, until).map(actionOf),
  };
}
