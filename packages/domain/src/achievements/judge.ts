import type { Hidden } from "../geo/hidden-countries.ts";
import { ACHIEVEMENTS, METALS, TIER_COINS, type Achievement, type AchievementId, type Metal } from "./catalogue.ts";
import { gainOf, type Counter, type Deed } from "./deeds.ts";

/** A tier of an achievement; tiers are counted from 1. */
export interface Tier {
  readonly id: AchievementId;
  readonly tier: number;
}

/** A tier with the time at which it was earned. */
export interface EarnedTier extends Tier {
  readonly at: Date;
}

export type Counters = ReadonlyMap<string, number>;

/** The metal of a tier: each is one higher than the tier before it. */
export const metalOf = ({ metal }: Pick<Achievement, "metal">, tier: number): Metal =>
  METALS[METALS.indexOf(metal) + tier - 1] ?? "gold";

export const coinsOf = (achievement: Pick<Achievement, "metal">, tier: number): number =>
  TIER_COINS[metalOf(achievement, tier)];

/** The tiers that a counter reaches on its way from one value to a higher one. */
export const tiersBetween = (counter: string, before: number, after: number): Tier[] =>
  ACHIEVEMENTS.filter((achievement) => achievement.counter === counter).flatMap(({ id, goals }) =>
    goals.flatMap((goal, index) => (goal > before && goal <= after ? [{ id, tier: index + 1 }] : [])),
  );

/** All tiers that counters have reached. */
export const tiersReached = (counters: Counters): Tier[] =>
  [...counters].flatMap(([counter, value]) => tiersBetween(counter, 0, value));

/** Whether an achievement exists where parts of the product are hidden. */
export const isShown = ({ needs }: Pick<Achievement, "needs">, hidden: Hidden): boolean =>
  needs.every((part) => !hidden[part]);

/** The tiers that a history reaches, each with the time of the deed that reached it. */
export function tiersOfHistory(deeds: readonly Deed[]): EarnedTier[] {
  const counters = new Map<Counter, number>();
  const known = new Set<string>();
  const raise = (counter: Counter, after: number, at: Date): EarnedTier[] => {
    const before = counters.get(counter) ?? 0;
    counters.set(counter, Math.max(before, after));
    return tiersBetween(counter, before, after).map((tier) => ({ ...tier, at }));
  };
  return deeds
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap((deed) => {
      const { things, records } = gainOf(deed);
      const fresh = things.filter(([counter, name]) => !known.has(`${counter} ${name}`));
      for (const [counter, name] of fresh) known.add(`${counter} ${name}`);
      return [
        ...fresh.flatMap(([counter]) => raise(counter, (counters.get(counter) ?? 0) + 1, deed.at)),
        ...records.flatMap(([counter, value]) => raise(counter, value, deed.at)),
      ];
    });
}

/** What is celebrated has just happened. An older one is only shown among the others. */
const CELEBRATED_FOR_MS = 24 * 3_600_000;

export const isNews = (earnedAt: Date, now: Date): boolean => now.getTime() - earnedAt.getTime() < CELEBRATED_FOR_MS;
