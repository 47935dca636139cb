import type { ReplayCandleSchema } from "@candlewise/contracts/replay/schemas";
import { rebasedPrice } from "@candlewise/domain/replay/rebased-market";
import type { z } from "zod";
import type { ReplayDependencies } from "./dependencies.ts";
import { isRevealed } from "./present-replay.ts";
import { presentOf } from "./replays.ts";
import type { Replay } from "./store.ts";

type PresentedCandle = z.input<typeof ReplayCandleSchema>;

const DOLLAR = 10_000;
const START = 1_000_000;

/** Bars from a second to the replay's current bar, oldest first. */
async function candlesSince({ market }: ReplayDependencies, replay: Replay, from: number): Promise<PresentedCandle[]> {
  const until = presentOf(replay);
  const { ticker, timeframe, basePrice } = replay;
  const found = await market.candles(ticker, timeframe, from, until);
  const revealed = isRevealed(replay);
  const shown = (price: number): number =>
    Number(basePrice === null ? price : rebasedPrice(BigInt(price), basePrice)) / DOLLAR;
  return found.map(({ time, open, high, low, close, volume }, index) => ({
    bar: replay.reached - (found.length - 1 - index),
    time: revealed ? time : null,
    open: shown(open),
    high: shown(high),
    low: shown(low),
    close: shown(close),
    volume: basePrice === null ? volume : Math.round((volume * Number(basePrice)) / START),
  }));
}

/** All bars visible so far. */
export const allCandles = (deps: ReplayDependencies, replay: Replay): Promise<PresentedCandle[]> =>
  candlesSince(deps, replay, replay.historyFrom);

/** Bars after a bar that was already reached; may be empty. */
export async function candlesAfter(
  deps: ReplayDependencies,
  replay: Replay,
  bar: number,
): Promise<{ candles: PresentedCandle[]; is_rescaled: boolean }> {
  const from = replay.ends[bar];
  if (from === undefined || bar >= replay.reached) return { candles: [], is_rescaled: false };
  const actions = deps.market.matching.holdingActions(replay.ticker, from, presentOf(replay));
  return {
    candles: await candlesSince(deps, replay, from),
    is_rescaled: actions.some(({ type }) => type === "split"),
  };
}
