import { useCallback, useSyncExternalStore } from "react";
import type { StreamState } from "#web/shared/api-client/event-stream.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { liveQuotes, type LiveQuotes, type Quote } from "./live-quotes.ts";

export const useLiveQuotes = (): LiveQuotes => liveQuotes(useAppDispatch());

/** Follows the prices of some instruments. The component renders again only when what `select` makes of them changes. */
export function useFromQuotes<Selected extends string | number | Quote | undefined>(
  tickers: readonly string[],
  select: (get: LiveQuotes["get"]) => Selected,
): Selected {
  const quotes = useLiveQuotes();
  // The same tickers in a new list keep the subscription.
  const key = tickers.join(",");
  const subscribe = useCallback(
    (listener: () => void) => quotes.follow(key === "" ? [] : key.split(","), listener),
    [quotes, key],
  );
  const snapshot = () => select(quotes.get);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The live price of one instrument; undefined until the stream has sent one. */
export const useQuote = (ticker: string): Quote | undefined => useFromQuotes([ticker], (get) => get(ticker));

/** The newer of two quotes. */
export const newerQuote = (known: Quote, live: Quote | undefined): Quote =>
  live && live.at >= known.at ? live : known;

/** The live price of one instrument; `known` until the stream has sent a newer one. */
export const useNewerQuote = (known: Quote): Quote => newerQuote(known, useQuote(known.ticker));

export function useStreamState(): StreamState {
  const quotes = useLiveQuotes();
  return useSyncExternalStore(quotes.followState, quotes.state, quotes.state);
}
