/** The rows where a line turns, if it then goes back by more than the threshold; the first and the last row too. */
export function turningRows(rows: readonly number[], threshold: number): number[] {
  const [first] = rows;
  if (first === undefined) return [];
  const turning = [first];
  let extreme = first;
  let direction = 0;
  for (const row of rows) {
    const isFarther = direction >= 0 ? row > extreme : row < extreme;
    if (direction === 0) {
      if (Math.abs(row - first) <= threshold) continue;
      direction = Math.sign(row - first);
      extreme = row;
    } else if (isFarther) extreme = row;
    else if (Math.abs(row - extreme) > threshold) {
      turning.push(extreme);
      direction = -direction;
      extreme = row;
    }
  }
  return [...turning, extreme];
}

/** How far it goes from each turn to the next. */
export const swingsOf = (turning: readonly number[]): number[] =>
  turning.slice(1).map((row, index) => Math.abs(row - turning[index]!));

/** The way that a line goes up and down altogether. */
export const variation = (rows: readonly number[]): number =>
  rows.reduce((sum, row, index) => sum + (index === 0 ? 0 : Math.abs(row - rows[index - 1]!)), 0);
