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
import { defineStreams } from "../stream.ts";
import { simulatorRoutes, simulatorStreams } from "./routes.ts";

export const TransactionTypeSchema = z.enum(["buy", "sell"]);
export const OrderTypeSchema = z.enum(ORDER_TYPES);
export const TimeInForceSchema = z.enum(TIMES_IN_FORCE);
export const OrderStatusSchema = z.enum(ORDER_STATUSES);

/** `amount` is in US dollars; `percent: 2.5` is 2.5 %. */
const TrailSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("amount"), amount: PriceSchema }),
  z.strictObject({ type: z.literal("percent"), percent: z.number().min(0.01).max(100).multipleOf(0.01) }),
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

/**
 * Sell only: exit legs for units that are held, which share one reservation. A fixed or trailing stop, a target, or both; what one sells
 * the other no longer can. Exit legs placed before give way, as to any sale.
 */
const OcoSchema = z.strictObject({
  type: z.literal("oco"),
  quantity: QuantitySchema,
  stop_loss_price: PriceSchema.optional(),
  trail: TrailSchema.optional(),
  take_profit_price: PriceSchema.optional(),
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
  OcoSchema.extend({ time_in_force: TimeInForceSchema }),
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
  /** Role within a bracket order or among the exit legs of a position. */
  role: z.enum(["entry", "stop_loss", "take_profit"]).nullable(),
  /** For a bracket's stop and target: the entry order. For exit legs: an id that no order has. */
  parent_id: z.string().nullable(),
  /** Orders with the same group id are one bracket or OCO; null for a single order. */
  group_id: z.string().nullable(),
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
  /** Last price (mid) of the instrument; null for an ended order, or without a quote. */
  last: PriceSchema.nullable(),
  /** From the last price to the next price that the order waits for, as a percentage of the last price; null for a market order. */
  distance_percent: z.number().nullable(),
  /** Second of the open that a market order waits for; null if it is not queued. */
  queued_until: z.int().nullable(),
  /** Cash reserved by the order, in US dollars; zero for a sale. */
  reserved: AmountSchema,
  /** Costs of all fills; null before the first one. */
  cost: CostSchema.omit({ mid_price: true, expected_price: true }).nullable(),
  /** Why the order ended before it was completely filled. */
  reason: z.enum(["cancelled", "expired", "insufficient_cash", "other_leg", "reset"]).nullable(),
  accepted_at: z.int(),
  ended_at: z.int().nullable(),
  expires_at: z.int().nullable(),
  fills: z.array(FillSchema),
  /** Oldest first. Adjustments for splits are not included. */
  changes: z.array(OrderChangeSchema),
});

/** The day P/L of an instrument: realized and unrealized profit and dividends, after costs, since the previous close (crypto: 00:00 UTC). */
const DayProfitSchema = z.strictObject({
  ticker: TickerSchema,
  name: z.string(),
  kind: KindSchema,
  day_change: AmountSchema,
  /** Of the value at the start of the day and the purchases since. */
  day_change_percent: z.number(),
  /** Realized profit of the units sold today, measured from their purchase. */
  realized_today: AmountSchema,
});

export const PositionSchema = DayProfitSchema.extend({
  quantity: QuantitySchema,
  /** Reserved by open sell orders. */
  reserved_quantity: QuantitySchema,
  /** What a new sale can take. The exit legs of brackets and positions give way to it; other sell orders do not. */
  sellable_quantity: QuantitySchema,
  /** Average cost of a unit, including fees. */
  average_price: PriceSchema,
  /** Cost basis of the units held, including fees. */
  cost: AmountSchema,
  price: PriceSchema,
  /** Quantity × price. */
  value: AmountSchema,
  /** Unrealized: value − cost. */
  profit: AmountSchema,
  profit_percent: z.number(),
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
  /** Day P/L of the account: the sum over its instruments, those sold today included. */
  day_change: z.number(),
  day_change_percent: z.number(),
  /** Starts at 1 and increases with each reset. */
  account_number: z.int(),
  opened_at: z.int(),
  /** Time of these figures, in seconds since 1970. */
  at: z.int(),
  source: MarketSourceSchema,
  /** Where `followAccount` continues from these figures, as its `Last-Event-ID`. */
  cursor: z.string(),
  /** Without instruments that the caller's country hides. */
  assets: z.array(PositionSchema),
  /** Instruments that were held or traded today and are not held now. */
  closed_today: z.array(DayProfitSchema),
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
  closePosition: {
    params: z.strictObject({ ticker: TickerSchema }),
    body: z.strictObject({ client_order_id: z.uuid() }),
    response: z.strictObject({
      /** The market sales; more than one where the position exceeds an average day's volume. */
      orders: z.array(OrderSchema),
      /** Ids of the orders that were canceled. */
      canceled: z.array(z.string()),
      portfolio: PortfolioSchema,
    }),
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
      /** `ended`: of any final status. `traded`: filled at least in part, whether still open or not. */
      status: z.enum(["open", "ended", "traded", "filled", "cancelled", "expired"]).optional(),
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
      /** Estimated total: what a purchase costs or a sale brings, commission included. */
      total: AmountSchema,
      /** Of a sale at the expected price: total minus the cost basis of the oldest units; null for a purchase. */
      realized_profit: AmountSchema.nullable(),
      /** Cash the order would reserve if placed now. A market order needs this much free cash. */
      reserved: AmountSchema,
      /** All cash once the order is filled at the expected price. */
      balance_after: AmountSchema,
      /** The part of `balance_after` that no other order reserves. */
      buying_power_after: AmountSchema,
      /** The largest quantity that such an order could have. */
      max_quantity: QuantitySchema,
      /** Units that fill immediately within the volume limit of one minute; the rest fills minute by minute. All of it while the market is closed. */
      fills_at_once: QuantitySchema,
      /** While the market is closed, the second of its open: the order waits for it. */
      opens_at: z.int().nullable(),
      /** Exit legs that give way to a sale, with what they could still sell. */
      gives_way: z.array(z.strictObject({ order_id: z.string(), quantity_left: QuantitySchema })),
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
  cancelOrders: {
    body: z.strictObject({ ticker: TickerSchema.optional() }),
    /** The canceled orders. */
    response: z.strictObject({ orders: z.array(OrderSchema) }),
  },
  restoreOrders: {
    /** A bracket's entry brings back the legs that ended with it. */
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }),
    response: z.strictObject({ orders: z.array(OrderSchema) }),
  },
  cancelOrder: { params: orderId, response: z.strictObject({ order: OrderSchema }) },
});
export type SimulatorShapes = typeof simulatorContract.shapes;

/** The first event of every connection. Unless it was resumed, what the caller has cached may be older than its id. */
const HelloEventSchema = z.strictObject({ is_resumed: z.boolean() });

/** What changed since the event before. */
const ChangesEventSchema = z.strictObject({
  account_number: z.int(),
  /** In US dollars, rounded to cents, as in the portfolio. */
  balance: z.number(),
  reserved: z.number(),
  /** All open orders, newest first. */
  open_orders: z.array(OrderSchema),
  /** The orders that have ended since, newest first. */
  ended_orders: z.array(OrderSchema),
  /** The new entries of the ledger, newest first. */
  activity: z.array(ActivitySchema),
});

/** The changes are too many, or belong to another account: everything about the account is to be requested again. */
const ResetEventSchema = z.strictObject({});

export const simulatorStreamContract = defineStreams("simulator", simulatorStreams, {
  followAccount: { events: { hello: HelloEventSchema, changes: ChangesEventSchema, reset: ResetEventSchema } },
});
export type AccountEvents = (typeof simulatorStreamContract.shapes.followAccount)["events"];
