import type { ReplayState } from "@candlewise/domain/replay/session";
import { COMMISSION_PLANS } from "@candlewise/domain/simulator/commission";
import { ORDER_STATUSES, ORDER_TYPES, TIMES_IN_FORCE } from "@candlewise/domain/simulator/orders";
import { z } from "zod";

/** Sums and quantities are stored as text: JSON numbers cannot hold integers of this size. */
const exact = z
  .string()
  .regex(/^-?\d+$/)
  .transform(BigInt);
const second = z.int();
const side = z.enum(["buy", "sell"]);

const TrailSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("amount"), amount: exact }),
  z.strictObject({ type: z.literal("ratio"), basisPoints: exact }),
]);

const OrderSchema = z.strictObject({
  id: z.string(),
  sequence: z.int(),
  ticker: z.string(),
  side,
  type: z.enum(ORDER_TYPES),
  role: z.enum(["entry", "stop_loss", "take_profit"]).nullable(),
  parentId: z.string().nullable(),
  timeInForce: z.enum(TIMES_IN_FORCE),
  commissionPlan: z.literal(Object.keys(COMMISSION_PLANS).filter(isPlan)),
  limitPrice: exact.nullable(),
  stopPrice: exact.nullable(),
  trail: TrailSchema.nullable(),
  reservePrice: exact.nullable(),
  status: z.enum(ORDER_STATUSES),
  reason: z.enum(["cancelled", "expired", "insufficient_cash", "other_leg", "reset"]).nullable(),
  quantity: exact,
  armedQuantity: exact,
  filledQuantity: exact,
  filledValue: exact,
  commission: exact,
  reservedCash: exact,
  triggeredAt: second.nullable(),
  extreme: exact.nullable(),
  acceptedAt: second,
  expiresAt: second.nullable(),
  endedAt: second.nullable(),
  watchFrom: second,
});

const CostSchema = z.strictObject({
  midPrice: exact,
  value: exact,
  spread: exact,
  slippage: exact,
  commission: exact,
  total: exact,
});

const FactSchema = z.strictObject({
  at: second,
  type: z.enum(["deposit", "buy", "sell", "dividend", "split"]),
  ticker: z.string().nullable(),
  quantity: exact.nullable(),
  price: exact.nullable(),
  amount: exact,
  realizedProfit: exact.nullable(),
  orderId: z.string().nullable(),
  ratio: z.string().nullable(),
  cost: CostSchema.nullable(),
});

const LotSchema = z.strictObject({ quantity: exact, cost: exact, acquiredAt: second });

const StateSchema = z.strictObject({
  account: z.strictObject({
    cash: exact,
    positions: z.array(z.strictObject({ ticker: z.string(), lots: z.array(LotSchema) })),
    orders: z.array(OrderSchema),
    settledUntil: second,
  }),
  orders: z.array(OrderSchema),
  facts: z.array(FactSchema),
});

function isPlan(name: string): name is keyof typeof COMMISSION_PLANS {
  return Object.hasOwn(COMMISSION_PLANS, name);
}

/** Parses the stored state of a replay. Throws on anything else. */
export const readState = (stored: unknown): ReplayState => StateSchema.parse(stored);

/** The JSON that `readState` reads. */
export const writeState = (state: ReplayState): string =>
  JSON.stringify(state, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
