import type { Answer, CompiledItem, EstimateCounts, EstimateScale, VerdictPart } from "./items.ts";

export const ESTIMATE_BUCKETS = 20;
/** Below this many first answers a distribution says little, and could tell what somebody answered. */
export const FEWEST_ESTIMATES = 20;

/** Places on a track, at least. */
const LINEAR_PLACES = 100;
const LOG_PLACES = 120;
/** Digits of a value on a log scale that matter. */
const DIGITS = 3;

/** How far along the track a value lies, from 0 to 1. */
export function shareOf({ kind, from, to }: EstimateScale, value: number): number {
  const share =
    kind === "log"
      ? Math.log(Math.max(value, Number.MIN_VALUE) / from) / Math.log(to / from)
      : (value - from) / (to - from);
  return Math.min(1, Math.max(0, share));
}

/** Every value the slider can stand on, from left to right. All are round numbers. */
export function placesOf(scale: EstimateScale, decimals: number): number[] {
  const { kind, from, to } = scale;
  const values =
    kind === "log"
      ? Array.from({ length: LOG_PLACES + 1 }, (_, index) =>
          roundTo(from * (to / from) ** (index / LOG_PLACES), decimals),
        )
      : linearPlaces(from, to, decimals);
  return [...new Set(values)];
}

const roundTo = (value: number, decimals: number) => Number(Number(value.toPrecision(DIGITS)).toFixed(decimals));

function linearPlaces(from: number, to: number, decimals: number): number[] {
  const rough = (to - from) / LINEAR_PLACES;
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  const factor = [5, 2, 1].find((each) => each * power <= rough * (1 + 1e-9)) ?? 1;
  const step = Math.max(factor * power, 10 ** -decimals);
  const count = Math.floor((to - from) / step + 1e-9);
  const values = Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toFixed(decimals)));
  return (values.at(-1) ?? from) < to ? [...values, to] : values;
}

/** The index of the place nearest to a value, along the track. */
export function placeNear(scale: EstimateScale, places: readonly number[], value: number): number {
  const away = (place: number) => Math.abs(shareOf(scale, place) - shareOf(scale, value));
  return places.reduce((best, place, index) => (away(place) < away(places[best] ?? place) ? index : best), 0);
}

/** The part of the track in which an estimate is counted. */
export const bucketOf = (scale: EstimateScale, value: number): number =>
  Math.min(ESTIMATE_BUCKETS - 1, Math.floor(shareOf(scale, value) * ESTIMATE_BUCKETS));

/** The value at the start of a bucket, or at the end of the track. */
export function bucketStart({ kind, from, to }: EstimateScale, bucket: number): number {
  const share = bucket / ESTIMATE_BUCKETS;
  return kind === "log" ? from * (to / from) ** share : from + (to - from) * share;
}

/** The buckets that hold the middle half of the answers, first and last. */
export function middleHalf({ answered, buckets }: EstimateCounts): [first: number, last: number] {
  const reaching = (wanted: number) => {
    let sum = 0;
    return buckets.findIndex((count) => (sum += count) >= wanted);
  };
  return [reaching(answered * 0.25), reaching(answered * 0.75)];
}

type EstimateItem = Extract<CompiledItem, { type: "estimate" }>;
type EstimateAnswer = Extract<Answer, { type: "estimate" }>;

/** Margin for floating-point rounding. */
const isWithin = (value: number, [low, high]: readonly [number, number]) => {
  const margin = 1e-9 * Math.max(1, Math.abs(value));
  return value >= low - margin && value <= high + margin;
};

/** The remark on a wrong estimate is about its side: too low or too high. Null when the value is not on the track. */
export function remarkOnEstimate(
  item: EstimateItem,
  { value }: EstimateAnswer,
): { parts: VerdictPart[]; isCorrect: boolean } | null {
  if (!Number.isFinite(value) || value < item.scale.from || value > item.scale.to) return null;
  if (isWithin(value, item.right)) return { parts: [], isCorrect: true };
  const { why } = value < item.answer ? item.low : item.high;
  return { parts: [{ token: "", is_correct: false, why }], isCorrect: false };
}

export const isNearEstimate = (item: EstimateItem, { value }: EstimateAnswer): boolean => isWithin(value, item.near);
