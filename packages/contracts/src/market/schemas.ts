import { INSTRUMENT_KINDS, SECTORS, TIMEFRAMES } from "@candlewise/market/types";
import { z } from "zod";
import { LanguageSchema } from "../auth/schemas.ts";
import { defineContract } from "../endpoint.ts";
import { defineStreams } from "../stream.ts";
import { marketRoutes, marketStreams } from "./routes.ts";

/** Uppercase letters and digits; providers of real prices write pairs with a dash (BTC-USD). */
export const TickerSchema = z
  .string()
  .regex(/^[A-Z][A-Z0-9.-]{0,11}$/, "A ticker is 1 to 12 capital letters or digits");

/** US dollars, up to 4 decimals. */
export const PriceSchema = z.string().regex(/^\d{1,9}(\.\d{1,4})?$/, "A price has up to 9 digits and 4 decimals");

/** US dollars, possibly negative, up to 4 decimals. */
export const AmountSchema = z.string().regex(/^-?\d{1,12}(\.\d{1,4})?$/);

/** Shares or coins, up to 8 decimals. */
export const QuantitySchema = z.string().regex(/^\d{1,9}(\.\d{1,8})?$/, "A quantity has up to 9 digits and 8 decimals");

export const KindSchema = z.enum(INSTRUMENT_KINDS);
export const SectorSchema = z.enum(SECTORS);
export const TimeframeSchema = z.enum(TIMEFRAMES);

/** Source of the prices. `practice` is the simulated market; every screen that shows its prices says so. */
export const MarketSourceSchema = z.enum(["practice", "live"]);

export const QuoteSchema = z.strictObject({
  ticker: TickerSchema,
  /** Time of the price, in seconds since 1970. */
  at: z.int(),
  price: PriceSchema,
  bid: PriceSchema,
  ask: PriceSchema,
  previous_close: PriceSchema,
  change: AmountSchema,
  /** `1.25` is 1.25 %. */
  change_percent: z.number(),
});

export const SessionSchema = z.strictObject({
  is_open: z.boolean(),
  /** Seconds since 1970; null if closed, or if the market never closes. */
  closes_at: z.int().nullable(),
  /** Start of the next session; null if the market never closes. */
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

/** A row of the instrument list. */
export const ListedAssetSchema = AssetSchema.extend({ session: SessionSchema });

export const NewsItemSchema = z.strictObject({
  id: z.string(),
  at: z.int(),
  ticker: TickerSchema,
  cause: z.enum(["market", "sector", "company", "dividend", "split"]),
  direction: z.enum(["up", "down", "flat"]),
  change_percent: z.number(),
  /** Index of the wording for this cause and direction; 0 to 3. */
  variant: z.int().min(0).max(3),
});

/** `time` is the first second of the bar, in seconds since 1970; prices are in US dollars. */
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
      /** Part of the ticker or name. */
      search: z.string().max(60).optional(),
      kind: KindSchema.optional(),
      sector: SectorSchema.optional(),
      /** Defaults to true. */
      is_crypto_included: z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] }).optional(),
      /** `volume`: highest average daily volume in US dollars first. */
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
      /** In the requested language. */
      profile: z.strictObject({
        /** Two or three sentences: business, revenue sources, dependencies. */
        description: z.string(),
        founded: z.int().nullable(),
        headquarters: z.string().nullable(),
        employees: z.int().nullable(),
        /** For funds: the index or asset it tracks. */
        follows: z.string().nullable(),
        /** For funds, per year: 0.0012 is 0.12 %. */
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
        /** Price ÷ earnings per share; null without earnings. */
        price_to_earnings: z.number().nullable(),
        earnings_per_share: AmountSchema.nullable(),
        /** Dividends of the last twelve months ÷ price: 0.021 is 2.1 %. */
        dividend_yield: z.number(),
        /** Annualized standard deviation of the last 60 daily returns: 0.31 is 31 %. */
        volatility: z.number(),
        /** Change over one, five and ten years, in percent, without dividends. Null before the first price. */
        change_percent: z.strictObject({
          year: z.number().nullable(),
          five_years: z.number().nullable(),
          ten_years: z.number().nullable(),
        }),
      }),
      /** Of the last five years, newest first. */
      dividends: z.array(z.strictObject({ at: z.int(), amount: PriceSchema })),
      /** All splits, newest first. */
      splits: z.array(z.strictObject({ at: z.int(), numerator: z.int(), denominator: z.int() })),
    }),
  },
  listCandles: {
    params: ticker,
    query: z.strictObject({
      timeframe: TimeframeSchema,
      /** First second of the range, in seconds since 1970. */
      from: z.coerce.number().int().optional(),
      /** End of the range (exclusive); defaults to now, and is capped at now. */
      until: z.coerce.number().int().optional(),
      /** Most bars before `until`, if `from` is absent. Fewer where years have yet to be computed: see `has_older`. */
      limit: z.coerce.number().int().min(1).max(5000).optional(),
    }),
    response: z.strictObject({
      timeframe: TimeframeSchema,
      candles: z.array(CandleSchema),
      /** False if there are no older bars. */
      has_older: z.boolean(),
    }),
  },
  getMarketStrip: { response: z.strictObject({ assets: z.array(AssetSchema) }) },
  listNews: {
    params: ticker,
    /** Only items before this second; all if absent. */
    query: z.strictObject({ before: z.coerce.number().int().optional() }),
    response: z.strictObject({ items: z.array(NewsItemSchema), has_older: z.boolean() }),
  },
});
export type MarketShapes = typeof marketContract.shapes;

/** Most instruments in one stream. */
const MAX_FOLLOWED = 60;

const QuoteStreamQuerySchema = z.strictObject({
  tickers: z
    .string()
    .max(MAX_FOLLOWED * 13)
    .transform((list) => [...new Set(list.split(","))])
    .pipe(z.array(TickerSchema).min(1).max(MAX_FOLLOWED)),
});

/** The first event has every ticker, later ones only those with a newer price. The event id is the second. */
export const QuoteEventSchema = z.strictObject({ at: z.int(), quotes: z.array(QuoteSchema) });

export const marketStreamContract = defineStreams("market", marketStreams, {
  followQuotes: { query: QuoteStreamQuerySchema, events: { quotes: QuoteEventSchema } },
});
