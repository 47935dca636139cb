import type { Candle, Timeframe } from "@candlewise/market/types";
import { z } from "zod";
import type { HttpClient } from "#api/platform/http-client.ts";
import { toPrice, type Provider } from "./provider.ts";

const MAX_BARS = 1000;

const DecimalSchema = z.string().regex(/^\d+(\.\d+)?$/);

const TickerSchema = z.object({
  symbol: z.string(),
  lastPrice: DecimalSchema,
  bidPrice: DecimalSchema,
  askPrice: DecimalSchema,
  /** The price 24 hours ago, which stands for the previous close until daily bars are known. */
  openPrice: DecimalSchema,
  /** End of the 24 hours in milliseconds: the time of the response. */
  closeTime: z.number(),
});

/** Open time, open, high, low, close, volume; the rest is ignored. */
const KlineSchema = z.tuple(
  [z.number(), DecimalSchema, DecimalSchema, DecimalSchema, DecimalSchema, DecimalSchema],
  z.unknown(),
);

/** Null: Binance has no such bars. */
const INTERVALS: Readonly<Record<Timeframe, string | null>> = {
  "1s": "1s",
  "5s": null,
  "1m": "1m",
  "5m": "5m",
  "15m": "15m",
  "30m": "30m",
  "1h": "1h",
  "4h": "4h",
  "1d": "1d",
  "1w": "1w",
  "1M": "1M",
};

/** Binance trades `BTC-USD` against a dollar stablecoin. */
const symbolOf = (ticker: string) => ticker.replace(/-USD$/, "USDT");

/** Crypto assets from Binance's public market data; needs no key. */
export function createBinance(http: HttpClient, url: string): Provider {
  return {
    name: "binance",
    async quotes(tickers) {
      const bySymbol = new Map(tickers.map((ticker) => [symbolOf(ticker), ticker]));
      const query = { symbols: JSON.stringify([...bySymbol.keys()]), type: "FULL" };
      const answer = await http.get(`${url}/api/v3/ticker/24hr`, z.array(TickerSchema), { query });
      return answer.flatMap(({ symbol, bidPrice, askPrice, openPrice, closeTime }) => {
        const ticker = bySymbol.get(symbol);
        const [bid, ask] = [toPrice(bidPrice), toPrice(askPrice)];
        if (ticker === undefined || bid <= 0 || ask < bid) return [];
        const mid = Math.round((bid + ask) / 2);
        return [{ ticker, at: Math.floor(closeTime / 1000), mid, bid, ask, previousClose: toPrice(openPrice) }];
      });
    },
    async candles(ticker, timeframe, from, until) {
      const interval = INTERVALS[timeframe];
      if (interval === null) return [];
      const candles: Candle[] = [];
      for (let start = from; start < until;) {
        const query = {
          symbol: symbolOf(ticker),
          interval,
          startTime: String(start * 1000),
          endTime: String(until * 1000 - 1),
          limit: String(MAX_BARS),
        };
        const bars = await http.get(`${url}/api/v3/klines`, z.array(KlineSchema), { query });
        candles.push(...bars.map(toCandle));
        const last = candles.at(-1);
        if (bars.length < MAX_BARS || last === undefined || last.time < start) break;
        start = last.time + 1;
      }
      return candles;
    },
  };
}

function toCandle([time, open, high, low, close, volume]: z.output<typeof KlineSchema>): Candle {
  return {
    time: Math.floor(time / 1000),
    open: toPrice(open),
    high: toPrice(high),
    low: toPrice(low),
    close: toPrice(close),
    volume: Math.round(Number(volume)),
  };
}
