import { NO_PROGRESS, type Progress, type TickerNotes } from "@candlewise/domain/performance/ledger-progress";
import type { AccountTotals } from "@candlewise/domain/performance/account-totals";
import { z } from "zod";

// Integers beyond 2^53 are stored as text in jsonb.
const whole = z.string().transform(BigInt);
const wholes = z.record(z.string(), whole).transform((values) => new Map(Object.entries(values)));

export const TotalsSchema = z.object({
  at: z.int(),
  cash: whole,
  deposited: whole,
  valueAtCost: whole,
  holdings: wholes,
  investedSeconds: z.int(),
  orders: z.int(),
  costs: whole,
  commissions: whole,
  dividends: whole,
}) satisfies z.ZodType<AccountTotals>;

const LotSchema = z.object({
  orderId: z.string(),
  acquiredAt: z.int(),
  quantity: whole,
  bought: whole,
  price: whole,
});

const TickerNotesSchema = z.object({
  splits: z.array(z.object({ at: z.int(), ratio: z.string().nullable() })),
  largestBuy: z.object({ orderId: z.string(), value: whole }).nullable(),
  lastBuy: z.object({ orderId: z.string(), acceptedAt: z.int() }).nullable(),
  sale: z.string().nullable(),
}) satisfies z.ZodType<TickerNotes>;

const RestSchema = z.object({ orderId: z.string(), seconds: z.int() }).nullable();

const mapOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.record(z.string(), schema).transform((values) => new Map(Object.entries(values)));

export const TickersSchema = mapOf(TickerNotesSchema);
export const RestsSchema = z.object({ buy: RestSchema, sell: RestSchema });

const ProgressSchema = z.object({
  account_number: z.int(),
  entries: z.int(),
  trades: z.int(),
  stops_until: z.int(),
  totals: TotalsSchema,
  lots: mapOf(z.array(LotSchema)),
  tickers: TickersSchema,
  rests: RestsSchema,
});

/** Position of the read model in a user's ledger. */
export interface UserProgress extends Progress {
  readonly accountNumber: number;
  /** Number of closed trades in all accounts. */
  readonly tradeCount: number;
  readonly stopsUntil: number;
}

export const NO_USER_PROGRESS: UserProgress = { ...NO_PROGRESS, accountNumber: 1, tradeCount: 0, stopsUntil: 0 };

export function fromProgressRow(row: unknown): UserProgress {
  const { account_number, entries, trades, stops_until, ...progress } = ProgressSchema.parse(row);
  const counts = { entryCount: entries, tradeCount: trades };
  return { ...progress, ...counts, accountNumber: account_number, stopsUntil: stops_until };
}

/** Serializes values with maps and bigints. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => {
    if (typeof each === "bigint") return each.toString();
    return each instanceof Map ? Object.fromEntries(each) : each;
  });
