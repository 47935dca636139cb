/** Milliseconds at which each beat begins: candles grow, points count up, the ring of the day fills, the flame of the streak grows; then all stands still. */
export const BEATS = { candles: 0, points: 600, goal: 1250, streak: 1700, done: 2300 } as const;

export type Beat = keyof typeof BEATS;

const ORDER = ["candles", "points", "goal", "streak", "done"] as const satisfies readonly Beat[];

/** The beat after this one, and how long to wait for it; null at the end. */
export function nextBeat(beat: Beat): { beat: Beat; wait: number } | null {
  const next = ORDER[ORDER.indexOf(beat) + 1];
  return next ? { beat: next, wait: BEATS[next] - BEATS[beat] } : null;
}

export const hasReached = (beat: Beat, wanted: Beat): boolean => ORDER.indexOf(beat) >= ORDER.indexOf(wanted);

/** Length of the counting, in milliseconds: it ends before the next beat begins. */
export const COUNTING = 600;

/** What a counter shows `elapsed` milliseconds after it began; slows down towards its end. */
export function countAt(elapsed: number, total: number): number {
  const share = Math.min(1, Math.max(0, elapsed / COUNTING));
  return Math.round(total * (1 - (1 - share) ** 3));
}
