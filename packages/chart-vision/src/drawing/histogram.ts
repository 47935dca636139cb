import type { Outlined } from "./body.ts";

/** Columns that must share a base, as a share of all columns with something in them. */
const MIN_SHARE = 0.4;
const MIN_COLUMNS = 6;

/** How far from the common row a bar may begin or end. */
const TOLERANCE = 1;

/** Takes out bars that begin or end at one row: volume, or an oscillator around its zero line. */
export function withoutHistograms<T extends Outlined>(candidates: readonly T[]): T[] {
  let rest = [...candidates];
  for (;;) {
    const base = commonBase(rest);
    if (base === null) return rest;
    rest = rest.filter((candidate) => !touches(candidate, base));
  }
}

const touches = ({ top, bottom }: Outlined, row: number) =>
  Math.abs(top - row) <= TOLERANCE || Math.abs(bottom - row) <= TOLERANCE;

function commonBase(candidates: readonly Outlined[]): number | null {
  const columns = new Set(candidates.map(({ column }) => column)).size;
  const byRow = new Map<number, Set<number>>();
  const count = (row: number, column: number) => {
    const at = byRow.get(row);
    if (at) at.add(column);
    else byRow.set(row, new Set([column]));
  };
  for (const { column, top, bottom } of candidates) {
    for (const end of new Set([top, bottom])) {
      for (let row = end - TOLERANCE; row <= end + TOLERANCE; row++) count(row, column);
    }
  }
  let base: number | null = null;
  let most = Math.max(MIN_COLUMNS, MIN_SHARE * columns) - 1;
  for (const [row, at] of byRow) {
    if (at.size <= most) continue;
    most = at.size;
    base = row;
  }
  return base;
}
