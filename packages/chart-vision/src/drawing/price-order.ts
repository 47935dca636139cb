import type { CandlePixels, Drawing } from "../types.ts";
import { mean, median, quantile } from "./statistics.ts";

/** Directions of less quality are not in the colors: they were chosen so that each candle opens near the close of the one before. */
const DIRECTIONS_OF_COLORS = 0.5;

/** Smaller bodies have too few rows to tell where they open. */
const MIN_BODY = 3;

/** From close to open, as a share of a body; of candles whose colors say nothing, and of any. */
const MAX_JUMP_OF_UNDIRECTED = 0.8;
const MAX_JUMP = 2.5;

/** How often the direction changes: boxes side by side can only go up and down by turns. */
const MIN_CHANGES = 0.15;
const MAX_CHANGES = 0.8;

/**
 * Whether candles open where those before closed, as prices do; box plots, error bars and histograms do not. Without colors that tell
 * the directions, there is nothing else that they could be told by.
 */
export function followEachOther({ candles, directionQuality }: Pick<Drawing, "candles" | "directionQuality">): boolean {
  const bodies = candles.map(({ open, close }) => Math.abs(open - close));
  if (median(bodies) < MIN_BODY) return true;
  const pairs = candles.slice(1).map((candle, index) => [candles[index]!, candle] as const);
  const jump = mean(pairs.map(([before, { open }]) => Math.abs(open - before.close))) / mean(bodies);
  if (directionQuality >= DIRECTIONS_OF_COLORS) return jump <= MAX_JUMP;
  const isUp = ({ open, close }: CandlePixels) => close <= open;
  const changes = mean(pairs.map(([before, candle]) => (isUp(before) === isUp(candle) ? 0 : 1)));
  return jump <= MAX_JUMP_OF_UNDIRECTED && changes >= MIN_CHANGES && changes <= MAX_CHANGES;
}

/** Columns over which a line is said to go on or to turn. */
const STEP = 4;

/** How much a line turns, compared with how far it goes: a random walk has at most √2, noise and pulses take back each step. */
const MAX_TURN = 1.5;

/** Of a smooth curve all turns are small; a line through prices has corners, or turns everywhere. */
const SMOOTH_TURN = 0.6;
const MIN_CORNER = 2.4;

/** Whether the rows of a line wander like prices, unlike noise, pulses, densities and waves. */
export function wander(rows: readonly number[]): boolean {
  const steps = rows.slice(STEP).map((row, index) => row - rows[index]!);
  const turns = steps.slice(STEP).map((step, index) => Math.abs(step - steps[index]!));
  if (turns.length === 0) return false;
  const turn = mean(turns);
  const way = mean(steps.map(Math.abs));
  if (turn > MAX_TURN * way) return false;
  return turn > SMOOTH_TURN * way || quantile(turns, 0.98) >= MIN_CORNER * turn;
}
