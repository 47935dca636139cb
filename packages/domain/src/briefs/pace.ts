export const PACES = ["calm", "usual", "lively", "wild"] as const;
/** How far prices moved, against what was typical of them. */
export type Pace = (typeof PACES)[number];

/** A ratio from which on the next pace counts. */
const LIMITS = { wild: 1.75, lively: 1.25, usual: 0.8 };

export function paceOf(ratio: number): Pace {
  if (ratio >= LIMITS.wild) return "wild";
  if (ratio >= LIMITS.lively) return "lively";
  return ratio >= LIMITS.usual ? "usual" : "calm";
}
