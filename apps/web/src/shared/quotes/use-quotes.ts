import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { StreamState } from "#web/shared/api-client/event-stream.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { followQuotes, streamState, subscribeStreamState, type QuoteEvent } from "./quote-stream.ts";

/** Follows the prices of some instruments while the component is there. */
export function useQuotes(tickers: readonly string[], onQuotes: (event: QuoteEvent) => void): StreamState {
  const dispatch = useAppDispatch();
  const hear = useEffectEvent(onQuotes);
  // The same tickers in a new list are no reason to connect anew.
  const key = tickers.join(",");
  useEffect(() => {
    if (key === "") return undefined;
    return followQuotes(key.split(","), (event) => hear(event), dispatch);
  }, [key, dispatch]);
  return useSyncExternalStore(subscribeStreamState, streamState, () => "paused");
}
