import type { Part } from "./blocks.ts";

export interface Placed {
  readonly part: Part;
  /** From the first column of the first page on. */
  readonly column: number;
  /** From the top of the column. */
  readonly y: number;
}

export interface Room {
  /** Height of the columns of the first page, below its head, and of the others. */
  readonly first: number;
  readonly other: number;
  readonly columns: number;
}

/** A section is not broken up to this part of a column. */
const UNBROKEN = 0.45;

/** Fills columns from the left; a head never ends one. On the last page all columns get about the same length. */
export function fillColumns(parts: readonly Part[], room: Room): Placed[] {
  const full = flow(parts, room, Number.POSITIVE_INFINITY);
  const pages = pagesOf(full, room);
  const starts = full.findIndex(({ column }) => column >= (pages - 1) * room.columns);
  // The shortest columns of the last page that still hold everything.
  const heightOf = pages === 1 ? room.first : room.other;
  for (let height = heightOf * 0.3; height < heightOf; height += 6) {
    const last = flow(parts.slice(starts), { ...room, first: heightOf, other: heightOf }, height);
    if (pagesOf(last, room) === 1) {
      const shift = (pages - 1) * room.columns;
      return [...full.slice(0, starts), ...last.map((placed) => ({ ...placed, column: placed.column + shift }))];
    }
  }
  return full;
}

export const pagesOf = (placed: readonly Placed[], { columns }: Room): number =>
  Math.floor((placed.at(-1)?.column ?? 0) / columns) + 1;

function flow(parts: readonly Part[], { first, other, columns }: Room, limit: number): Placed[] {
  const placed: Placed[] = [];
  let column = 0;
  let y = 0;
  let index = 0;
  while (index < parts.length) {
    const group = groupAt(parts, index, column < columns ? first : other);
    const height = heightOf(group, y > 0);
    const most = Math.min(limit, column < columns ? first : other);
    if (y > 0 && y + height > most) {
      column += 1;
      y = 0;
    }
    for (const part of group) {
      if (y > 0) y += part.gap;
      placed.push({ part, column, y });
      y += part.height;
    }
    index += group.length;
  }
  return placed;
}

/** A part with the heads before it; a short section as a whole. */
function groupAt(parts: readonly Part[], start: number, most: number): Part[] {
  if (parts[start]?.tag === "H2") {
    const next = parts.findIndex(({ tag }, index) => index > start && tag === "H2");
    const section = parts.slice(start, next < 0 ? undefined : next);
    if (heightOf(section, false) <= most * UNBROKEN) return section;
  }
  let end = start;
  while (parts[end]?.isHead && end + 1 < parts.length) end += 1;
  return parts.slice(start, end + 1);
}

const heightOf = (group: readonly Part[], isBelow: boolean): number =>
  group.reduce((sum, { height, gap }, index) => sum + height + (index > 0 || isBelow ? gap : 0), 0);
