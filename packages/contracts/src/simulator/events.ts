import { ORDER_TYPES } from "@candlewise/domain/simulator/orders";
import { z } from "zod";
import { defineEvent } from "../event.ts";

export const simulatorEvents = {
  /** The order is completely filled; `occurred_at` is the second of its last fill. */
  "order.filled": defineEvent(
    "user",
    z.strictObject({
      order_id: z.uuid(),
      account_number: z.int(),
      ticker: z.string(),
      side: z.enum(["buy", "sell"]),
      type: z.enum(ORDER_TYPES),
      /** Role within a bracket order. */
      role: z.enum(["entry", "stop_loss", "take_profit"]).nullable(),
    }),
  ),
} as const;
