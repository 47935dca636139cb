import type { QuoteEventSchema } from "@candlewise/contracts/market/schemas";
import type { Second } from "@candlewise/market/types";
import type { z } from "zod";
import type { Clock } from "#api/platform/clock.ts";
import { presentQuote, secondOf, unlessStale } from "../assets/present.ts";
import type { PriceSource } from "../price-source.ts";

type QuoteEvent = z.input<typeof QuoteEventSchema>;
type Quote = QuoteEvent["quotes"][number];

/** A client of the live quotes. */
export interface Follower {
  readonly tickers: readonly string[];
  /** Takes the event or drops it; the next event then includes the missed prices. Returns whether it was taken. */
  take(event: QuoteEvent): boolean;
}

export interface QuoteLoop {
  /** Sends the current prices at once, then changed ones every second. Returns a function that stops it. */
  follow(follower: Follower): () => void;
}

/** One timer for all followers of a server: each price is computed once a second for all of them. Idle without followers. */
export function createQuoteLoop(prices: PriceSource, clock: Clock): QuoteLoop {
  /** By follower, the second of the price last sent for each ticker. */
  const followers = new Map<Follower, Map<string, Second>>();
  let timer: NodeJS.Timeout | null = null;

  const send = (
    follower: Follower,
    sent: Map<string, Second>,
    at: Second,
    quoteOf: (ticker: string) => Quote | null,
  ) => {
    const quotes = follower.tickers.flatMap((ticker) => {
      const quote = quoteOf(ticker);
      return quote !== null && quote.at > (sent.get(ticker) ?? -Infinity) ? [quote] : [];
    });
    if (quotes.length > 0 && follower.take({ at, quotes }))
      for (const quote of quotes) sent.set(quote.ticker, quote.at);
  };

  const tick = () => {
    const at = secondOf(clock);
    const quoteOf = quotesOf(prices, at);
    for (const [follower, sent] of followers) send(follower, sent, at, quoteOf);
    timer = followers.size === 0 ? null : setTimeout(tick, untilNextSecond(clock));
  };

  return {
    follow(follower) {
      const sent = new Map<string, Second>();
      followers.set(follower, sent);
      const at = secondOf(clock);
      send(follower, sent, at, quotesOf(prices, at));
      timer ??= setTimeout(tick, untilNextSecond(clock));
      return () => {
        followers.delete(follower);
        if (followers.size > 0 || timer === null) return;
        clearTimeout(timer);
        timer = null;
      };
    },
  };
}

/** Slightly after the start of the second, so that a timer that fires early does not see the previous one. */
const untilNextSecond = (clock: Clock) => 1005 - (clock.now().getTime() % 1000);

/** Quotes of one second, each computed on first use; null when there is none. */
function quotesOf(prices: PriceSource, at: Second): (ticker: string) => Quote | null {
  const made = new Map<string, Quote | null>();
  return (ticker) => {
    const known = made.get(ticker);
    if (known !== undefined) return known;
    const quote = unlessStale(() => presentQuote(prices.quote(ticker, at)));
    made.set(ticker, quote);
    return quote;
  };
}
