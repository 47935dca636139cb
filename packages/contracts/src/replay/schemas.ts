import { LONGEST_REPLAY, MOST_STEPS, REPLAY_TIMEFRAMES, SHORTEST_REPLAY } from "@candlewise/domain/replay/timeframes";
import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import {
  AmountSchema,
  CandleSchema,
  KindSchema,
  PriceSchema,
  QuantitySchema,
  TickerSchema,
} from "../market/schemas.ts";
import { CostSchema, OrderSchema, OrderStatusSchema, TransactionTypeSchema } from "../simulator/schemas.ts";
import { replayRoutes } from "./routes.ts";

export const ReplayTimeframeSchema = z.enum(REPLAY_TIMEFRAMES);

/** Number of a bar: 1 is the first of the replay, those before it are 0 and less. */
const bar = z.int();
const length = z.int().min(SHORTEST_REPLAY).max(LONGEST_REPLAY);

/** `surprise`: the server draws instrument and date, and tells neither before the end. */
const SetupSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("chosen"),
    ticker: TickerSchema,
    /** Seconds since 1970: the replay begins with the first bar after them. The server draws a day when absent. */
    starts_at: z.int().min(0).max(8_640_000_000).optional(),
  }),
  z.strictObject({ type: z.literal("surprise") }),
]);

/** What an order is to be; all of them are good until the replay ends, or for 90 days of it. */
export const ReplayOrderRequestSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("market"), quantity: QuantitySchema }),
  z.strictObject({ type: z.literal("limit"), quantity: QuantitySchema, limit_price: PriceSchema }),
  z.strictObject({ type: z.literal("stop"), quantity: QuantitySchema, stop_price: PriceSchema }),
  z.strictObject({
    type: z.literal("bracket"),
    quantity: QuantitySchema,
    /** Market entry when absent. */
    limit_price: PriceSchema.optional(),
    stop_loss_price: PriceSchema,
    take_profit_price: PriceSchema,
  }),
]);

export const ReplayFillSchema = z.strictObject({
  bar,
  quantity: QuantitySchema,
  price: PriceSchema,
  cost: CostSchema.omit({ expected_price: true }),
  realized_profit: AmountSchema.nullable(),
});

export const ReplayOrderSchema = OrderSchema.pick({
  id: true,
  side: true,
  role: true,
  parent_id: true,
  quantity: true,
  filled_quantity: true,
  average_price: true,
  limit_price: true,
  stop_price: true,
  reserved: true,
  reason: true,
}).extend({
  type: z.enum(["market", "limit", "stop", "bracket"]),
  status: OrderStatusSchema,
  /** The last bar that was known when it was placed. */
  accepted_bar: bar,
  ended_bar: bar.nullable(),
  fills: z.array(ReplayFillSchema),
});

const PositionSchema = z.strictObject({
  quantity: QuantitySchema,
  /** What no open order holds back. */
  free_quantity: QuantitySchema,
  average_price: PriceSchema,
  cost: AmountSchema,
  value: AmountSchema,
  profit: AmountSchema,
  profit_percent: z.number(),
});

const AccountSchema = z.strictObject({
  cash: AmountSchema,
  /** Part of the cash that open orders hold back. */
  reserved: AmountSchema,
  /** Cash and position at the bar reached. */
  value: AmountSchema,
  profit: AmountSchema,
  profit_percent: z.number(),
  position: PositionSchema.nullable(),
});

const MomentSchema = z.strictObject({ bar, profit: AmountSchema, profit_percent: z.number() });

/** A closed trade: what one order sold. */
const TradeSchema = z.strictObject({
  id: z.string(),
  entry_bar: bar,
  exit_bar: bar,
  quantity: QuantitySchema,
  entry_price: PriceSchema,
  exit_price: PriceSchema,
  profit: AmountSchema,
  profit_percent: z.number(),
  /** Profit in units of what was risked; null without a stop. */
  r: z.number().nullable(),
});

export const ReplayReportSchema = z.strictObject({
  bars: z.int(),
  value: AmountSchema,
  profit: AmountSchema,
  profit_percent: z.number(),
  /** The same money in the instrument from the first bar to the last, without costs. */
  hold_profit: AmountSchema,
  hold_percent: z.number(),
  best: MomentSchema,
  worst: MomentSchema,
  drawdown: z.strictObject({ percent: z.number(), peak_bar: bar, trough_bar: bar }).nullable(),
  wins: z.int(),
  losses: z.int(),
  win_rate_percent: z.number().nullable(),
  average_r: z.number().nullable(),
  /** Closed trades that had a stop. */
  r_counted: z.int(),
  /** Spread, slippage and commission. */
  costs: AmountSchema,
  dividends: AmountSchema,
  /** Oldest first. */
  trades: z.array(TradeSchema),
  /** Value of the account and of the same money held, in US dollars; for drawing only. */
  curve: z.array(z.strictObject({ bar, value: z.number(), hold: z.number() })),
});

const SummarySchema = z.strictObject({
  id: z.string(),
  is_surprise: z.boolean(),
  /** Null of a surprise that is not over. */
  instrument: z.strictObject({ ticker: TickerSchema, name: z.string(), kind: KindSchema }).nullable(),
  timeframe: ReplayTimeframeSchema,
  length,
  /** The last bar that may be seen. */
  reached: z.int().min(0),
  is_finished: z.boolean(),
  /** Seconds since 1970 of the first bar and of the end of the last one that was reached; null while they are not told. */
  starts_at: z.int().nullable(),
  reached_at: z.int().nullable(),
  /** Seconds since 1970 of the real world. */
  played_at: z.int(),
});

export const ReplaySchema = SummarySchema.extend({
  /** Of the market at the bar reached. Prices of a surprise are scaled so that it begins at 100. */
  price: PriceSchema,
  bid: PriceSchema,
  ask: PriceSchema,
  account: AccountSchema,
  /** Newest first. */
  orders: z.array(ReplayOrderSchema),
  /** Once it is over. */
  report: ReplayReportSchema.nullable(),
});

/** `time` is null while it is not told. */
export const ReplayCandleSchema = CandleSchema.extend({ bar, time: z.int().nullable() });

const params = z.strictObject({ id: z.uuid() });
const replay = z.strictObject({ replay: ReplaySchema });
const order = z.strictObject({ side: TransactionTypeSchema, order: ReplayOrderRequestSchema });

export const replayContract = defineContract("replay", replayRoutes, {
  listReplays: {
    response: z.strictObject({
      replays: z.array(
        SummarySchema.extend({
          result: ReplayReportSchema.pick({ profit: true, profit_percent: true, hold_percent: true }).nullable(),
        }),
      ),
    }),
  },
  createReplay: {
    body: z.strictObject({
      /** Made by the client. */
      replay_id: z.uuid(),
      setup: SetupSchema,
      timeframe: ReplayTimeframeSchema,
      length,
    }),
    response: replay,
  },
  getReplay: { params, response: replay },
  listReplayCandles: {
    params,
    response: z.strictObject({ reached: z.int(), candles: z.array(ReplayCandleSchema) }),
  },
  stepReplay: {
    params,
    body: z.strictObject({
      /** The bar that is known to be reached. */
      from: z.int().min(0).max(LONGEST_REPLAY),
      steps: z.int().min(1).max(MOST_STEPS),
    }),
    response: replay.extend({
      /** Those after `from`. */
      candles: z.array(ReplayCandleSchema),
      /** A split lies among them: all earlier bars are to be loaded again. */
      is_rescaled: z.boolean(),
    }),
  },
  previewReplayOrder: {
    params,
    body: order,
    response: z.strictObject({ cost: CostSchema, reserved: AmountSchema, balance_after: AmountSchema }),
  },
  placeReplayOrder: {
    params,
    body: order.extend({
      client_order_id: z.uuid(),
      /** The bar that the order was made at. */
      reached: z.int().min(0).max(LONGEST_REPLAY),
    }),
    response: replay,
  },
  cancelReplayOrder: { params, body: z.strictObject({ client_order_id: z.uuid() }), response: replay },
  finishReplay: { params, response: replay },
  deleteReplay: { params, response: z.strictObject({}) },
});
export type ReplayShapes = typeof replayContract.shapes;
