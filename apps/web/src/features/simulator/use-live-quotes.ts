import { useState } from "react";
import { useQuotes } from "#web/shared/quotes/use-quotes.ts";
import type { Quote } from "./api.ts";

const NONE: ReadonlyMap<string, Quote> = new Map();

/** The latest quotes of some instruments by ticker; empty until the stream tells of them. */
export function useLiveQuotes(tickers: readonly string[]): ReadonlyMap<string, Quote> {
  const [quotes, setQuotes] = useState(NONE);
  useQuotes(tickers, (event) =>
    setQuotes((before) => new Map([...before, ...event.quotes.map((quote) => [quote.ticker, quote] as const)])),
  );
  return quotes;
}
