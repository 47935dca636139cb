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
  /** Return of the benchmark fund, bought at the first point and held; null if there is none. */
  market_percent: z.number().nullable(),
  /** Distance of the return below its previous peak; 0 or more. */
  drawdown_percent: z.number(),
});

const DrawdownSchema = z.strictObject({
  percent: z.number(),
  peak_at: z.int(),
  trough_at: z.int(),
  /** Null until the peak is reached again. */
  recovered_at: z.int().nullable(),
});

/** Figures of the daily returns, each null with fewer than `needed` days. Formulas: `domain/performance`. */
const RiskSchema = z.strictObject({
  days: z.int(),
  needed: z.int(),
  daily_volatility_percent: z.number().nullable(),
  sharpe: z.number().nullable(),
  sortino: z.number().nullable(),
});

/** Results in R: multiples of the risk, which is the distance from the purchase price to its planned stop. */
const RSchema = z.strictObject({
  counted: z.int(),
  /** Closed trades without a planned risk. */
  uncounted: z.int(),
  average: z.number().nullable(),
  best: z.number().nullable(),
  worst: z.number().nullable(),
});

/** Figures of the trades closed in the range; null if the divisor is zero. */
export const TradeFiguresSchema = z.strictObject({
  closed: z.int(),
  /** Closed trades needed before these figures are meaningful. */
  needed: z.int(),
  wins: z.int(),
  losses: z.int(),
  profit: AmountSchema,
  win_rate_percent: z.number().nullable(),
  average_win: AmountSchema.nullable(),
  average_loss: AmountSchema.nullable(),
  /** Average win ÷ average loss. */
  payoff: z.number().nullable(),
  /** Average profit of a trade. */
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

/** A round trip: the units sold by one order, with the purchases they close. */
const TripSchema = z.strictObject({
  /** Id of the sell order. */
  id: z.string(),
  ticker: TickerSchema,
  quantity: QuantitySchema,
  opened_at: z.int(),
  closed_at: z.int(),
  profit: AmountSchema,
  profit_percent: z.number(),
  r: z.number().nullable(),
  /** Ids of the buy orders. */
  opened_by: z.array(z.string()),
});

export const PerformanceSchema = z.strictObject({
  range: PerformanceRangeSchema,
  source: MarketSourceSchema,
  account_number: z.int(),
  /** The caller's last 100 accounts; the current one is last. */
  accounts: z.array(z.strictObject({ number: z.int(), opened_at: z.int(), ended_at: z.int().nullable() })),
  /** First and last second of the range. */
  from: z.int(),
  until: z.int(),
  value: AmountSchema,
  /** Change in value over the range, excluding deposits. */
  profit: AmountSchema,
  return_percent: z.number(),
  /** Day P/L as the portfolio has it, whatever the range; null for an ended account. */
  day: z.strictObject({ change: AmountSchema, percent: z.number() }).nullable(),
  /** The benchmark fund; null if there is none. */
  market: z.strictObject({ ticker: TickerSchema, name: z.string(), return_percent: z.number() }).nullable(),
  /** Oldest first; at most 500. */
  points: z.array(PointSchema),
  /** The deepest drawdown; null if the account was never below an earlier value. */
  drawdown: DrawdownSchema.nullable(),
  risk: RiskSchema,
  exposure: z.strictObject({
    /** Percentage of the time with an open position. */
    time_percent: z.number(),
    /** Average percentage of the value that was invested. */
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
      /** Defaults to `all`. */
      range: PerformanceRangeSchema.optional(),
      /** Defaults to the current account. */
      account_number: z.coerce.number().int().min(1).max(100_000).optional(),
    }),
    response: PerformanceSchema,
  },
});
export type PerformanceShapes = typeof performanceContract.shapes;
