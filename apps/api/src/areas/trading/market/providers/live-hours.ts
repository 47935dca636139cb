import type { PriceSource } from "../price-source.ts";
import type { TradingHours } from "./live-ticker.ts";

/**
 * The practice exchange has the hours and holidays of New York; its coins always trade. On a real half day quotes stop early, and orders do
 * not fill at old prices.
 */
export function hoursOf(practice: PriceSource, kind: "stocks" | "coins"): TradingHours {
  const one = practice.instruments.find((instrument) => (instrument.kind === "crypto") === (kind === "coins"));
  if (one === undefined) throw new Error(`The practice market has no ${kind}.`);
  return {
    session: (at) => practice.session(one.ticker, at),
    last: (at) => practice.lastSession(one.ticker, at),
  };
}
