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
import {
  BracketSchema,
  CostSchema,
  OrderSchema,
  OrderStatusSchema,
  TransactionTypeSchema,
} from "../simulator/schemas.ts";
import { replayRoutes } from "./routes.ts";

export const ReplayTimeframeSchema = z.enum(REPLAY_TIMEFRAMES);

/** Bar number: 1 is the first bar of the replay; earlier bars are 0 and below. */
const bar = z.int();
const length = z.int().min(SHORTEST_REPLAY).max(LONGEST_REPLAY);

/** `surprise`: the server picks instrument and date and discloses them at the end. */
const SetupSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("chosen"),
    ticker: TickerSchema,
    /** Seconds since 1970: the replay starts with the first bar after this time. If absent, the server picks a day. */
    starts_at: z.int().min(0).max(8_640_000_000).optional(),
  }),
  z.strictObject({ type: z.literal("surprise") }),
]);

/** An order request; valid until the replay ends, or for 90 days of replay time. */
export const ReplayOrderRequestSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("market"), quantity: QuantitySchema }),
  z.strictObject({ type: z.literal("limit"), quantity: QuantitySchema, limit_price: PriceSchema }),
  z.strictObject({ type: z.literal("stop"), quantity: QuantitySchema, stop_price: PriceSchema }),
  BracketSchema,
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
  /** The last visible bar when the order was placed. */
  accepted_bar: bar,
  ended_bar: bar.nullable(),
  fills: z.array(ReplayFillSchema),
});

const PositionSchema = z.strictObject({
  quantity: QuantitySchema,
  /** Quantity not reserved by open orders. */
  free_quantity: QuantitySchema,
  average_price: PriceSchema,
  cost: AmountSchema,
  value: AmountSchema,
  profit: AmountSchema,
  profit_percent: z.number(),
});

const AccountSchema = z.strictObject({
  cash: AmountSchema,
  /** Part of the cash reserved by open orders. */
  reserved: AmountSchema,
  /** Cash plus position at the current bar. */
  value: AmountSchema,
  profit: AmountSchema,
  profit_percent: z.number(),
  position: PositionSchema.nullable(),
});

const MomentSchema = z.strictObject({ bar, profit: AmountSchema, profit_percent: z.number() });

/** A closed trade: the units sold by one order. */
const TradeSchema = z.strictObject({
  id: z.string(),
  entry_bar: bar,
  exit_bar: bar,
  quantity: QuantitySchema,
  entry_price: PriceSchema,
  exit_price: PriceSchema,
  profit: AmountSchema,
  profit_percent: z.number(),
  /** Profit as a multiple of the risk (R); null without a stop. */
  r: z.number().nullable(),
});

export const ReplayReportSchema = z.strictObject({
  bars: z.int(),
  value: AmountSchema,
  profit: AmountSchema,
  profit_percent: z.number(),
  /** Profit of buying and holding the instrument with the same money, without costs. */
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
  /** Value of the account and of buy and hold, in US dollars; for display only. */
  curve: z.array(z.strictObject({ bar, value: z.number(), hold: z.number() })),
});

const SummarySchema = z.strictObject({
  id: z.string(),
  is_surprise: z.boolean(),
  /** Null for an unfinished surprise. */
  instrument: z.strictObject({ ticker: TickerSchema, name: z.string(), kind: KindSchema }).nullable(),
  timeframe: ReplayTimeframeSchema,
  length,
  /** The last visible bar. */
  reached: z.int().min(0),
  is_finished: z.boolean(),
  /** Seconds since 1970: start of the first bar and end of the last visible one; null while undisclosed. */
  starts_at: z.int().nullable(),
  reached_at: z.int().nullable(),
  /** Real time in seconds since 1970. */
  played_at: z.int(),
});

export const ReplaySchema = SummarySchema.extend({
  /** Market price at the current bar. Prices of a surprise are scaled to start at 100. */
  price: PriceSchema,
  bid: PriceSchema,
  ask: PriceSchema,
  account: AccountSchema,
  /** Newest first. */
  orders: z.array(ReplayOrderSchema),
  /** Null until the replay is finished. */
  report: ReplayReportSchema.nullable(),
});

/** `time` is null while undisclosed. */
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
      /** Chosen by the client. */
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
      /** The last bar that the client knows. */
      from: z.int().min(0).max(LONGEST_REPLAY),
      steps: z.int().min(1).max(MOST_STEPS),
    }),
    response: replay.extend({
      /** Bars after `from`. */
      candles: z.array(ReplayCandleSchema),
      /** Whether a split occurred in these bars; the client must then reload all earlier bars. */
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
      /** The last bar the client had seen when it created the order. */
      reached: z.int().min(0).max(LONGEST_REPLAY),
    }),
    response: replay,
  },
  cancelReplayOrder: { params, body: z.strictObject({ client_order_id: z.uuid() }), response: replay },
  finishReplay: { params, response: replay },
  deleteReplay: { params, response: z.strictObject({}) },
});
export type ReplayShapes = typeof replayContract.shapes;
