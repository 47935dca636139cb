import { anchorsOf, type Spans } from "./anchor-tree.ts";
import { DRAW, type FactorKeys } from "./factor-keys.ts";
import { BLOCK_DAYS, type FactorParameters } from "./market-parameters.ts";
import { normalDraw } from "./normal.ts";
import { exp } from "./portable-math.ts";
import { uniform, type Threefry } from "./threefry.ts";
import { innovationsOf, logVolatilitiesOf, meanSquareOf, MEMORY_DAYS } from "./volatility.ts";

/** The days of a block: log returns, the standard deviation of each draw, and the path's value before each day and at the end. */
export interface Block {
  readonly returns: Float64Array;
  readonly volatilities: Float64Array;
  readonly values: Float64Array;
}

/** A day's extra move; zero on nearly every day. */
function jumpOf(keys: FactorKeys, random: Threefry, parameters: FactorParameters, day: number): number {
  const { probability, scale } = parameters.jump;
  if (probability === 0) return 0;
  random.draw(keys.ofDay(day), 0, DRAW.jump);
  return uniform(random.first) < probability ? normalDraw(random.second) * scale * parameters.dailyVolatility : 0;
}

/** Builds the daily path of a block between its anchors. */
export function buildBlock(
  keys: FactorKeys,
  random: Threefry,
  parameters: FactorParameters,
  spans: Spans,
  index: number,
): Block {
  const firstDay = index * BLOCK_DAYS;
  const { start, end, variance } = anchorsOf(keys, random, parameters, spans, index);
  const innovations = innovationsOf(keys, random, parameters, firstDay);
  const logVolatilities = logVolatilitiesOf(keys, random, parameters, firstDay, innovations);
  const jumpVariance = parameters.jump.probability * parameters.jump.scale * parameters.jump.scale;
  const dayVariance = variance / BLOCK_DAYS / meanSquareOf(parameters) / (1 + jumpVariance);
  const returns = new Float64Array(BLOCK_DAYS);
  const volatilities = new Float64Array(BLOCK_DAYS);
  let sum = 0;
  for (let day = 0; day < BLOCK_DAYS; day++) {
    const volatility = Math.sqrt(dayVariance * exp(2 * (logVolatilities[day] ?? 0)));
    const move = volatility * (innovations[MEMORY_DAYS + day] ?? 0) + jumpOf(keys, random, parameters, firstDay + day);
    volatilities[day] = volatility;
    returns[day] = move;
    sum += move;
  }
  // Corrects all days evenly: a correction weighted by variance would put the rebound on the day of the crash.
  const correction = (end - start - sum) / BLOCK_DAYS;
  const values = new Float64Array(BLOCK_DAYS + 1);
  values[0] = start;
  for (let day = 0; day < BLOCK_DAYS; day++) {
    returns[day] = (returns[day] ?? 0) + correction;
    values[day + 1] = (values[day] ?? 0) + (returns[day] ?? 0);
  }
  values[BLOCK_DAYS] = end;
  return { returns, volatilities, values };
}
