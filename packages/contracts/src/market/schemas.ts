import { INSTRUMENT_KINDS, SECTORS, TIMEFRAMES } from "@candlewise/market/types";
import { z } from "zod";
import { LanguageSchema } from "../auth/schemas.ts";
import { defineContract } from "../endpoint.ts";
import { marketRoutes } from "./routes.ts";

/** Capital letters and digits; real providers write pairs with a dash (BTC-USD). */
export const TickerSchema = z
  .string()
  .regex(/^[A-Z][A-Z0-9.-]{0,11}$/, "A ticker is 1 to 12 capital letters or digits");

/** US dollars, up to 4 decimals. */
export const PriceSchema = z.string().regex(/^\d{1,9}(\.\d{1,4})?$/, "A price has up to 9 digits and 4 decimals");

/** US dollars that may be negative, 4 decimals at most. */
export const AmountSchema = z.string().regex(/^-?\d{1,12}(\.\d{1,4})?$/);

/** Shares or coins, up to 8 decimals. */
export const QuantitySchema = z.string().regex(/^\d{1,9}(\.\d{1,8})?$/, "A quantity has up to 9 digits and 8 decimals");

export const KindSchema = z.enum(INSTRUMENT_KINDS);
export const SectorSchema = z.enum(SECTORS);
export const TimeframeSchema = z.enum(TIMEFRAMES);

/** Where prices come from: `practice` is the simulated market, which every screen says so. */
export const MarketSourceSchema = z.enum(["practice", "live"]);

export const QuoteSchema = z.strictObject({
  ticker: TickerSchema,
  /** Seconds since 1970: whose price this is. */
  at: z.int(),
  price: PriceSchema,
  bid: PriceSchema,
  ask: PriceSchema,
  previous_close: PriceSchema,
  change: AmountSchema,
  /** 1.25 is 1.25 %. */
  change_percent: z.number(),
});

export const SessionSchema = z.strictObject({
  is_open: z.boolean(),
  /** Seconds since 1970; null when closed, or when the market never closes. */
  closes_at: z.int().nullable(),
  /** Start of the next session; null when the market never closes. */
  opens_at: z.int().nullable(),
  closed_for: z.enum(["night", "weekend", "holiday"]).nullable(),
});

export const AssetSchema = z.strictObject({
  ticker: TickerSchema,
  name: z.string(),
  kind: KindSchema,
  sector: SectorSchema.nullable(),
  quote: QuoteSchema,
  /** Prices of the last session, oldest first, evenly spaced; at most 48. */
  sparkline: z.array(z.number()),
  is_open: z.boolean(),
});

/** A row of the list. */
export const ListedAssetSchema = AssetSchema.extend({ session: SessionSchema });

export const NewsItemSchema = z.strictObject({
  id: z.string(),
  at: z.int(),
  ticker: TickerSchema,
  cause: z.enum(["market", "sector", "company", "dividend", "split"]),
  direction: z.enum(["up", "down", "flat"]),
  change_percent: z.number(),
  /** Which of the wordings of this cause and direction; 0 to 3. */
  variant: z.int().min(0).max(3),
});

/** `time` is seconds since 1970 of the first second of the bar; prices in US dollars. */
export const CandleSchema = z.strictObject({
  time: z.int(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volume: z.number(),
});

const ticker = z.strictObject({ ticker: TickerSchema });
const locale = LanguageSchema.optional();

export const marketContract = defineContract("market", marketRoutes, {
  listAssets: {
    query: z.strictObject({
      locale,
      /** Part of the ticker or of the name. */
      search: z.string().max(60).optional(),
      kind: KindSchema.optional(),
      sector: SectorSchema.optional(),
      /** True when absent. */
      is_crypto_included: z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] }).optional(),
      /** `volume`: most traded first, in US dollars on an average day. */
      sort: z.enum(["ticker", "gain", "loss", "volume"]).optional(),
    }),
    response: z.strictObject({ source: MarketSourceSchema, assets: z.array(ListedAssetSchema) }),
  },
  getAsset: {
    params: ticker,
    query: z.strictObject({ locale }),
    response: z.strictObject({
      source: MarketSourceSchema,
      asset: AssetSchema,
      session: SessionSchema,
      /** In the language asked for. */
      profile: z.strictObject({
        /** Two or three sentences: what it does, how it earns, what it depends on. */
        description: z.string(),
        founded: z.int().nullable(),
        headquarters: z.string().nullable(),
        employees: z.int().nullable(),
        /** Of funds: what it follows. */
        follows: z.string().nullable(),
        /** Of funds, a year, as a share: 0.0012 is 0.12 %. */
        expense_ratio: z.number().nullable(),
      }),
      statistics: z.strictObject({
        open: PriceSchema.nullable(),
        high: PriceSchema.nullable(),
        low: PriceSchema.nullable(),
        volume: z.number(),
        average_volume: z.number(),
        high_52_weeks: PriceSchema,
        low_52_weeks: PriceSchema,
        /** Price times units outstanding, in whole US dollars. */
        market_value: z.number().nullable(),
        /** Price ÷ earnings a share; null without earnings. */
        price_to_earnings: z.number().nullable(),
        earnings_per_share: AmountSchema.nullable(),
        /** Of the last twelve months' dividends, 0.021 is 2.1 %. */
        dividend_yield: z.number(),
        /** Yearly standard deviation of the last 60 daily returns: 0.31 is 31 %. */
        volatility: z.number(),
        /** Change over a year, five years and ten, in percent; dividends not counted. Null before the first price. */
        change_percent: z.strictObject({
          year: z.number().nullable(),
          five_years: z.number().nullable(),
          ten_years: z.number().nullable(),
        }),
      }),
      /** Of the last five years, newest first. */
      dividends: z.array(z.strictObject({ at: z.int(), amount: PriceSchema })),
      /** All there were, newest first. */
      splits: z.array(z.strictObject({ at: z.int(), numerator: z.int(), denominator: z.int() })),
    }),
  },
  listCandles: {
    params: ticker,
    query: z.strictObject({
      timeframe: TimeframeSchema,
      /** Seconds since 1970, the first second asked for. */
      from: z.coerce.number().int().optional(),
      /** The first second no longer asked for; now when absent, and never later than now. */
      until: z.coerce.number().int().optional(),
      /** The last so many bars before `until`, when `from` is absent. */
      limit: z.coerce.number().int().min(1).max(5000).optional(),
    }),
    response: z.strictObject({
      timeframe: TimeframeSchema,
      candles: z.array(CandleSchema),
      /** False when there is nothing older. */
      has_older: z.boolean(),
    }),
  },
  listNews: {
    params: ticker,
    /** Items before this second; all known ones when absent. */
    query: z.strictObject({ before: z.coerce.number().int().optional() }),
    response: z.strictObject({ items: z.array(NewsItemSchema), has_older: z.boolean() }),
  },
});
export type MarketShapes = typeof marketContract.shapes;

/** So many instruments one stream follows at most. */
const MAX_FOLLOWED = 60;

/**
 * `GET /api/v2/quotes/stream?tickers=A,B`, with an access token: server-sent events. Tickers that are not there for the caller are left
 * out; 404 when none is. A user may hold six streams at a time.
 */
export const QuoteStreamQuerySchema = z.strictObject({
  tickers: z
    .string()
    .max(MAX_FOLLOWED * 13)
    .transform((list) => [...new Set(list.split(","))])
    .pipe(z.array(TickerSchema).min(1).max(MAX_FOLLOWED)),
});

/**
 * One event of the stream; it is named `quotes`, its id is the second. The first holds every ticker, each later one those whose price is
 * of a later second than before: one event a second at most, none while all the markets are closed.
 */
export const QuoteEventSchema = z.strictObject({ at: z.int(), quotes: z.array(QuoteSchema) });
