import { marketStreams } from "@candlewise/contracts/market/routes";
import type { QuoteEventSchema, QuoteSchema } from "@candlewise/contracts/market/schemas";
import type { z } from "zod";
import { openEventStream, type StreamState } from "#web/shared/api-client/event-stream.ts";
import type { Dispatch } from "#web/shared/session/session.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";

export type Quote = z.output<typeof QuoteSchema>;
type QuoteEvent = z.output<typeof QuoteEventSchema>;
type Listener = () => void;

/** Instruments that the server sends over one stream. */
const MOST_FOLLOWED = 60;

const isQuoteEvent = (value: unknown): value is QuoteEvent =>
  isRecord(value) && typeof value["at"] === "number" && Array.isArray(value["quotes"]);

function parseEvent(text: string): QuoteEvent | null {
  try {
    const event: unknown = JSON.parse(text);
    return isQuoteEvent(event) ? event : null;
  } catch {
    return null;
  }
}

/** The latest live prices. One stream carries those of all instruments that something on the page follows. */
export class LiveQuotes {
  readonly #dispatch: Dispatch;
  readonly #quotes = new Map<string, Quote>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #stateListeners = new Set<Listener>();
  #state: StreamState = "paused";
  #address = "";
  #close: () => void = () => undefined;
  #isPlanned = false;

  constructor(dispatch: Dispatch) {
    this.#dispatch = dispatch;
  }

  readonly get = (ticker: string): Quote | undefined => this.#quotes.get(ticker);
  readonly state = (): StreamState => this.#state;

  /** Calls `listener` once for every event with a price of one of these instruments; returns how to stop. */
  follow(tickers: readonly string[], listener: Listener): () => void {
    // Two followers may pass the same function.
    const own: Listener = () => listener();
    for (const ticker of tickers) {
      const set = this.#listeners.get(ticker) ?? new Set();
      this.#listeners.set(ticker, set.add(own));
    }
    this.#plan();
    return () => {
      for (const ticker of tickers) {
        const set = this.#listeners.get(ticker);
        set?.delete(own);
        if (set?.size === 0) this.#listeners.delete(ticker);
      }
      this.#plan();
    };
  }

  readonly followState = (listener: Listener): (() => void) => {
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  };

  /** All that one render follows, or no longer follows, changes the stream once. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => this.#reconnect());
  }

  #reconnect(): void {
    this.#isPlanned = false;
    const tickers = [...this.#listeners.keys()].slice(0, MOST_FOLLOWED).toSorted();
    const address = tickers.length === 0 ? "" : `${marketStreams.followQuotes.path}?tickers=${tickers.join(",")}`;
    if (address === this.#address) return;
    this.#address = address;
    this.#close();
    this.#close = () => undefined;
    if (address === "") return this.#setState("paused");
    this.#close = openEventStream({
      address,
      dispatch: this.#dispatch,
      onEvent: ({ event, data }) => event === "quotes" && this.#take(parseEvent(data)?.quotes ?? []),
      onState: (state) => this.#setState(state),
    });
  }

  #take(quotes: readonly Quote[]): void {
    const concerned = new Set<Listener>();
    for (const quote of quotes) {
      if (quote.at < (this.#quotes.get(quote.ticker)?.at ?? 0)) continue;
      this.#quotes.set(quote.ticker, quote);
      for (const listener of this.#listeners.get(quote.ticker) ?? []) concerned.add(listener);
    }
    for (const listener of concerned) listener();
  }

  #setState(state: StreamState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#stateListeners) listener();
  }
}

const instances = new WeakMap<Dispatch, LiveQuotes>();

/** The live prices of an app, known by the `dispatch` of its store. */
export function liveQuotes(dispatch: Dispatch): LiveQuotes {
  const quotes = instances.get(dispatch) ?? new LiveQuotes(dispatch);
  instances.set(dispatch, quotes);
  return quotes;
}
