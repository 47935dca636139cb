export interface Figure {
  name: string;
  value: number;
  limit: number;
  /** `below`: the value must not exceed the limit; `above`: it must reach it. */
  direction: "below" | "above";
  unit: string;
}

export const atMost = (name: string, value: number, limit: number, unit = ""): Figure => ({
  name,
  value,
  limit,
  unit,
  direction: "below",
});

/** A count that must be 0. */
export const none = (name: string, value: number): Figure => atMost(name, value, 0);

export const atLeast = (name: string, value: number, limit: number, unit = ""): Figure => ({
  ...atMost(name, value, limit, unit),
  direction: "above",
});

const digits = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 1));

/** Prints the figures with their limits and returns how many miss them. */
export function report(title: string, figures: readonly Figure[]): number {
  console.log(`\n${title}`);
  let missed = 0;
  for (const { name, value, limit, direction, unit } of figures) {
    const isMet = direction === "below" ? value <= limit : value >= limit;
    if (!isMet) missed++;
    console.log(
      `  ${isMet ? "ok  " : "MISS"} ${name}: ${digits(value)} ${unit} (${direction === "below" ? "at most" : "at least"} ${digits(limit)})`,
    );
  }
  return missed;
}

/** The median; for an even count, the lower of the two middle values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? Number.NaN;
}

/** The quantile for a `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * How well one number separates two samples, from 0.5 (not at all) to 1: the area under the ROC curve, by ranks (Mann and Whitney). Equal
 * values share their rank.
 */
export function separation(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  const sorted = all.toSorted((one, other) => one.value - other.value);
  let ranks = 0;
  for (let start = 0; start < sorted.length;) {
    let end = start;
    while (end < sorted.length && sorted[end]?.value === sorted[start]?.value) end++;
    const rank = (start + end + 1) / 2;
    ranks += rank * sorted.slice(start, end).filter(({ isA }) => isA).length;
    start = end;
  }
  const area = (ranks - (a.length * (a.length + 1)) / 2) / (a.length * b.length);
  return Math.max(area, 1 - area);
}
