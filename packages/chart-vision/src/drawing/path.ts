import { hasBody, type Outlined } from "./body.ts";
import { median } from "./statistics.ts";

/**
 * One candle a column at most: the way through the columns that collects most ink with least jumping. Prices go on where
 * they stopped; text, volume and labels that happen to be on the lattice are elsewhere.
 */
export function choosePath<T extends Outlined>(candidates: readonly T[]): T[] {
  if (candidates.length === 0) return [];
  const height = Math.max(4, median(candidates.map(({ top, bottom }) => bottom - top + 1)));
  const area = median(candidates.map((candidate) => candidate.area));
  const sorted = [...candidates].sort((a, b) => a.column - b.column || a.top - b.top);
  const score = new Float64Array(sorted.length);
  const previous = new Int32Array(sorted.length).fill(-1);
  let best = 0;
  sorted.forEach((candidate, index) => {
    let most = 0;
    for (let before = index - 1; before >= 0; before--) {
      const other = sorted[before]!;
      const columns = candidate.column - other.column;
      if (columns === 0) continue;
      if (columns > LOOK_BACK) break;
      const value = score[before]! - jumpCost(other, candidate, columns, height);
      if (value <= most) continue;
      most = value;
      previous[index] = before;
    }
    score[index] = most + worthOf(candidate, area);
    if (score[index]! > score[best]!) best = index;
  });
  const path: T[] = [];
  for (let at = best; at >= 0; at = previous[at]!) path.push(sorted[at]!);
  return path.reverse();
}

/** Longest row of empty columns inside a chart: nights and weekends on an axis of time. */
const LOOK_BACK = 80;

/** What one candle is worth, by its ink compared with the median. */
const MAX_REWARD = 1.6;

/** What remains of that if no row is one of a body or a wick. */
const WORTH_OF_SHAPELESS = 0.3;

/** A wick without a body is more often something else. */
const WORTH_WITHOUT_BODY = 0.5;

function worthOf(candidate: Outlined, medianArea: number): number {
  const size = Math.min(MAX_REWARD, Math.sqrt(candidate.area / medianArea));
  const shape = WORTH_OF_SHAPELESS + (1 - WORTH_OF_SHAPELESS) * candidate.shapeliness;
  return size * shape * (hasBody(candidate) ? 1 : WORTH_WITHOUT_BODY);
}

/** A jump costs its size in heights of a candle, up to so many candles; each skipped column costs a little. */
const MAX_JUMP_COST = 4;
const SKIP_COST = 0.05;

function jumpCost(from: Outlined, to: Outlined, columns: number, height: number): number {
  const gap = Math.max(0, to.top - from.bottom, from.top - to.bottom);
  const expected = height * Math.sqrt(columns);
  return Math.min(MAX_JUMP_COST, gap / expected) + SKIP_COST * (columns - 1);
}
