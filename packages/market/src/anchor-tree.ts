import { leftShare, type Division } from "./division.ts";
import { DRAW, type FactorKeys } from "./factor-keys.ts";
import { BLOCK_DAYS, type FactorParameters } from "./market-parameters.ts";
import { normalDraw } from "./normal.ts";
import { uniform, type Threefry } from "./threefry.ts";

/** Where a block begins and ends, and the variance that its days share. */
export interface Anchors {
  readonly start: number;
  readonly end: number;
  readonly variance: number;
}

/** Layout of a factor's spans in time, and division of their variance. */
export interface Spans {
  readonly phase: number;
  readonly division: Division;
}

/** Offset of a factor's spans in blocks, so that no two factors return to zero on the same day. */
export function phaseOf(keys: FactorKeys, random: Threefry, parameters: FactorParameters): number {
  random.draw(keys.path, 0, DRAW.phase);
  return Math.floor(uniform(random.first) * parameters.spanBlocks);
}

/**
 * The ends of a block: a Brownian bridge from zero to zero over the span, halved down to the block (the random access of a "virtual
 * Brownian tree": Li, Wong, Chen and Duvenaud, AISTATS 2020). The variance is divided unevenly at each step, which creates calm and
 * volatile years.
 */
export function anchorsOf(
  keys: FactorKeys,
  random: Threefry,
  parameters: FactorParameters,
  { phase, division }: Spans,
  block: number,
): Anchors {
  const { spanBlocks, dailyVolatility } = parameters;
  const root = Math.floor((block + phase) / spanBlocks) * spanBlocks - phase;
  let low = root;
  let high = root + spanBlocks;
  let start = 0;
  let end = 0;
  let variance = dailyVolatility * dailyVolatility * spanBlocks * BLOCK_DAYS;
  while (high - low > 1) {
    const middle = low + (high - low) / 2;
    random.draw(keys.ofDay(middle * BLOCK_DAYS), 0, DRAW.anchor);
    const share = leftShare(division.odds(random.second), 0.5);
    const leftVariance = variance * share;
    const value = start + (end - start) * share + Math.sqrt(leftVariance * (1 - share)) * normalDraw(random.first);
    if (block < middle) {
      high = middle;
      end = value;
      variance = leftVariance;
    } else {
      low = middle;
      start = value;
      variance -= leftVariance;
    }
  }
  return { start, end, variance };
}
