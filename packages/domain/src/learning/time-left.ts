/** How much of an open component is done, in percent: 0 is not begun, and 100 comes with completing it alone. */
export function donePercent(done: number, total: number): number {
  if (total <= 0) return 0;
  return Math.min(99, Math.max(0, Math.floor((100 * done) / total)));
}

/** The minutes that a component still takes; one at least. */
export function minutesLeft({
  minutes,
  done_percent = 0,
}: {
  minutes: number;
  done_percent?: number | undefined;
}): number {
  return Math.max(1, Math.ceil((minutes * (100 - done_percent)) / 100));
}
