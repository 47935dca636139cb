import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { Second } from "@candlewise/market/types";
import type { z } from "zod";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import type { MarketDependencies } from "../dependencies.ts";
import type { ListedInstrument, PriceSource } from "../price-source.ts";
import { isShown } from "../visibility.ts";
import { presentAsset, secondOf, unlessStale } from "./present.ts";

type Strip = z.input<MarketShapes["getMarketStrip"]["response"]>;
type StripAsset = Strip["assets"][number];

/** A fund, shares of four sectors, and a crypto asset, which moves at any hour. */
const TICKERS = ["SNBM", "OSTL", "LRKD", "MRRW", "THLR", "BRWT"];

interface Shown {
  readonly instrument: ListedInstrument;
  readonly asset: StripAsset;
}

/** The strip as of a second, computed once for all visitors. Real prices are nobody's to show without an account. */
export function createMarketStrip(prices: PriceSource): (at: Second) => readonly Shown[] {
  let current: { at: Second; shown: readonly Shown[] } | null = null;
  const compute = (at: Second) =>
    TICKERS.flatMap((ticker) => {
      const instrument = prices.find(ticker);
      const asset = instrument && unlessStale(() => presentAsset(prices, instrument, at));
      return instrument && asset ? [{ instrument, asset }] : [];
    });
  return (at) => {
    if (prices.source !== "practice") return [];
    if (current?.at !== at) current = { at, shown: compute(at) };
    return current.shown;
  };
}

export function showMarketStrip(
  { clock, strip }: Pick<MarketDependencies, "clock"> & { strip: ReturnType<typeof createMarketStrip> },
  { hidden }: CallContext,
): Strip {
  const shown = strip(secondOf(clock)).filter(({ instrument }) => isShown(instrument, hidden));
  return { assets: shown.map(({ asset }) => asset) };
}
