import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import type { OrderRequest } from "@candlewise/domain/simulator/order-request";
import { parseOrder } from "@candlewise/domain/simulator/order-texts";
import type { Side } from "@candlewise/domain/simulator/orders";
import { hash } from "node:crypto";
import { AppError } from "#api/platform/errors.ts";
import type { z } from "zod";

export type WireOrder = z.output<SimulatorShapes["placeOrder"]["body"]>["order"];

const BRACKET_SALE = { path: "body.order.type", message: "A bracket order can only buy." };
const EXIT_PURCHASE = { path: "body.order.type", message: "Exit legs can only sell." };
const EXIT_LEGS = { path: "body.order", message: "Exit legs are a stop or a trailing stop, a target, or both." };

function problemOf(side: Side, order: WireOrder) {
  if (order.type === "bracket" && side === "sell") return BRACKET_SALE;
  if (order.type !== "oco") return null;
  if (side === "buy") return EXIT_PURCHASE;
  const { stop_loss_price: stop, trail, take_profit_price: target } = order;
  return (stop && trail) || (!stop && !trail && !target) ? EXIT_LEGS : null;
}

/** Parses an order into fixed-point integers. @throws AppError `validation_failed` for a bracket that sells, and for exit legs that buy or are none */
export function readRequest(ticker: string, side: Side, order: WireOrder): OrderRequest {
  const problem = problemOf(side, order);
  if (problem) throw new AppError("validation_failed", { details: [problem] });
  return parseOrder(order, { ticker, side, timeInForce: order.time_in_force ?? "day" });
}

/** Group of the exit legs that a caller places with a client order id: the same for the same call, and no order's id. */
export function exitGroupOf(userId: string, clientOrderId: string): string {
  const digest = hash("sha256", `${userId} ${clientOrderId} exit`, "hex");
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

/** Equal for equivalent requests, however their numbers are written ("1" and "1.0"). */
export function digestOf(request: OrderRequest): string {
  const fields = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(fields, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
  return hash("sha256", text, "base64url");
}
