interface Column {
  /** Of a tag. */
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
}

/** Middles of tags in a column, as near to where they belong as those above and below allow. Where there is too little room, they overlap evenly. */
export function spreadRows(wanted: readonly number[], { height, top, bottom }: Column): number[] {
  const room = bottom - top - height;
  const gap = Math.min(height, wanted.length > 1 ? room / (wanted.length - 1) : height);
  const order = wanted.map((row, index) => ({ row, index })).toSorted((a, b) => a.row - b.row);
  const rows = [...wanted];
  let free = top + height / 2;
  for (const { row, index } of order) {
    rows[index] = Math.max(row, free);
    free = (rows[index] ?? free) + gap;
  }
  let limit = bottom - height / 2;
  for (const { index } of order.toReversed()) {
    rows[index] = Math.min(rows[index] ?? limit, limit);
    limit = (rows[index] ?? limit) - gap;
  }
  return rows;
}
