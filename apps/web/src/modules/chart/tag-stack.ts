/** A column in which tags of one height stand, in pixels; `fixed` is the middle of a tag that does not give way. */
export interface TagColumn {
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
  readonly fixed: number | null;
}

interface Room {
  readonly from: number;
  readonly to: number;
}

/** Places sorted middles within a room, one below the other: each as near to its price as those above and below allow. */
function spread(wanted: readonly number[], height: number, { from, to }: Room): number[] {
  const last = to - height / 2;
  // Where there is too little room, tags overlap evenly instead of leaving the column.
  const gap = Math.min(height, wanted.length > 1 ? (last - from - height / 2) / (wanted.length - 1) : height);
  const placed: number[] = [];
  for (const middle of wanted) placed.push(Math.max(middle, (placed.at(-1) ?? from + height / 2 - gap) + gap));
  let limit = last;
  for (let index = placed.length - 1; index >= 0; index--) {
    placed[index] = Math.min(placed[index] ?? limit, limit);
    limit = (placed[index] ?? limit) - gap;
  }
  return placed;
}

/** Middles of tags that do not cover each other or the fixed one, in the order of those that are wanted. */
export function stackTags(wanted: readonly number[], { height, top, bottom, fixed }: TagColumn): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const sorted = order.map((index) => wanted[index] ?? 0);
  const isFixed = fixed !== null && fixed >= top && fixed <= bottom;
  const above: Room = { from: top, to: isFixed ? fixed - height / 2 : bottom };
  const below: Room = { from: isFixed ? fixed + height / 2 : bottom, to: bottom };
  const fits = ({ from, to }: Room) => Math.max(0, Math.floor((to - from) / height));
  const preferred = isFixed ? sorted.filter((middle) => middle <= fixed).length : sorted.length;
  // What does not fit above the fixed tag goes below it, and the other way round.
  const most = isFixed ? Math.min(preferred, fits(above)) : sorted.length;
  const split = isFixed ? Math.max(most, Math.min(sorted.length - fits(below), fits(above))) : sorted.length;
  const placed = [...spread(sorted.slice(0, split), height, above), ...spread(sorted.slice(split), height, below)];
  const result = Array.from<number>({ length: wanted.length }).fill(0);
  for (const [place, index] of order.entries()) result[index] = placed[place] ?? 0;
  return result;
}
