import { z } from "zod";
import { defineContract } from "../endpoint.ts";
import { AmountSchema, MarketSourceSchema, QuantitySchema, TickerSchema } from "../market/schemas.ts";
import { performanceRoutes } from "./routes.ts";

export const PERFORMANCE_RANGES = ["1w", "1m", "3m", "1y", "all"] as const;
export const PerformanceRangeSchema = z.enum(PERFORMANCE_RANGES);

/** Percentages are numbers: 1.25 is 1.25 %. Times are seconds since 1970. */
const PointSchema = z.strictObject({
  at: z.int(),
  value: AmountSchema,
  /** Time-weighted, since the first point. */
  return_percent: z.number(),
  /** Of the fund beside it, bought at the first point and kept; null where there is no such fund. */
  market_percent: z.number().nullable(),
  /** How far the return lies below its highest point before; 0 or more. */
  drawdown_percent: z.number(),
});

const DrawdownSchema = z.strictObject({
  percent: z.number(),
  peak_at: z.int(),
  trough_at: z.int(),
  /** Null while the peak is not reached again. */
  recovered_at: z.int().nullable(),
});

/** Figures of the daily returns, each null below `needed` of them; the formulas are named in the rules. */
const RiskSchema = z.strictObject({
  days: z.int(),
  needed: z.int(),
  daily_volatility_percent: z.number().nullable(),
  sharpe: z.number().nullable(),
  sortino: z.number().nullable(),
});

/** Results in units of what was risked: the distance of the purchase to its planned stop. */
const RSchema = z.strictObject({
  counted: z.int(),
  /** Closed trades for which no risk was planned. */
  uncounted: z.int(),
  average: z.number().nullable(),
  best: z.number().nullable(),
  worst: z.number().nullable(),
});

/** Of the trades closed in the range; null where there is nothing to divide by. */
export const TradeFiguresSchema = z.strictObject({
  closed: z.int(),
  /** Closed trades from which on these figures begin to say something. */
  needed: z.int(),
  wins: z.int(),
  losses: z.int(),
  profit: AmountSchema,
  win_rate_percent: z.number().nullable(),
  average_win: AmountSchema.nullable(),
  average_loss: AmountSchema.nullable(),
  /** Average win ÷ average loss. */
  payoff: z.number().nullable(),
  /** What a trade brought on average. */
  expectancy: AmountSchema.nullable(),
  /** All wins ÷ all losses. */
  profit_factor: z.number().nullable(),
  best: AmountSchema.nullable(),
  worst: AmountSchema.nullable(),
  /** Seconds. */
  holding: z.number().nullable(),
  holding_of_wins: z.number().nullable(),
  holding_of_losses: z.number().nullable(),
  r: RSchema,
});

/** What one order sold, with the purchases it closed. */
const TripSchema = z.strictObject({
  /** The order that sold. */
  id: z.string(),
  ticker: TickerSchema,
  quantity: QuantitySchema,
  opened_at: z.int(),
  closed_at: z.int(),
  profit: AmountSchema,
  profit_percent: z.number(),
  r: z.number().nullable(),
  /** The orders that bought. */
  opened_by: z.array(z.string()),
});

export const PerformanceSchema = z.strictObject({
  range: PerformanceRangeSchema,
  source: MarketSourceSchema,
  account_number: z.int(),
  /** Every account of the caller, the one in use last. */
  accounts: z.array(z.strictObject({ number: z.int(), opened_at: z.int(), ended_at: z.int().nullable() })),
  /** First and last second of these figures. */
  from: z.int(),
  until: z.int(),
  value: AmountSchema,
  /** Change of the value in the range, without what was put in. */
  profit: AmountSchema,
  return_percent: z.number(),
  /** The fund beside it; null where there is none. */
  market: z.strictObject({ ticker: TickerSchema, name: z.string(), return_percent: z.number() }).nullable(),
  /** Oldest first; at most 500. */
  points: z.array(PointSchema),
  /** The deepest one; null when the account never lay below an earlier value. */
  drawdown: DrawdownSchema.nullable(),
  risk: RiskSchema,
  exposure: z.strictObject({
    /** Share of the time in which anything was held. */
    time_percent: z.number(),
    /** Mean share of the value that was invested. */
    equity_percent: z.number(),
  }),
  /** Commission, spread and slippage of the trades in the range. */
  costs: z.strictObject({ orders: z.int(), total: AmountSchema, commission: AmountSchema }),
  dividends: AmountSchema,
  trades: TradeFiguresSchema,
  /** The last 50 closed trades of the range, newest first. */
  trips: z.array(TripSchema),
});

export const performanceContract = defineContract("performance", performanceRoutes, {
  getPerformance: {
    query: z.strictObject({
      /** `all` when absent. */
      range: PerformanceRangeSchema.optional(),
      /** The account in use when absent. */
      account_number: z.coerce.number().int().min(1).max(100_000).optional(),
    }),
    response: PerformanceSchema,
  },
});
export type PerformanceShapes = typeof performanceContract.shapes;
