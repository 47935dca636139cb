import type { HoldingAction, MarketTick, MatchingMarket } from "../simulator/matching-market.ts";
import { divide, divideDown } from "../simulator/money.ts";

/** The first price of a rebased market, in 1e-4 USD. */
export const REBASED_START = 100_0000n;

/** Scales a price so that `base` becomes 100 dollars; all in 1e-4 USD. Never 0. */
export function rebasedPrice(price: bigint, base: bigint): bigint {
  const shown = divide(price * REBASED_START, base);
  return shown < 1n ? 1n : shown;
}

/** The lowest real price (highest for `below`) whose rebased price is at or past the level. */
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
 * A market with all prices scaled so that `base` becomes 100 dollars, and volumes scaled inversely, so that the same sum of money trades at
 * the same cost. Crossings occur in exactly the second in which the shown price crosses the level.
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
    // Replays do not support trailing stops.
    firstTrailingCrossing() {
      throw new RangeError("a rebased market follows no trailing stop");
    },
    minuteVolume: (ticker, at) => volume(market.minuteVolume(ticker, at)),
    averageDailyVolume: (ticker, at) => volume(market.averageDailyVolume(ticker, at)),
    dailyVolatilityPpm: (ticker, at) => market.dailyVolatilityPpm(ticker, at),
    holdingActions: (ticker, from, until) => market.holdingActions(ticker, from, until).map(actionOf),
  };
}
