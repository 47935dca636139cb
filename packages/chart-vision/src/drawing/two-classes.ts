import { distance, type Color } from "./color.ts";

/** Each color as the first or the second class, or null if it is neither. */
export type Classes = readonly (0 | 1 | null)[];

/** From clearly different colors down to two grays that only a clean picture keeps distinct. */
const RADII = [36, 18, 9, 4, 1.5];

/** Two classes must explain so many of the colors, unless told otherwise; the smaller one has at least so many. */
const MIN_EXPLAINED = 0.85;
const MIN_SMALLER_SHARE = 0.03;
const MIN_SMALLER = 2;

/** Splits colors into the two commonest ones, at the coarsest distance at which there are two; null if there is one. */
export function splitColors(
  colors: readonly (Color | null)[],
  { minExplained = MIN_EXPLAINED, radii = RADII, minSmaller = MIN_SMALLER_SHARE } = {},
): { classes: Classes; centers: readonly [Color, Color] } | null {
  const known = colors.filter((color) => color !== null);
  for (const radius of radii) {
    const first = densest(known, radius);
    if (!first) return null;
    const others = known.filter((color) => distance(color, first) > 2 * radius);
    const second = densest(others, radius);
    if (!second) continue;
    const count = (center: Color) => known.filter((color) => distance(color, center) <= radius).length;
    const smaller = count(second);
    const isSplit =
      smaller >= Math.max(MIN_SMALLER, minSmaller * known.length) &&
      smaller + count(first) >= minExplained * known.length;
    if (!isSplit) continue;
    return { classes: colors.map((color) => color && nearer(color, first, second, radius)), centers: [first, second] };
  }
  return null;
}

/** Mixtures with the background are nearer to their own color than to the other. */
function nearer(color: Color, first: Color, second: Color, radius: number): 0 | 1 | null {
  const toFirst = distance(color, first);
  const toSecond = distance(color, second);
  if (Math.abs(toFirst - toSecond) < radius / 2) return null;
  return toFirst < toSecond ? 0 : 1;
}

function densest(colors: readonly Color[], radius: number): Color | null {
  let best: Color | null = null;
  let most = 0;
  for (const color of colors) {
    const near = colors.filter((other) => distance(color, other) <= radius).length;
    if (near <= most) continue;
    most = near;
    best = color;
  }
  return best;
}
