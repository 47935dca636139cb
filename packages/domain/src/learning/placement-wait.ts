const DAY_MS = 24 * 60 * 60 * 1000;

/** A placement test that was answered, at least in part, and not passed. */
export interface FailedPlacement {
  /** Ids of the components that passing would have skipped, in order. */
  readonly skipped: readonly string[];
  /** When its last question was answered. */
  readonly ended_at: Date;
}

export interface PlacementWait {
  opens_at: Date;
  /** The first component that the failed test would have skipped. Completing it ends the wait at once. */
  after_id: string;
}

/**
 * When a placement test opens again after a failed one; null if it is open. A failed test closes every test that would skip a part of the
 * same components, whatever its target: otherwise each chapter ahead would be another try.
 */
export function placementWait(
  skipped: readonly string[],
  failed: readonly FailedPlacement[],
  completed: ReadonlySet<string>,
  now: Date,
): PlacementWait | null {
  const wanted = new Set(skipped);
  let longest: PlacementWait | null = null;
  for (const test of failed) {
    const [first] = test.skipped;
    if (first === undefined || completed.has(first) || !test.skipped.some((id) => wanted.has(id))) continue;
    const opens_at = new Date(test.ended_at.getTime() + DAY_MS);
    if (opens_at > now && (longest === null || opens_at > longest.opens_at)) longest = { opens_at, after_id: first };
  }
  return longest;
}
