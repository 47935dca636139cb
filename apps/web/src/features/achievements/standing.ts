import type { Achievement } from "./api.ts";

type Tier = Achievement["tiers"][number];

/** Where a learner stands with an achievement. */
export interface Standing {
  /** The highest tier that is earned. */
  readonly best: Tier | null;
  /** The tier that comes next; null when all are earned. */
  readonly next: Tier | null;
  /** Number of earned tiers. */
  readonly earned: number;
}

export function standingOf({ tiers }: Achievement): Standing {
  const earned = tiers.filter(({ earned_at }) => earned_at !== null);
  return {
    best: earned.at(-1) ?? null,
    next: tiers.find(({ earned_at }) => earned_at === null) ?? null,
    earned: earned.length,
  };
}
