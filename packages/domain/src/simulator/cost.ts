import type { TradeCost } from "./account.ts";
import { commissionOn } from "./commission.ts";
import type { MarketTick } from "./matching-market.ts";
import { divide, divideDown, divideUp, multiply, squareRoot, UNIT } from "./money.ts";
import type { MarketConditions, PriceTerms } from "./order-request.ts";
import type { Side, Trail } from "./orders.ts";

const PPM = 1_000_000n;
const BASIS_POINTS = 10_000n;
/** Trading a whole day's volume at once moves the price by a tenth of the daily standard deviation. */
const IMPACT_DIVISOR = 10n;
const SMALLEST_PRICE = 1n;
/** 10 USD, and a cent. */
const CENTS_FROM = 100_000n;
const CENT = 100n;

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);

export interface Liquidity {
  readonly averageDailyVolume: bigint;
  readonly dailyVolatilityPpm: bigint;
}

/**
 * Price impact of an order, in 1e-4 USD per unit: 0.1 × daily volatility × √(quantity ÷ average daily volume) of the mid price, the
 * square-root law of market impact (Tóth et al. 2011, Physical Review X 1, 021006).
 */
export function slippageOf(
  mid: bigint,
  quantity: bigint,
  { averageDailyVolume, dailyVolatilityPpm }: Liquidity,
): bigint {
  if (averageDailyVolume <= 0n) return 0n;
  const rootPpm = squareRoot((quantity * PPM * PPM) / averageDailyVolume);
  return divide(mid * dailyVolatilityPpm * rootPpm, IMPACT_DIVISOR * PPM * PPM);
}

/** Prices are quoted and traded in cents from 10 USD, below in 1e-4 USD. */
const stepAt = (price: bigint): bigint => (price < CENTS_FROM ? 1n : CENT);
const nearestStep = (price: bigint): bigint => divide(price, stepAt(price)) * stepAt(price);

/**
 * Price per unit, with the decimals of a quote: a buyer pays the ask plus slippage, a seller gets the bid minus slippage; never worse than
 * the limit. A limit between two steps trades at the better one.
 */
export function executionPrice(side: Side, tick: MarketTick, slippage: bigint, limit: bigint | null): bigint {
  if (side === "buy") {
    const price = larger(tick.ask, nearestStep(tick.ask + slippage));
    if (limit === null || price <= limit) return price;
    const below = divideDown(limit, stepAt(limit)) * stepAt(limit);
    return smaller(limit, larger(tick.ask, below));
  }
  const price = smaller(tick.bid, nearestStep(tick.bid - slippage));
  const floor = limit ?? SMALLEST_PRICE;
  if (price >= floor) return price;
  const above = divideUp(floor, stepAt(floor)) * stepAt(floor);
  return larger(floor, smaller(tick.bid, above));
}

interface Execution {
  readonly side: Side;
  readonly tick: MarketTick;
  readonly quantity: bigint;
  readonly price: bigint;
  /** Quantity × price, rounded. */
  readonly value: bigint;
  readonly commission: bigint;
}

/** The items of an execution; they add up exactly to the amount paid or received. */
export function costOf({ side, tick, quantity, price, value, commission }: Execution): TradeCost {
  const isBuy = side === "buy";
  const spread = multiply(quantity, isBuy ? tick.ask - tick.mid : tick.mid - tick.bid);
  const slippage = multiply(quantity, isBuy ? price - tick.ask : tick.bid - price);
  return {
    midPrice: tick.mid,
    value: isBuy ? value - spread - slippage : value + spread + slippage,
    spread,
    slippage,
    commission,
    total: spread + slippage + commission,
  };
}

/** The trigger price of a trailing stop for the best price so far; rounded away from the market. */
export function trailingLevel(side: Side, trail: Trail, extreme: bigint): bigint {
  const isSell = side === "sell";
  if (trail.type === "amount") return isSell ? extreme - trail.amount : extreme + trail.amount;
  return isSell
    ? divideDown(extreme * (BASIS_POINTS - trail.basisPoints), BASIS_POINTS)
    : divideUp(extreme * (BASIS_POINTS + trail.basisPoints), BASIS_POINTS);
}

/** The price at which an order would execute, on its side of the market: the ask for a purchase, the bid for a sale. */
function meetingPrice(terms: PriceTerms, now: bigint): bigint {
  const { type, side, limitPrice, stopPrice, trail, takeProfitPrice } = terms;
  // Exit legs are estimated at their target, which has no trigger.
  if (type === "oco") return takeProfitPrice ?? now;
  if (type === "trailing_stop") return trail ? trailingLevel(side, trail, now) : now;
  if (type === "stop" || type === "stop_limit") return stopPrice ?? now;
  const limit = limitPrice ?? now;
  return (side === "buy" ? limit < now : limit > now) ? limit : now;
}

export interface Estimate {
  /** Price per unit, including spread and slippage. */
  readonly price: bigint;
  /** Quantity × price. */
  readonly value: bigint;
  readonly cost: TradeCost;
}

/**
 * Cost or proceeds of an order filled at once: at the current market or, for a limit or stop not reached yet, at a market that has just
 * reached it.
 */
export function estimate(terms: PriceTerms, conditions: MarketConditions): Estimate {
  const { side, quantity, limitPrice: limit = null } = terms;
  const { tick } = conditions;
  const now = side === "buy" ? tick.ask : tick.bid;
  const shift = meetingPrice(terms, now) - now;
  const shifted = { at: tick.at, mid: tick.mid + shift, bid: tick.bid + shift, ask: tick.ask + shift };
  const price = executionPrice(side, shifted, slippageOf(shifted.mid, quantity, conditions), limit);
  const value = divide(quantity * price, UNIT);
  const commission = commissionOn(value, conditions.commissionPlan);
  return { price, value, cost: costOf({ side, tick: shifted, quantity, price, value, commission }) };
}
