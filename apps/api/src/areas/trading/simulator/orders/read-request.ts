import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { OrderRequest } from "@candlewise/domain/simulator/order-request";
import { parseOrder } from "@candlewise/domain/simulator/order-texts";
import type { Side } from "@candlewise/domain/simulator/orders";
import { hash } from "node:crypto";
import { AppError } from "#api/platform/errors.ts";
import type { z } from "zod";

export type WireOrder = z.output<SimulatorShapes["placeOrder"]["body"]>["order"];

const BRACKET_SALE = { path: "body.order.type", message: "A bracket order can only buy." };

/** Parses an order into fixed-point integers. @throws AppError `validation_failed` for a bracket that sells */
export function readRequest(ticker: string, side: Side, order: WireOrder): OrderRequest {
  if (order.type === "bracket" && side === "sell") throw new AppError("validation_failed", { details: [BRACKET_SALE] });
  return parseOrder(order, { ticker, side, timeInForce: order.time_in_force ?? "day" });
}

/** Equal for equivalent requests, however their numbers are written ("1" and "1.0"). */
export function digestOf(request: OrderRequest): string {
  const fields = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(fields, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
  return hash("sha256", text, "base64url");
}
