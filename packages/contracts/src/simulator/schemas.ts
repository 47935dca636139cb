import { ORDER_STATUSES, ORDER_TYPES, TIMES_IN_FORCE } from "@candlewise/domain/simulator/orders";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import {
  AmountSchema,
  KindSchema,
  MarketSourceSchema,
  PriceSchema,
  QuantitySchema,
  TickerSchema,
} from "../market/schemas.ts";
import { simulatorRoutes } from "./routes.ts";

export const TransactionTypeSchema = z.enum(["buy", "sell"]);
export const OrderTypeSchema = z.enum(ORDER_TYPES);
export const TimeInForceSchema = z.enum(TIMES_IN_FORCE);
export const OrderStatusSchema = z.enum(ORDER_STATUSES);

/** `amount` is US dollars, `percent` is 2.5 for 2.5 %. */
const TrailSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("amount"), amount: PriceSchema }),
  z.strictObject({ type: z.literal("percent"), percent: z.number().min(0.01).max(50) }),
]);

/** What an order is to be. Which prices belong to which type is told by the type; one too many is refused. */
export const OrderRequestSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("market"), quantity: QuantitySchema, time_in_force: TimeInForceSchema.optional() }),
  z.strictObject({
    type: z.literal("limit"),
    quantity: QuantitySchema,
    limit_price: PriceSchema,
    time_in_force: TimeInForceSchema,
  }),
  z.strictObject({
    type: z.literal("stop"),
    quantity: QuantitySchema,
    stop_price: PriceSchema,
    time_in_force: TimeInForceSchema,
  }),
  z.strictObject({
    type: z.literal("stop_limit"),
    quantity: QuantitySchema,
    stop_price: PriceSchema,
    limit_price: PriceSchema,
    time_in_force: TimeInForceSchema,
  }),
  z.strictObject({
    type: z.literal("trailing_stop"),
    quantity: QuantitySchema,
    trail: TrailSchema,
    time_in_force: TimeInForceSchema,
  }),
  /** Buys at the market or at a limit; once bought, the stop and the target wait, and one ends the other. */
  z.strictObject({
    type: z.literal("bracket"),
    quantity: QuantitySchema,
    /** Market entry when absent. */
    limit_price: PriceSchema.optional(),
    stop_loss_price: PriceSchema,
    take_profit_price: PriceSchema,
    time_in_force: TimeInForceSchema,
  }),
]);

/** "Cost of this trade", item by item. Positive amounts are paid. */
export const CostSchema = z.strictObject({
  /** Mid price of the second it is reckoned at. */
  mid_price: PriceSchema,
  /** Price a unit that is paid or got, spread and slippage included. */
  expected_price: PriceSchema,
  /** Quantity × mid price. */
  value: AmountSchema,
  spread: AmountSchema,
  slippage: AmountSchema,
  commission: AmountSchema,
  /** Spread, slippage and commission together. */
  total_cost: AmountSchema,
  /** The same in percent of the value. */
  total_cost_percent: z.number(),
});

export const FillSchema = z.strictObject({
  at: z.int(),
  quantity: QuantitySchema,
  price: PriceSchema,
  cost: CostSchema.omit({ expected_price: true }),
  /** Of a sale: proceeds less cost basis. */
  realized_profit: AmountSchema.nullable(),
});

const moveOf = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ from: schema, to: schema }).nullable();

/** What was changed of an order while it was open; null is what stayed. */
const OrderChangeSchema = z.strictObject({
  at: z.int(),
  quantity: moveOf(QuantitySchema),
  limit_price: moveOf(PriceSchema),
  stop_price: moveOf(PriceSchema),
  trail: moveOf(TrailSchema),
});

export const OrderSchema = z.strictObject({
  id: z.string(),
  client_order_id: z.string(),
  ticker: TickerSchema,
  side: TransactionTypeSchema,
  type: OrderTypeSchema,
  /** Of a bracket's parts. */
  role: z.enum(["entry", "stop_loss", "take_profit"]).nullable(),
  /** The entry of a bracket's stop and target. */
  parent_id: z.string().nullable(),
  status: OrderStatusSchema,
  time_in_force: TimeInForceSchema,
  quantity: QuantitySchema,
  filled_quantity: QuantitySchema,
  /** Null before the first fill. */
  average_price: PriceSchema.nullable(),
  limit_price: PriceSchema.nullable(),
  stop_price: PriceSchema.nullable(),
  trail: TrailSchema.nullable(),
  /** Where a trailing stop stands now. */
  trailing_level: PriceSchema.nullable(),
  /** Cash or nothing: what the order holds back, in US dollars. */
  reserved: AmountSchema,
  /** Why it ended without being filled. */
  reason: z.enum(["cancelled", "expired", "insufficient_cash", "other_leg", "reset"]).nullable(),
  accepted_at: z.int(),
  ended_at: z.int().nullable(),
  expires_at: z.int().nullable(),
  fills: z.array(FillSchema),
  /** Oldest first. What a split did to an order is none. */
  changes: z.array(OrderChangeSchema),
});

export const PositionSchema = z.strictObject({
  ticker: TickerSchema,
  name: z.string(),
  kind: KindSchema,
  quantity: QuantitySchema,
  /** Held back by open sell orders. */
  reserved_quantity: QuantitySchema,
  average_price: PriceSchema,
  /** What was paid for what is still held, fees included. */
  cost: AmountSchema,
  price: PriceSchema,
  /** Quantity × mid price. */
  value: AmountSchema,
  profit: AmountSchema,
  profit_percent: z.number(),
  day_change_percent: z.number(),
  /** Of totalBalance, in percent. */
  weight_percent: z.number(),
});

/** S3.07 S3.13: the four sums are numbers in US dollars, rounded to cents. */
export const PortfolioSchema = z.strictObject({
  balance: z.number(),
  totalBalance: z.number(),
  totalProfit: z.number(),
  totalProfitPercent: z.number(),
  /** Part of the balance that open orders hold back. */
  reserved: z.number(),
  day_change: z.number(),
  day_change_percent: z.number(),
  /** Begun at 1, one more with each reset. */
  account_number: z.int(),
  opened_at: z.int(),
  /** The second of these figures. */
  at: z.int(),
  source: MarketSourceSchema,
  assets: z.array(PositionSchema),
});

export const ActivitySchema = z.strictObject({
  id: z.string(),
  at: z.int(),
  type: z.enum(["deposit", "buy", "sell", "dividend", "split"]),
  ticker: TickerSchema.nullable(),
  quantity: QuantitySchema.nullable(),
  price: PriceSchema.nullable(),
  commission: AmountSchema.nullable(),
  /** Change of the cash. */
  amount: AmountSchema,
  balance_after: AmountSchema,
  realized_profit: AmountSchema.nullable(),
  order_id: z.string().nullable(),
  /** Of splits: "4:1". */
  ratio: z.string().nullable(),
});

const orderId = z.strictObject({ id: z.uuid() });
const asset = z.strictObject({ ticker: TickerSchema, transactionType: TransactionTypeSchema });
const limit = z.coerce.number().int().min(1).max(500).optional();
/** The account in use when absent. */
const account_number = z.coerce.number().int().min(1).max(100_000).optional();

export const simulatorContract = defineContract("simulator", simulatorRoutes, {
  getPortfolio: { response: PortfolioSchema },
  resetPortfolio: {
    body: z.strictObject({
      /** The account that is to end: a repeat finds it ended and changes nothing. */
      account_number: z.int().min(1).max(100_000),
    }),
    response: PortfolioSchema,
  },
  listActivity: {
    query: z.strictObject({
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .optional(),
      limit,
      account_number,
    }),
    response: z.strictObject({ items: z.array(ActivitySchema), next_cursor: z.string().nullable() }),
  },
  listOrders: {
    query: z.strictObject({
      cursor: z.uuid().optional(),
      limit,
      account_number,
      status: z.enum(["open", "ended"]).optional(),
    }),
    response: z.strictObject({ orders: z.array(OrderSchema), next_cursor: z.string().nullable() }),
  },
  listAssetOrders: {
    params: z.strictObject({ ticker: TickerSchema }),
    response: z.strictObject({ orders: z.array(OrderSchema) }),
  },
  previewOrder: {
    params: asset,
    body: OrderRequestSchema,
    response: z.strictObject({
      cost: CostSchema,
      /** Cash that the order holds back, placed in this second, for what is not filled yet: a market order needs so much free. */
      reserved: AmountSchema,
      balance_after: AmountSchema,
      /** Units that the volume of a minute lets through at once; the rest follows minute by minute. */
      fills_at_once: QuantitySchema,
    }),
  },
  placeOrder: {
    params: asset,
    body: z.strictObject({ client_order_id: z.uuid(), order: OrderRequestSchema }),
    response: z.strictObject({ order: OrderSchema, legs: z.array(OrderSchema), portfolio: PortfolioSchema }),
  },
  modifyOrder: {
    params: orderId,
    body: z.strictObject({
      quantity: QuantitySchema.optional(),
      limit_price: PriceSchema.optional(),
      stop_price: PriceSchema.optional(),
      trail: TrailSchema.optional(),
    }),
    response: z.strictObject({ order: OrderSchema }),
  },
  cancelOrder: { params: orderId, response: z.strictObject({ order: OrderSchema }) },
});
export type SimulatorShapes = typeof simulatorContract.shapes;
