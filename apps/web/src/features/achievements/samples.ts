import { ACHIEVEMENTS, type AchievementId } from "@candlewise/domain/achievements/catalogue";
import { coinsOf, metalOf } from "@candlewise/domain/achievements/judge";
import type { Achievements, Badge } from "./api.ts";

const AT = "2026-11-20T12:00:00.000Z";

/** All achievements, for somebody whose counters stand at these values. */
export function achievementsAt(values: Readonly<Partial<Record<AchievementId, number>>>): Achievements {
  const achievements = ACHIEVEMENTS.map((achievement) => {
    const { id, family, goals, needs } = achievement;
    const value = values[id] ?? 0;
    return {
      id,
      family,
      is_crypto: needs.includes("crypto"),
      value: Math.min(value, goals.at(-1) ?? 0),
      tiers: goals.map((goal, index) => ({
        tier: index + 1,
        metal: metalOf(achievement, index + 1),
        goal,
        coins: coinsOf(achievement, index + 1),
        earned_at: value >= goal ? AT : null,
      })),
    };
  });
  const tiers = achievements.flatMap((each) => each.tiers);
  return { achievements, earned: tiers.filter(({ earned_at }) => earned_at !== null).length, total: tiers.length };
}

/** The first tier of an achievement. */
export function badgeOf(id: AchievementId): Badge {
  const achievement = ACHIEVEMENTS.find((each) => each.id === id) ?? ACHIEVEMENTS[0];
  const { family, goals } = achievement;
  const tier = { tier: 1, metal: metalOf(achievement, 1), goal: goals[0] ?? 0, coins: coinsOf(achievement, 1) };
  return { id, family, ...tier, tiers: goals.length, earned_at: AT };
}
