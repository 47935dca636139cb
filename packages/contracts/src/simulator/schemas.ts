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

/** `amount` is in US dollars; `percent: 2.5` is 2.5 %. */
const TrailSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("amount"), amount: PriceSchema }),
  z.strictObject({ type: z.literal("percent"), percent: z.number().min(0.01).max(50).multipleOf(0.01) }),
]);

/** Buy only, at market or at a limit. When the entry fills, the stop and the target become active; filling one cancels the other. */
export const BracketSchema = z.strictObject({
  type: z.literal("bracket"),
  quantity: QuantitySchema,
  /** Market entry if absent. */
  limit_price: PriceSchema.optional(),
  stop_loss_price: PriceSchema,
  take_profit_price: PriceSchema,
});

/** An order request. Each type takes exactly its own prices; any other is rejected. */
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
  BracketSchema.extend({ time_in_force: TimeInForceSchema }),
]);

/** The "Trading costs" breakdown. Positive amounts are paid. */
export const CostSchema = z.strictObject({
  /** Mid price at the second of the calculation. */
  mid_price: PriceSchema,
  /** Price paid or received per unit, including spread and slippage. */
  expected_price: PriceSchema,
  /** Quantity × mid price. */
  value: AmountSchema,
  spread: AmountSchema,
  slippage: AmountSchema,
  commission: AmountSchema,
  /** Spread, slippage and commission combined. */
  total_cost: AmountSchema,
  /** `total_cost` as a percentage of `value`. */
  total_cost_percent: z.number(),
});

export const FillSchema = z.strictObject({
  at: z.int(),
  quantity: QuantitySchema,
  price: PriceSchema,
  cost: CostSchema.omit({ expected_price: true }),
  /** For a sale: proceeds minus cost basis. */
  realized_profit: AmountSchema.nullable(),
});

const moveOf = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ from: schema, to: schema }).nullable();

/** A change to an open order; unchanged fields are null. */
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
  /** Role within a bracket order. */
  role: z.enum(["entry", "stop_loss", "take_profit"]).nullable(),
  /** For a bracket's stop and target: the entry order. */
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
  /** Current level of a trailing stop. */
  trailing_level: PriceSchema.nullable(),
  /** Cash reserved by the order, in US dollars; zero for a sale. */
  reserved: AmountSchema,
  /** Why the order ended before it was completely filled. */
  reason: z.enum(["cancelled", "expired", "insufficient_cash", "other_leg", "reset"]).nullable(),
  accepted_at: z.int(),
  ended_at: z.int().nullable(),
  expires_at: z.int().nullable(),
  fills: z.array(FillSchema),
  /** Oldest first. Adjustments for splits are not included. */
  changes: z.array(OrderChangeSchema),
});

export const PositionSchema = z.strictObject({
  ticker: TickerSchema,
  name: z.string(),
  kind: KindSchema,
  quantity: QuantitySchema,
  /** Reserved by open sell orders. */
  reserved_quantity: QuantitySchema,
  average_price: PriceSchema,
  /** Cost basis of the units held, including fees. */
  cost: AmountSchema,
  price: PriceSchema,
  /** Quantity × mid price. */
  value: AmountSchema,
  profit: AmountSchema,
  profit_percent: z.number(),
  day_change_percent: z.number(),
  /** Percentage of `totalBalance`. */
  weight_percent: z.number(),
});

/** S6.10: the part of an account in instruments that the caller's country hides, as one sum. Amounts in US dollars, rounded to cents. */
export const HiddenHoldingsSchema = z.strictObject({
  /** Value of the units held: `balance`, the values of `assets` and this add up to `totalBalance`. */
  value: z.number(),
  /** Percentage of `totalBalance`. */
  weight_percent: z.number(),
  /** Part of `reserved` that their open orders reserve. */
  reserved: z.number(),
  /** Whether `closeHidden` has anything to cancel or to sell; false while all of it is being sold. */
  can_close: z.boolean(),
});

/** S3.07 S3.13: balances and profit are numbers in US dollars, rounded to cents. */
export const PortfolioSchema = z.strictObject({
  balance: z.number(),
  totalBalance: z.number(),
  totalProfit: z.number(),
  totalProfitPercent: z.number(),
  /** Part of the balance reserved by open orders. */
  reserved: z.number(),
  day_change: z.number(),
  day_change_percent: z.number(),
  /** Starts at 1 and increases with each reset. */
  account_number: z.int(),
  opened_at: z.int(),
  /** Time of these figures, in seconds since 1970. */
  at: z.int(),
  source: MarketSourceSchema,
  /** Without instruments that the caller's country hides. */
  assets: z.array(PositionSchema),
  /** Absent when the account has nothing in instruments that the caller's country hides. */
  hidden: HiddenHoldingsSchema.optional(),
});

export const ActivitySchema = z.strictObject({
  id: z.string(),
  at: z.int(),
  type: z.enum(["deposit", "buy", "sell", "dividend", "split"]),
  /** Null for a deposit, and for an instrument that the caller's country hides; then every field without an amount is null, too. */
  ticker: TickerSchema.nullable(),
  quantity: QuantitySchema.nullable(),
  price: PriceSchema.nullable(),
  commission: AmountSchema.nullable(),
  /** Change in cash. */
  amount: AmountSchema,
  balance_after: AmountSchema,
  realized_profit: AmountSchema.nullable(),
  order_id: z.string().nullable(),
  /** Ratio of a split, for example "4:1". */
  ratio: z.string().nullable(),
});

const orderId = z.strictObject({ id: z.uuid() });
const asset = z.strictObject({ ticker: TickerSchema, transactionType: TransactionTypeSchema });
const limit = z.coerce.number().int().min(1).max(500).optional();
/** Defaults to the current account. */
const account_number = z.coerce.number().int().min(1).max(100_000).optional();

export const simulatorContract = defineContract("simulator", simulatorRoutes, {
  getPortfolio: { response: PortfolioSchema },
  resetPortfolio: {
    body: z.strictObject({
      /** The account to end. Repeating the call changes nothing, as that account has ended. */
      account_number: z.int().min(1).max(100_000),
    }),
    response: PortfolioSchema,
  },
  closeHidden: { response: PortfolioSchema },
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
    query: z.strictObject({ cursor: z.uuid().optional(), limit }),
    response: z.strictObject({ orders: z.array(OrderSchema), next_cursor: z.string().nullable() }),
  },
  previewOrder: {
    params: asset,
    body: OrderRequestSchema,
    response: z.strictObject({
      cost: CostSchema,
      /** Cash the order would reserve if placed now. A market order needs this much free cash. */
      reserved: AmountSchema,
      balance_after: AmountSchema,
      /** Units that fill immediately within the volume limit of one minute; the rest fills minute by minute. */
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
