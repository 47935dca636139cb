import type { Outlined } from "./body.ts";
import { centerOfColumn } from "./lattice.ts";
import { NO_CLUSTER } from "./palette.ts";
import type { Scene } from "./scene.ts";
import type { Series } from "./series.ts";
import { median } from "./statistics.ts";

/** Gaps that are worth a look: at least so many, and this share of the columns. */
const MIN_GAPS = 2;
const MIN_GAP_SHARE = 0.03;

/** How far from its neighbors a missing candle may be, in heights of a candle. */
const REACH = 1.5;

/** A color stands in a gap if this share of its pixels is in the middle, in a column of so many rows, so many times as many as at the sides. */
const MIN_CENTERED = 0.8;
const MIN_ROWS = 5;
const HIGHER = 2;

/** A color of candles is in at least so many gaps, and in this share of them. */
const MIN_HITS = 2;
const MIN_HIT_SHARE = 0.15;

/** The colors that fill columns without a candle where a candle would be: lines pass through them, candles stand in their middle. */
export function colorsOfGaps(
  { picture, labels, clusters }: Scene,
  series: Series,
  path: readonly Outlined[],
): number[] {
  const gaps = gapsOf(path);
  if (gaps.length < Math.max(MIN_GAPS, MIN_GAP_SHARE * path.length)) return [];
  const { width, height } = picture;
  const { lattice, markWidth } = series;
  const half = Math.floor(markWidth / 2) + 1;
  const beside = Math.max(half, Math.round(lattice.spacing / 2));
  const reach = REACH * Math.max(4, median(path.map(({ top, bottom }) => bottom - top + 1)));
  const hits = new Int32Array(clusters.length);
  for (const { column, top, bottom } of gaps) {
    const center = Math.round(centerOfColumn(lattice, column));
    // How many pixels of each color each column of pixels has.
    const counts = clusters.map(() => new Int32Array(2 * beside + 1));
    for (let y = Math.max(0, Math.floor(top - reach)); y <= Math.min(height - 1, bottom + reach); y++) {
      const first = Math.max(0, center - beside);
      const row = labels.subarray(y * width + first, y * width + Math.min(width - 1, center + beside) + 1);
      countPixels(row, counts, first - center + beside);
    }
    counts.forEach((count, label) => {
      const middle = count.subarray(beside - half, beside + half + 1);
      const isCentered = sum(middle) >= MIN_CENTERED * sum(count);
      const tallest = Math.max(...middle);
      const isStanding = tallest >= MIN_ROWS && tallest >= HIGHER * Math.max(count[0]!, count.at(-1)!);
      if (isCentered && isStanding) hits[label]!++;
    });
  }
  const needed = Math.max(MIN_HITS, MIN_HIT_SHARE * gaps.length);
  return [...hits.keys()].filter((label) => hits[label]! >= needed && !series.clusters.includes(label));
}

function countPixels(row: Int8Array, counts: readonly Int32Array[], offset: number): void {
  for (let x = 0; x < row.length; x++) {
    const label = row[x]!;
    if (label !== NO_CLUSTER) counts[label]![x + offset]!++;
  }
}

const sum = (counts: Int32Array) => counts.reduce((all, count) => all + count, 0);

interface Gap {
  readonly column: number;
  readonly top: number;
  readonly bottom: number;
}

/** The columns without a candle, with the rows of the candles on both sides. */
function gapsOf(path: readonly Outlined[]): Gap[] {
  const gaps: Gap[] = [];
  path.forEach((next, index) => {
    const before = path[index - 1];
    if (!before) return;
    const rows = { top: Math.min(before.top, next.top), bottom: Math.max(before.bottom, next.bottom) };
    for (let column = before.column + 1; column < next.column; column++) gaps.push({ column, ...rows });
  });
  return gaps;
}
