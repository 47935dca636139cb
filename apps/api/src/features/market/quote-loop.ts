import type { QuoteEventSchema } from "@candlewise/contracts/market/schemas";
import type { Second } from "@candlewise/market/types";
import type { z } from "zod";
import type { Clock } from "#api/platform/clock.ts";
import { presentQuote, secondOf, unlessStale } from "./present.ts";
import type { PriceSource } from "./price-source.ts";

type QuoteEvent = z.input<typeof QuoteEventSchema>;
type Quote = QuoteEvent["quotes"][number];

/** Who hears of prices. */
export interface Follower {
  readonly tickers: readonly string[];
  /** Has the event, or lets it go: the next one holds what it missed. Returns whether it was taken. */
  take(event: QuoteEvent): boolean;
  /** Called each second after what there was to take. */
  rest(at: Second): void;
}

export interface QuoteLoop {
  /** Gives the present prices at once, then those of each second that differs; returns how to stop. */
  follow(follower: Follower): () => void;
  close(): void;
}

/** One clock for all followers of a server: each price is reckoned once a second, however many want it. It rests while nobody follows. */
export function createQuoteLoop(prices: PriceSource, clock: Clock): QuoteLoop {
  /** With the second of the price that each ticker was last told with. */
  const followers = new Map<Follower, Map<string, Second>>();
  let timer: NodeJS.Timeout | null = null;

  const tell = (
    follower: Follower,
    told: Map<string, Second>,
    at: Second,
    quoteOf: (ticker: string) => Quote | null,
  ) => {
    const quotes = follower.tickers.flatMap((ticker) => {
      const quote = quoteOf(ticker);
      return quote !== null && quote.at > (told.get(ticker) ?? -Infinity) ? [quote] : [];
    });
    if (quotes.length > 0 && follower.take({ at, quotes }))
      for (const quote of quotes) told.set(quote.ticker, quote.at);
    follower.rest(at);
  };

  const tick = () => {
    const at = secondOf(clock);
    const quoteOf = quotesOf(prices, at);
    for (const [follower, told] of followers) tell(follower, told, at, quoteOf);
    timer = followers.size === 0 ? null : setTimeout(tick, untilNextSecond(clock));
  };

  return {
    follow(follower) {
      const told = new Map<string, Second>();
      followers.set(follower, told);
      const at = secondOf(clock);
      tell(follower, told, at, quotesOf(prices, at));
      timer ??= setTimeout(tick, untilNextSecond(clock));
      return () => void followers.delete(follower);
    },
    close() {
      followers.clear();
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}

/** A little after the second has begun, so that no timer that is early finds the former one. */
const untilNextSecond = (clock: Clock) => 1005 - (clock.now().getTime() % 1000);

/** Quotes of one second, each made when it is first wanted; null while there is none. */
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
