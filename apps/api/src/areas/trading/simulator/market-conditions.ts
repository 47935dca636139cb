import { commissionPlanOf } from "@candlewise/domain/simulator/commission";
import type { MarketConditions } from "@candlewise/domain/simulator/order-request";
import type { SimulatorMarket, TradedInstrument } from "./simulator-market.ts";

/** Market conditions of an instrument at a second. @throws AppError `quote_stale` */
export function conditionsOf(
  market: SimulatorMarket,
  { ticker, kind }: TradedInstrument,
  at: number,
): MarketConditions {
  return {
    tick: market.quote(ticker, at),
    isOpen: market.isOpen(ticker, at),
    // At the open a provider may have no fresh quote.
    canQueue: market.source === "practice",
    averageDailyVolume: market.matching.averageDailyVolume(ticker, at),
    dailyVolatilityPpm: market.matching.dailyVolatilityPpm(ticker, at),
    commissionPlan: commissionPlanOf(kind),
  };
}
