import type { CommissionPlanName } from "./commission.ts";
import type { MarketTick } from "./matching-market.ts";
import type { OrderType, Side, TimeInForce, Trail } from "./orders.ts";

interface RequestBase {
  readonly ticker: string;
  readonly side: Side;
  /** 1e-8 units. */
  readonly quantity: bigint;
  readonly timeInForce: TimeInForce;
}

/** A request for an order. Prices in 1e-4 USD. */
export type OrderRequest =
  | (RequestBase & { readonly type: "market" })
  | (RequestBase & { readonly type: "limit"; readonly limitPrice: bigint })
  | (RequestBase & { readonly type: "stop"; readonly stopPrice: bigint })
  | (RequestBase & { readonly type: "stop_limit"; readonly stopPrice: bigint; readonly limitPrice: bigint })
  | (RequestBase & { readonly type: "trailing_stop"; readonly trail: Trail })
  /** The entry is a market order without a limit. */
  | (RequestBase & {
      readonly type: "bracket";
      readonly limitPrice: bigint | null;
      readonly stopLossPrice: bigint;
      readonly takeProfitPrice: bigint;
    });

/** The fields of a request or order that determine its execution price. */
export interface PriceTerms {
  readonly type: OrderType;
  readonly side: Side;
  readonly quantity: bigint;
  readonly limitPrice?: bigint | null;
  readonly stopPrice?: bigint | null;
  readonly trail?: Trail | null;
}

/** Market conditions when an order is requested. */
export interface MarketConditions {
  /** The current price; the last one when the market is closed. */
  readonly tick: MarketTick;
  readonly isOpen: boolean;
  /** 1e-8 units. */
  readonly averageDailyVolume: bigint;
  /** In 1e-6 of the price. */
  readonly dailyVolatilityPpm: bigint;
  readonly commissionPlan: CommissionPlanName;
}
