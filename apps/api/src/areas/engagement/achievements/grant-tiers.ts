import { ACHIEVEMENTS } from "@candlewise/domain/achievements/catalogue";
import { coinsOf, isNews, type EarnedTier } from "@candlewise/domain/achievements/judge";
import type { Transaction } from "#api/platform/database/database.ts";
import { insertEarned, notePaid } from "./book-store.ts";
import type { AchievementsDependencies } from "./dependencies.ts";

/** Grants tiers, each once. What was earned long ago is not celebrated. */
export async function grantTiers(
  transaction: Transaction,
  earned: readonly (EarnedTier & { readonly userId: string })[],
  now: Date,
): Promise<void> {
  await insertEarned(
    transaction,
    earned.map((tier) => ({ ...tier, seenAt: isNews(tier.at, now) ? null : now })),
  );
}

/** Adds the coins of all tiers that were seen, each once. */
export async function payTiers(
  { wallet }: Pick<AchievementsDependencies, "wallet">,
  transaction: Transaction,
  userId: string,
  at: Date,
): Promise<void> {
  const tiers = await notePaid(transaction, userId);
  if (tiers.length > 0) await wallet.lock(transaction, userId);
  for (const { id, tier } of tiers) {
    const achievement = ACHIEVEMENTS.find((each) => each.id === id);
    if (!achievement) continue;
    const amount = coinsOf(achievement, tier);
    await wallet.addCoins(transaction, userId, { source: "achievement", id: `${id}-${tier}`, amount, at });
  }
}
