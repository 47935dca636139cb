import { parseQuantity, parseUsd } from "./money.ts";
import type { OrderRequest } from "./order-request.ts";
import type { Side, TimeInForce, Trail } from "./orders.ts";

/** A trailing distance as it is sent; `percent: 2.5` is 2.5 %. */
export type TrailTexts =
  | { readonly type: "amount"; readonly amount: string }
  | { readonly type: "percent"; readonly percent: number };

/** An order as it is sent: quantity and prices are decimal numbers as text. */
export type OrderTexts = { readonly quantity: string } & (
  | { readonly type: "market" }
  | { readonly type: "limit"; readonly limit_price: string }
  | { readonly type: "stop"; readonly stop_price: string }
  | { readonly type: "stop_limit"; readonly stop_price: string; readonly limit_price: string }
  | { readonly type: "trailing_stop"; readonly trail: TrailTexts }
  | {
      readonly type: "bracket";
      readonly limit_price?: string | undefined;
      readonly stop_loss_price: string;
      readonly take_profit_price: string;
    }
  | {
      readonly type: "oco";
      readonly stop_loss_price?: string | undefined;
      readonly trail?: TrailTexts | undefined;
      readonly take_profit_price?: string | undefined;
    }
);

export function parseTrail(trail: TrailTexts): Trail {
  if (trail.type === "amount") return { type: "amount", amount: parseUsd(trail.amount) };
  return { type: "ratio", basisPoints: BigInt(Math.round(trail.percent * 100)) };
}

const usdOrNull = (text: string | undefined): bigint | null => (text === undefined ? null : parseUsd(text));

interface Terms {
  readonly ticker: string;
  readonly side: Side;
  readonly timeInForce: TimeInForce;
}

/** Parses an order into fixed-point integers. Throws `RangeError` on anything except plain decimal numbers. */
export function parseOrder(order: OrderTexts, { ticker, side, timeInForce }: Terms): OrderRequest {
  const base = { ticker, side, quantity: parseQuantity(order.quantity), timeInForce };
  switch (order.type) {
    case "market":
      return { ...base, type: "market" };
    case "limit":
      return { ...base, type: "limit", limitPrice: parseUsd(order.limit_price) };
    case "stop":
      return { ...base, type: "stop", stopPrice: parseUsd(order.stop_price) };
    case "stop_limit": {
      const [stopPrice, limitPrice] = [parseUsd(order.stop_price), parseUsd(order.limit_price)];
      return { ...base, type: "stop_limit", stopPrice, limitPrice };
    }
    case "trailing_stop":
      return { ...base, type: "trailing_stop", trail: parseTrail(order.trail) };
    case "oco":
      return {
        ...base,
        type: "oco",
        stopLossPrice: usdOrNull(order.stop_loss_price),
        trail: order.trail ? parseTrail(order.trail) : null,
        takeProfitPrice: usdOrNull(order.take_profit_price),
      };
    case "bracket":
      return {
        ...base,
        type: "bracket",
        limitPrice: usdOrNull(order.limit_price),
        stopLossPrice: parseUsd(order.stop_loss_price),
        takeProfitPrice: parseUsd(order.take_profit_price),
      };
  }
}
