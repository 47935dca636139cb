import { quantile } from "./statistics.ts";

/** Evenly spaced columns: `origin + k * spacing`. */
export interface Lattice {
  readonly spacing: number;
  readonly origin: number;
  /** The share of the columns that are on the lattice. */
  readonly fit: number;
}

/** Centers closer than this are one thing seen twice. */
const MIN_GAP = 1.6;

/** Spacings to start from: these quantiles of the gaps, and their halves, since many neighbors may be missing. */
const QUANTILES = [0.2, 0.35, 0.5];

/** Starts differ by one percent, so that over many candles none drifts onto the next column before the fit corrects it. */
const STARTS = 20;
const START_STEP = 0.01;

const ROUNDS = 4;

/** Half the spacing fits everything that the whole one fits, but leaves every other column empty. */
const WEIGHT_OF_OCCUPANCY = 0.2;

const onLatticeTolerance = (spacing: number) => Math.max(0.75, 0.1 * spacing);

export const columnOf = ({ origin, spacing }: Lattice, x: number): number => Math.round((x - origin) / spacing);

export const centerOfColumn = ({ origin, spacing }: Lattice, column: number): number => origin + column * spacing;

export const isOnLattice = (lattice: Lattice, x: number, tolerance = onLatticeTolerance(lattice.spacing)): boolean =>
  Math.abs(x - centerOfColumn(lattice, columnOf(lattice, x))) <= tolerance;

/** The share of centers that are on a lattice by chance. */
export const chanceOf = ({ spacing }: Lattice): number => Math.min(0.95, (2 * onLatticeTolerance(spacing)) / spacing);

/** The lattice that explains most centers beyond chance; null if there is none of at least `minSpacing`. */
export function fitLattice(centers: readonly number[], minSpacing: number): Lattice | null {
  const sorted = Float64Array.from(centers).sort();
  const gaps = [...sorted].slice(1).flatMap((x, index) => (x - sorted[index]! > MIN_GAP ? [x - sorted[index]!] : []));
  if (gaps.length < 3) return null;
  const starts = new Set(QUANTILES.flatMap((share) => [quantile(gaps, share), quantile(gaps, share) / 2]));
  let best: Lattice | null = null;
  let bestScore = -Infinity;
  for (const start of starts) {
    if (start < minSpacing) continue;
    for (let step = -STARTS; step <= STARTS; step++) {
      const lattice = refine(sorted, start * (1 + step * START_STEP));
      if (!lattice || lattice.spacing < minSpacing) continue;
      const chance = chanceOf(lattice);
      const score = (lattice.fit - chance) / (1 - chance) + WEIGHT_OF_OCCUPANCY * occupancy(lattice, sorted);
      if (score <= bestScore) continue;
      bestScore = score;
      best = lattice;
    }
  }
  return best;
}

/** The share of the columns between the first and the last that have something in them. */
function occupancy(lattice: Lattice, sorted: Float64Array): number {
  const columns = new Set<number>();
  for (const x of sorted) columns.add(columnOf(lattice, x));
  return columns.size / (columnOf(lattice, sorted.at(-1)!) - columnOf(lattice, sorted[0]!) + 1);
}

/** Least squares over the centers that are near the lattice, a few times. */
function refine(sorted: Float64Array, start: number): Lattice | null {
  let spacing = start;
  let origin = sorted[sorted.length >> 1]!;
  for (let round = 0; round < ROUNDS; round++) {
    const reach = Math.max(1.2, 0.2 * spacing);
    let n = 0;
    let sumK = 0;
    let sumX = 0;
    let sumKK = 0;
    let sumKX = 0;
    for (const x of sorted) {
      const k = Math.round((x - origin) / spacing);
      if (Math.abs(x - origin - k * spacing) > reach) continue;
      n++;
      sumK += k;
      sumX += x;
      sumKK += k * k;
      sumKX += k * x;
    }
    const spread = n * sumKK - sumK * sumK;
    if (spread <= 0) return null;
    spacing = (n * sumKX - sumK * sumX) / spread;
    origin = (sumX - spacing * sumK) / n;
    if (spacing < MIN_GAP) return null;
  }
  let fitting = 0;
  const tolerance = onLatticeTolerance(spacing);
  for (const x of sorted)
    if (Math.abs(x - origin - Math.round((x - origin) / spacing) * spacing) <= tolerance) fitting++;
  return { spacing, origin, fit: fitting / sorted.length };
}
