import type { Pace } from "./pace.ts";
import type { BriefKind } from "./periods.ts";

export const BRIEF_TOPICS = [
  "few_carried",
  "rough",
  "near_level",
  "lone_move",
  "calm",
  "moved_together",
  "ordinary",
] as const;
/** What there is to learn from a period. They are in the order in which a brief names them. */
export type BriefTopic = (typeof BRIEF_TOPICS)[number];

const MOST_TOPICS = 3;
/** The share of all instruments that went the same way. */
const TOGETHER = 0.8;
/** The distance from the median at which the change of a single instrument stands out. */
const LARGE = { daily: 0.08, weekly: 0.16 } satisfies Record<BriefKind, number>;
/** A change of the fund that has a direction. */
const CLEAR = { daily: 0.001, weekly: 0.002 } satisfies Record<BriefKind, number>;

interface Moved {
  readonly change: number;
}

interface BriefFacts {
  readonly kind: BriefKind;
  /** The largest first. */
  readonly gainers: readonly Moved[];
  readonly losers: readonly Moved[];
  /** The median change of all instruments. */
  readonly median: number;
  readonly breadth: { readonly advancers: number; readonly decliners: number; readonly unchanged: number };
  readonly volatility: { readonly pace: Pace } | null;
  readonly fund: (Moved & { readonly isNear: boolean }) | null;
}

/** The most telling first. A period in which nothing stands out teaches that this is common. */
export function topicsOf({ kind, gainers, losers, median, breadth, volatility, fund }: BriefFacts): BriefTopic[] {
  const { advancers, decliners, unchanged } = breadth;
  const count = advancers + decliners + unchanged;
  const largest = [gainers[0], losers[0]].map((mover) => Math.abs((mover?.change ?? median) - median));
  const isCarried = (change: number): boolean =>
    Math.abs(change) >= CLEAR[kind] && (change > 0 ? decliners : advancers) > count / 2;
  const found: Record<Exclude<BriefTopic, "ordinary">, boolean> = {
    few_carried: fund !== null && isCarried(fund.change),
    moved_together: Math.max(advancers, decliners) > TOGETHER * count,
    lone_move: Math.max(...largest) >= LARGE[kind],
    rough: volatility?.pace === "lively" || volatility?.pace === "wild",
    calm: volatility?.pace === "calm",
    near_level: fund?.isNear ?? false,
  };
  const topics = BRIEF_TOPICS.filter((topic) => topic !== "ordinary" && found[topic]).slice(0, MOST_TOPICS);
  return topics.length > 0 ? topics : ["ordinary"];
}
