import type { Bar } from "#web/modules/chart/chart-port.ts";

/** Index of the bar that begins at a second, or the nearest before it; -1 when all are later. Bars are in order of time. */
export function indexAt(bars: readonly Bar[], time: number): number {
  let from = 0;
  let to = bars.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((bars[middle]?.time ?? Infinity) <= time) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
