import type { Refusal } from "../types.ts";
import type { Outlined } from "./body.ts";
import type { Series } from "./series.ts";
import { mean, median, shareOf } from "./statistics.ts";

/** Charts with fewer candles show too little. */
const MIN_CANDLES = 10;

/** Neighbors must be closer than candles far apart: at most this share of their distance. */
const MAX_ROUGHNESS = 0.85;
const FAR_APART = 0.37;

/** Letters are equally high. */
const MAX_SAME_HEIGHT = 0.75;

const MAX_SAME_HEIGHT_OF_UNDIRECTED = 0.4;

/** Candles stick out of their bodies. */
const MIN_WICKS = 0.15;

/** Bodies this narrow may be no wider than wicks. */
export const MAX_WIDTH_OF_WICK = 2;

/** Of what is on the lattice, at least so much had the shape of a candle. */
const MIN_SHAPED = 0.25;

const MAX_COMMON_END = 0.5;
const MIN_WIDTH_SHARE = 0.2;
const MIN_COVER = 0.25;

/** Why a path of outlines is no chart; null if it may be one. */
export function implausible(
  candles: readonly Outlined[],
  { lattice: { spacing }, markWidth, columns: shaped }: Series,
  pictureWidth: number,
): Refusal | null {
  if (candles.length < 4) return "not_a_chart";
  const wicks = shareOf(candles, ({ top, bottom, bodyTop, bodyBottom }) => bottom - top > bodyBottom - bodyTop + 1);
  if (wicks < MIN_WICKS && markWidth > MAX_WIDTH_OF_WICK) return "not_a_chart";
  if (commonEnd(candles) > MAX_COMMON_END || sameHeight(candles) > MAX_SAME_HEIGHT) return "not_a_chart";
  if (candles.length < MIN_CANDLES) return "too_few_candles";
  if (shaped < MIN_SHAPED * candles.length) return "not_a_chart";
  const columns = candles.at(-1)!.column - candles[0]!.column + 1;
  if (candles.length < MIN_COVER * columns || columns * spacing < MIN_WIDTH_SHARE * pictureWidth) return "not_a_chart";
  return roughness(candles) > MAX_ROUGHNESS ? "not_a_chart" : null;
}

/** The share of candles that end at the same row: high for the bars of a bar chart. */
function commonEnd(candles: readonly Outlined[]): number {
  const counts = new Map<number, number>();
  for (const { bottom } of candles) counts.set(bottom, (counts.get(bottom) ?? 0) + 1);
  return Math.max(...counts.values()) / candles.length;
}

function sameHeight(candles: readonly Outlined[]): number {
  const typical = median(candles.map(({ top, bottom }) => bottom - top));
  return shareOf(candles, ({ top, bottom }) => Math.abs(bottom - top - typical) <= 1);
}

/** Letters have no direction either: many of the same height, and colors that say nothing. */
export function isText(candles: readonly Outlined[], directionQuality: number): boolean {
  return sameHeight(candles) > MAX_SAME_HEIGHT_OF_UNDIRECTED && directionQuality < 0.5;
}

/** How far neighbors are apart, compared with candles far from each other: near 1 if there is no order. */
export function roughness(candles: readonly Outlined[]): number {
  const middles = candles.map(({ bodyTop, bodyBottom }) => (bodyTop + bodyBottom) / 2);
  const hop = Math.max(1, Math.floor(middles.length * FAR_APART));
  const near = mean(middles.slice(1).map((middle, index) => Math.abs(middle - middles[index]!)));
  const far = mean(middles.map((middle, index) => Math.abs(middle - middles[(index + hop) % middles.length]!)));
  return near / Math.max(1e-9, far);
}
