import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/mount.ts";
import { beginningOf, isTooLong, MAX_BARS } from "./candle-range.ts";
import type { MarketDependencies } from "./dependencies.ts";
import { presentCandle, secondOf } from "./present.ts";
import { requireInstrument } from "./visibility.ts";

type Query = z.output<MarketShapes["listCandles"]["query"]>;
type Answer = z.input<MarketShapes["listCandles"]["response"]>;

/** Bars of any past time; the last one ends with the present. @throws AppError `not_found`, `range_too_long` */
export async function listCandles(
  deps: MarketDependencies,
  ticker: string,
  { timeframe, from, until, limit }: Query,
  context: CallContext,
): Promise<Answer> {
  const { prices, clock } = deps;
  await requireInstrument(deps, context, ticker);
  // The second in progress has a price; those after it are nobody's to know.
  const end = Math.min(until ?? Number.MAX_SAFE_INTEGER, secondOf(clock) + 1);
  if (end <= prices.beginsAt) return { timeframe, candles: [], has_older: false };
  const count = limit ?? (from === undefined ? DEFAULT_BARS : MAX_BARS);
  if (from !== undefined && isTooLong(prices, ticker, timeframe, from, end)) throw new AppError("range_too_long");
  const begin = from ?? beginningOf(prices, ticker, timeframe, count, end);
  const found = await prices.candles(ticker, timeframe, begin, end);
  const candles = from === undefined ? found.slice(-count) : found;
  const first = candles[0]?.time ?? begin;
  return { timeframe, candles: candles.map(presentCandle), has_older: first > prices.beginsAt };
}

const DEFAULT_BARS = 500;
