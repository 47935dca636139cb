import type { Pace } from "./pace.ts";
import type { BriefKind } from "./periods.ts";

export const BRIEF_TOPICS = [
  "few_carried",
  "moved_together",
  "lone_move",
  "rough",
  "calm",
  "near_level",
  "ordinary",
] as const;
/** What there is to learn from a period. */
export type BriefTopic = (typeof BRIEF_TOPICS)[number];

const MOST_TOPICS = 3;
/** Of the instruments that moved, how many went the same way. */
const TOGETHER = 0.8;
/** A change of a single instrument that stands out. */
const LARGE = { daily: 0.05, weekly: 0.1 } satisfies Record<BriefKind, number>;

interface Moved {
  readonly change: number;
}

interface BriefFacts {
  readonly kind: BriefKind;
  /** The largest first. */
  readonly gainers: readonly Moved[];
  readonly losers: readonly Moved[];
  readonly breadth: { readonly advancers: number; readonly decliners: number };
  readonly volatility: { readonly pace: Pace } | null;
  readonly fund: (Moved & { readonly isNear: boolean }) | null;
}

/** The rarest first. A period in which nothing stands out teaches that most are like that. */
export function topicsOf({ kind, gainers, losers, breadth, volatility, fund }: BriefFacts): BriefTopic[] {
  const { advancers, decliners } = breadth;
  const largest = Math.max(gainers[0]?.change ?? 0, -(losers[0]?.change ?? 0));
  const found: Record<Exclude<BriefTopic, "ordinary">, boolean> = {
    few_carried: fund !== null && fund.change * (advancers - decliners) < 0,
    moved_together: Math.max(advancers, decliners) > TOGETHER * (advancers + decliners),
    lone_move: largest >= LARGE[kind],
    rough: volatility?.pace === "lively" || volatility?.pace === "wild",
    calm: volatility?.pace === "calm",
    near_level: fund?.isNear ?? false,
  };
  const topics = BRIEF_TOPICS.filter((topic) => topic !== "ordinary" && found[topic]).slice(0, MOST_TOPICS);
  return topics.length > 0 ? topics : ["ordinary"];
}
