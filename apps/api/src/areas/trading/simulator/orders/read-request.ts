import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { parseQuantity, parseUsd } from "@candlewise/domain/simulator/money";
import type { OrderRequest } from "@candlewise/domain/simulator/order-request";
import type { Side, Trail } from "@candlewise/domain/simulator/orders";
import { hash } from "node:crypto";
import { AppError } from "#api/platform/errors.ts";
import type { z } from "zod";

export type WireOrder = z.output<SimulatorShapes["placeOrder"]["body"]>["order"];
type WireTrail = Extract<WireOrder, { type: "trailing_stop" }>["trail"];

export function readTrail(trail: WireTrail): Trail {
  if (trail.type === "amount") return { type: "amount", amount: parseUsd(trail.amount) };
  return { type: "ratio", basisPoints: BigInt(Math.round(trail.percent * 100)) };
}

const BRACKET_SALE = { path: "body.order.type", message: "A bracket order can only buy." };

/** Parses an order into fixed-point integers. @throws AppError `validation_failed` for a bracket that sells */
export function readRequest(ticker: string, side: Side, order: WireOrder): OrderRequest {
  const base = { ticker, side, quantity: parseQuantity(order.quantity), timeInForce: order.time_in_force ?? "day" };
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
      return { ...base, type: "trailing_stop", trail: readTrail(order.trail) };
    case "bracket":
      if (side === "sell") throw new AppError("validation_failed", { details: [BRACKET_SALE] });
      return {
        ...base,
        type: "bracket",
        limitPrice: order.limit_price === undefined ? null : parseUsd(order.limit_price),
        stopLossPrice: parseUsd(order.stop_loss_price),
        takeProfitPrice: parseUsd(order.take_profit_price),
      };
  }
}

/** Equal for equivalent requests, however their numbers are written ("1" and "1.0"). */
export function digestOf(request: OrderRequest): string {
  const fields = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(fields, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
  return hash("sha256", text, "base64url");
}
