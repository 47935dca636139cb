import { marketStreams } from "@candlewise/contracts/market/routes";
import type { QuoteEventSchema, QuoteSchema } from "@candlewise/contracts/market/schemas";
import type { z } from "zod";
import { openEventStream, type StreamState } from "#web/shared/api-client/event-stream.ts";
import type { Dispatch } from "#web/shared/session/session.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";

export type Quote = z.output<typeof QuoteSchema>;
export type QuoteEvent = z.output<typeof QuoteEventSchema>;
type Listener = (event: QuoteEvent) => void;

const isQuoteEvent = (value: unknown): value is QuoteEvent =>
  isRecord(value) && typeof value["at"] === "number" && Array.isArray(value["quotes"]);

/** Every listener of the page with the tickers it wants; one connection serves them all. */
const wanted = new Map<Listener, readonly string[]>();
const stateListeners = new Set<() => void>();
let state: StreamState = "paused";
let address = "";
let close: () => void = () => undefined;
let isPlanned = false;

function setState(next: StreamState): void {
  if (next === state) return;
  state = next;
  for (const listener of stateListeners) listener();
}

function hand(text: string): void {
  const event: unknown = JSON.parse(text);
  if (!isQuoteEvent(event)) return;
  for (const listener of wanted.keys()) listener(event);
}

/** Connects anew when other tickers are wanted than the connection gives. */
function reconnect(dispatch: Dispatch): void {
  isPlanned = false;
  const tickers = [...new Set([...wanted.values()].flat())].toSorted();
  const next = tickers.length === 0 ? "" : `${marketStreams.followQuotes.path}?tickers=${tickers.join(",")}`;
  if (next === address) return;
  address = next;
  close();
  close = () => undefined;
  if (next === "") return setState("paused");
  const onEvent = ({ event, data }: { event?: string | undefined; data: string }) => event === "quotes" && hand(data);
  close = openEventStream({ address: next, dispatch, onEvent, onState: setState });
}

function plan(dispatch: Dispatch): void {
  if (isPlanned) return;
  isPlanned = true;
  // All that one drawing of the page wants, or gives up, comes together.
  setTimeout(reconnect, 0, dispatch);
}

/** Hears of the prices of some instruments, once a second while their market is open; returns how to stop. */
export function followQuotes(tickers: readonly string[], listener: Listener, dispatch: Dispatch): () => void {
  const own: Listener = (event) => listener(event);
  wanted.set(own, tickers);
  plan(dispatch);
  return () => {
    wanted.delete(own);
    plan(dispatch);
  };
}

export const streamState = (): StreamState => state;
export function subscribeStreamState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => void stateListeners.delete(listener);
}
