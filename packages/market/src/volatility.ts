import { DRAW, type FactorKeys } from "./factor-keys.ts";
import { BLOCK_DAYS, type FactorParameters } from "./market-parameters.ts";
import { normalDraw } from "./normal.ts";
import { exp } from "./portable-math.ts";
import { uniform, type Threefry } from "./threefry.ts";

/** Days before a block whose draws affect its volatility; a finite window allows random access. */
export const MEMORY_DAYS = 40;

/** A day's effect on later volatility is capped at this many standard deviations. */
const FARTHEST_REMEMBERED = 3;

const MEAN_OF_HALF_NORMAL = 0.7978845608028654;

/** The heavy-tailed draw of a day, skewed towards losses, with mean zero. */
function innovationOf(keys: FactorKeys, random: Threefry, parameters: FactorParameters, day: number): number {
  const { probability, scale, lossShare } = parameters.tail;
  random.draw(keys.ofDay(day), 0, DRAW.innovation);
  const draw = normalDraw(random.first);
  const chance = uniform(random.second);
  const meanRemoved = probability * scale * MEAN_OF_HALF_NORMAL * (2 * lossShare - 1);
  if (chance >= probability) return draw + meanRemoved;
  const size = Math.abs(draw) * scale;
  return (chance < probability * lossShare ? -size : size) + meanRemoved;
}

/** Draws of the `MEMORY_DAYS` before a day and of the block that begins with it. */
export function innovationsOf(
  keys: FactorKeys,
  random: Threefry,
  parameters: FactorParameters,
  firstDay: number,
): Float64Array {
  const draws = new Float64Array(MEMORY_DAYS + BLOCK_DAYS);
  for (let index = 0; index < draws.length; index++)
    draws[index] = innovationOf(keys, random, parameters, firstDay - MEMORY_DAYS + index);
  return draws;
}

/** Adds one octave: normal draws on a lattice, linear between them and scaled to keep their variance. */
function addOctave(
  keys: FactorKeys,
  random: Threefry,
  { days: spacing, strength }: FactorParameters["octaves"][number],
  firstDay: number,
  target: Float64Array,
): void {
  random.draw(keys.path, spacing, DRAW.phase);
  const offset = Math.floor(uniform(random.first) * spacing);
  const latticeDraw = (point: number): number => {
    random.draw(keys.ofDay(point * spacing - offset), spacing, DRAW.octave);
    return normalDraw(random.first);
  };
  let point = Math.floor((firstDay + offset) / spacing);
  let left = latticeDraw(point);
  let right = latticeDraw(point + 1);
  for (let index = 0; index < BLOCK_DAYS; index++) {
    const steps = (firstDay + index + offset) / spacing;
    if (Math.floor(steps) > point) {
      point = Math.floor(steps);
      left = right;
      right = latticeDraw(point + 1);
    }
    const rest = steps - point;
    const scale = Math.sqrt((1 - rest) * (1 - rest) + rest * rest);
    target[index] = (target[index] ?? 0) + (strength * (left * (1 - rest) + right * rest)) / scale;
  }
}

/**
 * Log volatility of each day of a block: octaves of noise from days to a year, so that its correlation decays with the logarithm of the lag
 * (the multifractal random walk of Bacry, Delour and Muzy, 2001), plus a reaction to recent losses (its skewed form: Pochart and Bouchaud,
 * cond-mat/0204047).
 */
export function logVolatilitiesOf(
  keys: FactorKeys,
  random: Threefry,
  parameters: FactorParameters,
  firstDay: number,
  innovations: Float64Array,
): Float64Array {
  const result = new Float64Array(BLOCK_DAYS);
  for (const octave of parameters.octaves) addOctave(keys, random, octave, firstDay, result);
  const { strength, days } = parameters.leverage;
  const decay = exp(-1 / days);
  for (let index = 0; index < BLOCK_DAYS; index++) {
    let memory = 0;
    let weight = 1;
    for (let back = 1; back <= MEMORY_DAYS; back++) {
      weight *= decay;
      const draw = innovations[MEMORY_DAYS + index - back] ?? 0;
      memory += weight * Math.max(-FARTHEST_REMEMBERED, Math.min(FARTHEST_REMEMBERED, draw));
    }
    result[index] = (result[index] ?? 0) - strength * memory;
  }
  return result;
}

/** Mean square of volatility times draw, used to scale days to the variance of their block. */
export function meanSquareOf(parameters: FactorParameters): number {
  const { strength, days } = parameters.leverage;
  let variance = 0;
  for (let back = 1; back <= MEMORY_DAYS; back++) variance += exp((-2 * back) / days);
  variance *= strength * strength;
  for (const octave of parameters.octaves) variance += octave.strength * octave.strength;
  const { probability, scale } = parameters.tail;
  return exp(2 * variance) * (1 + probability * (scale * scale - 1));
}
