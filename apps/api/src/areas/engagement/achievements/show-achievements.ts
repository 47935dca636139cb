import type { AchievementsShapes, Badge } from "@candlewise/contracts/achievements/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import { ACHIEVEMENTS, type Achievement, type AchievementId } from "@candlewise/domain/achievements/catalogue";
import { coinsOf, isShown, metalOf } from "@candlewise/domain/achievements/judge";
import { isToldAt, type Source } from "@candlewise/domain/achievements/sources";
import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { Book, StoredTier } from "./book-store.ts";
import type { AchievementsDependencies } from "./dependencies.ts";
import { loadOwnBook } from "./own-book.ts";

type Caller = Pick<SignedInContext, "userId" | "hidden">;
type Listed = Achievement & { readonly id: AchievementId };

/** Badges on a profile. */
const MOST_RECENT = 4;

const shownTo = (hidden: Hidden): Listed[] => ACHIEVEMENTS.filter((achievement) => isShown(achievement, hidden));

const presentTier = (achievement: Listed, tier: number) => ({
  tier,
  metal: metalOf(achievement, tier),
  goal: achievement.goals[tier - 1] ?? 0,
  coins: coinsOf(achievement, tier),
});

/** Earned tiers of these achievements, oldest first. */
function badgesOf(book: Book, achievements: readonly Listed[], isWanted: (tier: StoredTier) => boolean): Badge[] {
  return book.earned.filter(isWanted).flatMap(({ id, tier, at }) => {
    const achievement = achievements.find((each) => each.id === id);
    if (!achievement || tier > achievement.goals.length) return [];
    const { family, goals } = achievement;
    const shown = presentTier(achievement, tier);
    return [{ id: achievement.id, family, ...shown, tiers: goals.length, earned_at: at.toISOString() }];
  });
}

const countsOf = (book: Book, achievements: readonly Listed[]) => ({
  earned: badgesOf(book, achievements, () => true).length,
  total: achievements.reduce((sum, { goals }) => sum + goals.length, 0),
});

export async function showRecent(
  deps: AchievementsDependencies,
  { userId, hidden }: Caller,
): Promise<CallResult<AchievementsShapes["listRecentAchievements"]>> {
  const book = await loadOwnBook(deps, userId);
  const achievements = shownTo(hidden);
  const recent = badgesOf(book, achievements, () => true)
    .toReversed()
    .slice(0, MOST_RECENT);
  return { recent, ...countsOf(book, achievements) };
}

export async function showAchievements(
  deps: AchievementsDependencies,
  { userId, hidden }: Caller,
  isCryptoIncluded: boolean,
): Promise<CallResult<AchievementsShapes["listAchievements"]>> {
  const book = await loadOwnBook(deps, userId);
  const achievements = shownTo({ ...hidden, crypto: hidden.crypto || !isCryptoIncluded });
  return {
    achievements: achievements.map((achievement) => present(achievement, book)),
    ...countsOf(book, achievements),
  };
}

function present(achievement: Listed, { counters, earned }: Book) {
  const { id, family, counter, goals, needs } = achievement;
  return {
    id,
    family,
    is_crypto: needs.includes("crypto"),
    value: Math.min(counters.get(counter) ?? 0, goals.at(-1) ?? 0),
    tiers: goals.map((_, index) => {
      const tier = index + 1;
      const at = earned.find((each) => each.id === id && each.tier === tier)?.at;
      return { ...presentTier(achievement, tier), earned_at: at?.toISOString() ?? null };
    }),
  };
}

export async function showUnseen(
  deps: AchievementsDependencies,
  { userId, hidden }: Caller,
  source: Source,
): Promise<CallResult<AchievementsShapes["listUnseenAchievements"]>> {
  const book = await loadOwnBook(deps, userId);
  const achievements = shownTo(hidden).filter(({ family }) => isToldAt(source, family));
  return { unseen: badgesOf(book, achievements, ({ isSeen }) => !isSeen) };
}
