import type { Candle, Timeframe } from "@candlewise/market/types";
import { z } from "zod";
import type { HttpClient } from "#api/platform/http-client.ts";
import { toPrice, type Provider } from "./provider.ts";

const MAX_BARS = "10000";

/** RFC 3339 with up to nanoseconds. */
const TimeSchema = z.string().transform((text, context) => {
  const time = Date.parse(text);
  if (Number.isFinite(time)) return Math.floor(time / 1000);
  context.addIssue("This is no time.");
  return z.NEVER;
});

const SnapshotSchema = z.object({
  latestTrade: z.object({ p: z.number() }),
  latestQuote: z.object({ t: TimeSchema, ap: z.number(), bp: z.number() }),
  prevDailyBar: z.object({ c: z.number() }),
});

const BarsSchema = z.object({
  bars: z.array(z.object({ t: TimeSchema, o: z.number(), h: z.number(), l: z.number(), c: z.number(), v: z.number() })),
  next_page_token: z.string().nullish(),
});

const TIMEFRAMES: Readonly<Record<Timeframe, string | null>> = {
  "1s": null,
  "5s": null,
  "1m": "1Min",
  "5m": "5Min",
  "15m": "15Min",
  "30m": "30Min",
  "1h": "1Hour",
  "4h": "4Hour",
  "1d": "1Day",
  "1w": "1Week",
  "1M": "1Month",
};

interface Keys {
  readonly keyId: string;
  readonly secretKey: string;
}

/** Shares and funds of the United States from Alpaca's market data, feed IEX. */
export function createAlpaca(http: HttpClient, url: string, { keyId, secretKey }: Keys): Provider {
  const headers = { "APCA-API-KEY-ID": keyId, "APCA-API-SECRET-KEY": secretKey };
  return {
    name: "alpaca",
    async quotes(tickers) {
      const query = { symbols: tickers.join(","), feed: "iex" };
      const answer = await http.get(`${url}/v2/stocks/snapshots`, z.record(z.string(), SnapshotSchema.nullable()), {
        query,
        headers,
      });
      return Object.entries(answer).flatMap(([ticker, snapshot]) => {
        if (snapshot === null || !tickers.includes(ticker)) return [];
        const { latestQuote, latestTrade, prevDailyBar } = snapshot;
        // Outside trading hours a side may be empty; Alpaca then sends 0.
        const [bid, ask] = [toPrice(latestQuote.bp), toPrice(latestQuote.ap)];
        const isWhole = bid > 0 && ask >= bid;
        const mid = isWhole ? Math.round((bid + ask) / 2) : toPrice(latestTrade.p);
        const sides = isWhole ? { bid, ask } : { bid: mid, ask: mid };
        return [{ ticker, at: latestQuote.t, mid, ...sides, previousClose: toPrice(prevDailyBar.c) }];
      });
    },
    async candles(ticker, timeframe, from, until) {
      const bar = TIMEFRAMES[timeframe];
      if (bar === null) return [];
      const candles: Candle[] = [];
      let page: string | null | undefined = null;
      do {
        const query: Record<string, string> = {
          timeframe: bar,
          start: new Date(from * 1000).toISOString(),
          end: new Date(until * 1000 - 1).toISOString(),
          adjustment: "split",
          feed: "iex",
          limit: MAX_BARS,
          ...(page && { page_token: page }),
        };
        const answer: z.output<typeof BarsSchema> = await http.get(
          `${url}/v2/stocks/${encodeURIComponent(ticker)}/bars`,
          BarsSchema,
          { query, headers },
        );
        candles.push(...answer.bars.map(toCandle));
        page = answer.next_page_token;
      } while (page);
      return candles;
    },
  };
}

function toCandle({ t, o, h, l, c, v }: z.output<typeof BarsSchema>["bars"][number]): Candle {
  return { time: t, open: toPrice(o), high: toPrice(h), low: toPrice(l), close: toPrice(c), volume: Math.round(v) };
}
