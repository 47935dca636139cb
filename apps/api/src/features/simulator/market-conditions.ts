import { commissionPlanOf } from "@candlewise/domain/simulator/commission";
import type { MarketTick } from "@candlewise/domain/simulator/matching-market";
import type { MarketConditions } from "@candlewise/domain/simulator/order-request";
import type { SimulatorMarket, TradedInstrument } from "./dependencies.ts";

/** Prices of a moment, with what they were at the last close. */
export interface CurrentQuote extends MarketTick {
  readonly previousClose: bigint;
}

/** @throws AppError `quote_stale` */
export function quoteOf(market: SimulatorMarket, ticker: string, second: number): CurrentQuote {
  const { at, mid, bid, ask, previousClose } = market.quote(ticker, second);
  return { at, mid: BigInt(mid), bid: BigInt(bid), ask: BigInt(ask), previousClose: BigInt(previousClose) };
}

/** What an instrument's market is like at a second. @throws AppError `quote_stale` */
export function conditionsOf(
  market: SimulatorMarket,
  { ticker, kind }: TradedInstrument,
  at: number,
): MarketConditions {
  return {
    tick: quoteOf(market, ticker, at),
    isOpen: market.session(ticker, at).isOpen,
    averageDailyVolume: market.matching.averageDailyVolume(ticker),
    dailyVolatilityPpm: market.matching.dailyVolatilityPpm(ticker, at),
    commissionPlan: commissionPlanOf(kind),
  };
}
