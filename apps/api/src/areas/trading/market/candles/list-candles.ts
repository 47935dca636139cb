import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import type { Candle } from "@candlewise/market/types";
import type { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import { beginningOf, isTooLong, MAX_BARS } from "./candle-range.ts";
import type { MarketDependencies } from "../dependencies.ts";
import { presentCandle, secondOf } from "../assets/present.ts";
import { requireInstrument } from "../visibility.ts";

type Query = z.output<MarketShapes["listCandles"]["query"]>;
type Answer = z.input<MarketShapes["listCandles"]["response"]>;

/** Bars of any past range; the last bar ends at the current second at the latest. @throws AppError `not_found`, `range_too_long` */
export async function listCandles(
  deps: MarketDependencies,
  ticker: string,
  { timeframe, from, until, limit }: Query,
  context: CallContext,
): Promise<Answer> {
  const { prices, clock, timeSlices } = deps;
  requireInstrument(deps, context, ticker);
  // The current second has a price; prices of later seconds are never revealed.
  const end = Math.min(until ?? Number.MAX_SAFE_INTEGER, secondOf(clock) + 1);
  const oldest = prices.firstSecond(ticker);
  if (end <= oldest) return { timeframe, candles: [], has_older: false };
  const count = limit ?? (from === undefined ? DEFAULT_BARS : MAX_BARS);
  if (from !== undefined && isTooLong(prices, ticker, timeframe, from, end)) throw new AppError("range_too_long");
  const begin = from ?? beginningOf(prices, ticker, timeframe, count, end);
  const candles =
    from === undefined
      ? (await prices.latestCandles(ticker, timeframe, begin, end)).slice(-count)
      : await prices.candles(ticker, timeframe, begin, end);
  const first = candles[0]?.time ?? begin;
  return { timeframe, candles: await timeSlices.run(presented(candles)), has_older: first > oldest };
}

const DEFAULT_BARS = 500;
const BARS_OF_STEP = 250;

/** Runs in time slices: calls that waited for the same bars would otherwise all be serialized in one iteration of the event loop. */
function* presented(candles: readonly Candle[]): Generator<void, Answer["candles"]> {
  const shown: Answer["candles"] = [];
  for (let begin = 0; begin < candles.length; begin += BARS_OF_STEP) {
    shown.push(...candles.slice(begin, begin + BARS_OF_STEP).map(presentCandle));
    yield;
  }
  return shown;
}
