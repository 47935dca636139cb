import { ln } from "./portable-math.ts";

/** Number of equal intervals of (0, 1); the quantile is exact at their ends. */
export const QUANTILE_INTERVALS = 4096;

/** The largest absolute draw, in standard deviations. */
export const FARTHEST = 4.2;

const SQUARE_ROOT_OF_THREE = 1.7320508075688772;

/** Bound of `boundedDraw`, in standard deviations. */
export const DRAW_BOUND = SQUARE_ROOT_OF_THREE;

// Coefficients of AS241 (Wichura, "The percentage points of the normal distribution", Applied Statistics 37, 1988), highest power first.
const CENTRE_ABOVE = [
  2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
  133.14166789178438, 3.3871328727963665,
];
const CENTRE_BELOW = [
  5226.495278852546, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
  42.31333070160091, 1,
];
const TAIL_ABOVE = [
  0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
  5.769497221460691, 4.630337846156546, 1.4234371107496835,
];
const TAIL_BELOW = [
  1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
  1.6763848301838038, 2.053191626637759, 1,
];

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (const coefficient of coefficients) sum = sum * x + coefficient;
  return sum;
}

/** The standard normal quantile of `p` in (1e-10, 1 - 1e-10): AS241. */
function quantile(p: number): number {
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q;
    return (q * polynomial(CENTRE_ABOVE, r)) / polynomial(CENTRE_BELOW, r);
  }
  const r = Math.sqrt(-ln(q < 0 ? p : 1 - p)) - 1.6;
  const value = polynomial(TAIL_ABOVE, r) / polynomial(TAIL_BELOW, r);
  return q < 0 ? -value : value;
}

const QUANTILES = Float64Array.from({ length: QUANTILE_INTERVALS + 1 }, (_, index) => {
  if (index === 0) return -FARTHEST;
  return index === QUANTILE_INTERVALS ? FARTHEST : quantile(index / QUANTILE_INTERVALS);
});

/** The exact quantiles, clipped at `FARTHEST`. */
export function normalQuantiles(): Float64Array {
  return QUANTILES.slice();
}

/** A standard normal draw for a random word: the quantile, interpolated linearly between 4,096 exact ones and clipped at 4.2. */
export function normalDraw(word: number): number {
  const index = word >>> 20;
  const rest = (word & 0xfffff) / 1048576;
  const low = QUANTILES[index] ?? 0;
  return low + ((QUANTILES[index + 1] ?? 0) - low) * rest;
}

/** A uniform draw with mean 0, variance 1 and absolute value at most `DRAW_BOUND`. A tighter bound means less searching. */
export function boundedDraw(word: number): number {
  return (((word >>> 0) + 0.5) / 2_147_483_648 - 1) * SQUARE_ROOT_OF_THREE;
}
