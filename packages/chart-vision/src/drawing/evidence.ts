import type { Outlined } from "./body.ts";
import type { Foreground } from "./foreground.ts";
import { median, shareOf } from "./statistics.ts";

/** Candles that explain so much of what is drawn around them are surely what is drawn; letters and pieces of lines do not. */
const ENOUGH_EXPLAINED = 0.36;
const WORTH_OF_UNEXPLAINED = 0.5;

/** A candle is so near to the next one, in heights of a candle, and so many of them are. */
const NEAR = 0.25;
const ENOUGH_NEAR = 0.85;

/** More of one height than this are letters; in few rows many candles have the same height by chance. */
const FEW_OF_ONE_HEIGHT = 0.25;
const ROWS_OF_LETTERS = 8;

/** From 0 to 1: how much the outlines look like candles that lie in the order of prices, and not like letters or pieces of other things. */
export function evidenceOf(
  outlines: readonly Outlined[],
  { picture: { width }, foreground }: { readonly picture: { readonly width: number }; readonly foreground: Foreground },
): number {
  const explained = Math.min(1, explainedShare(outlines, foreground, width) / ENOUGH_EXPLAINED);
  const near = Math.min(1, nearShare(outlines) / ENOUGH_NEAR);
  const letters = Math.max(0, shareOfOneHeight(outlines) - FEW_OF_ONE_HEIGHT);
  return (WORTH_OF_UNEXPLAINED + (1 - WORTH_OF_UNEXPLAINED) * explained) * near * (1 - letters);
}

/** The share of all that is drawn in the box around the outlines that they cover. */
function explainedShare(outlines: readonly Outlined[], { mask }: Foreground, width: number): number {
  const top = Math.min(...outlines.map((outline) => outline.top));
  const bottom = Math.max(...outlines.map((outline) => outline.bottom));
  const left = Math.max(0, outlines[0]!.center);
  const right = Math.min(width - 1, outlines.at(-1)!.center);
  let drawn = 0;
  for (let y = top; y <= bottom; y++) drawn += marksBetween(mask, y * width + left, y * width + right);
  return outlines.reduce((sum, { area }) => sum + area, 0) / Math.max(1, drawn);
}

function marksBetween(mask: Uint8Array, first: number, last: number): number {
  let marks = 0;
  for (let at = first; at <= last; at++) marks += mask[at]!;
  return marks;
}

/** The share of neighbors whose rows nearly touch. */
function nearShare(outlines: readonly Outlined[]): number {
  const height = median(outlines.map(({ top, bottom }) => bottom - top + 1));
  const gaps = outlines.slice(1).map(({ top, bottom }, index) => {
    const before = outlines[index]!;
    return Math.max(top - before.bottom, before.top - bottom);
  });
  return shareOf(gaps, (gap) => gap <= NEAR * height);
}

function shareOfOneHeight(outlines: readonly Outlined[]): number {
  const heights = outlines.map(({ top, bottom }) => bottom - top + 1);
  const typical = median(heights);
  const tolerance = typical >= ROWS_OF_LETTERS ? 1 : 0;
  return shareOf(heights, (height) => Math.abs(height - typical) <= tolerance);
}
