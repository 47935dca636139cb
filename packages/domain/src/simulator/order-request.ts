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
    })
  /**
   * Exit legs for units that are held: a stop (fixed or trailing), a target, or both. They share one reservation, and what one sells the
   * other no longer can.
   */
  | (RequestBase & {
      readonly type: "oco";
      readonly stopLossPrice: bigint | null;
      readonly trail: Trail | null;
      readonly takeProfitPrice: bigint | null;
    });

/** The fields of a request or order that determine its execution price. */
export interface PriceTerms {
  readonly type: OrderType | "oco";
  readonly side: Side;
  readonly quantity: bigint;
  readonly limitPrice?: bigint | null;
  readonly stopPrice?: bigint | null;
  readonly trail?: Trail | null;
  /** Target of exit legs. */
  readonly takeProfitPrice?: bigint | null;
}

/** Market conditions when an order is requested. */
export interface MarketConditions {
  /** The current price; the last one when the market is closed. */
  readonly tick: MarketTick;
  readonly isOpen: boolean;
  /** Whether an order at the market waits for the open while the market is closed; otherwise it is refused. */
  readonly canQueue: boolean;
  /** 1e-8 units. */
  readonly averageDailyVolume: bigint;
  /** In 1e-6 of the price. */
  readonly dailyVolatilityPpm: bigint;
  readonly commissionPlan: CommissionPlanName;
}
