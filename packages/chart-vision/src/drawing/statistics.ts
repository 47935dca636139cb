/** The value below which `share` of the values are; the smaller one if it is between two; 0 of nothing. */
export function quantile(values: Iterable<number>, share: number): number {
  // The constructor is much faster, but takes no other iterables.
  const sorted = (Array.isArray(values) ? new Float64Array(values) : Float64Array.from(values)).sort();
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

export const median = (values: Iterable<number>): number => quantile(values, 0.5);

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The share of the values that pass. */
export const shareOf = <T>(values: readonly T[], passes: (value: T) => boolean): number =>
  values.length === 0 ? 0 : values.filter(passes).length / values.length;
