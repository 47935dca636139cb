import type { PriceSource } from "../price-source.ts";
import type { TradingHours } from "./live-ticker.ts";

/**
 * The practice exchange keeps the hours and holidays of New York, and its coins never rest. On a day that ends early real prices stop
 * coming, and what is too old is not filled.
 */
export function hoursOf(practice: PriceSource, kind: "stocks" | "coins"): TradingHours {
  const one = practice.instruments.find((instrument) => (instrument.kind === "crypto") === (kind === "coins"));
  if (one === undefined) throw new Error(`The practice market has no ${kind}.`);
  return {
    session: (at) => practice.session(one.ticker, at),
    last: (at) => practice.lastSession(one.ticker, at),
  };
}
