import { ACHIEVEMENTS } from "@candlewise/domain/achievements/catalogue";
import { isShown } from "@candlewise/domain/achievements/judge";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import { noteSeen } from "./book-store.ts";
import type { AchievementsDependencies } from "./dependencies.ts";
import { payTiers } from "./grant-tiers.ts";

/** Marks tiers as seen and pays their coins. Idempotent. A tier above `tier` that was earned meanwhile stays unseen. @throws AppError `not_found` */
export async function seeAchievement(
  deps: Pick<AchievementsDependencies, "database" | "wallet">,
  { userId, hidden, now }: Pick<SignedInContext, "userId" | "hidden" | "now">,
  id: string,
  tier?: number,
): Promise<{ is_seen: true }> {
  const achievement = ACHIEVEMENTS.find((each) => each.id === id);
  if (!achievement || !isShown(achievement, hidden)) throw new AppError("not_found");
  const seen = { id: achievement.id, tier: tier ?? achievement.goals.length };
  await deps.database.transaction(async (transaction) => {
    await noteSeen(transaction, userId, seen, now());
    await payTiers(deps, transaction, userId, now());
  });
  return { is_seen: true };
}
