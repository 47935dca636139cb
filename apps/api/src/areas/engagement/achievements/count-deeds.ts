import { gainOf, RECORDS } from "@candlewise/domain/achievements/deeds";
import { tiersBetween, type EarnedTier } from "@candlewise/domain/achievements/judge";
import { subscribeInBatches, type Subscription } from "#api/platform/events/subscription.ts";
import { addGains, type GainOf, type Growth } from "./book-store.ts";
import { deedOf, JUDGED } from "./deed-of-event.ts";
import type { AchievementsDependencies } from "./dependencies.ts";
import { grantTiers } from "./grant-tiers.ts";

const isRecord = (counter: string) => RECORDS.some((each) => each === counter);

/** The tiers that a counter has reached by growing, each with the time of what reached it. */
function tiersOf({ userId, counter, value, times }: Growth, gains: readonly GainOf[]): EarnedTier[] {
  if (!isRecord(counter)) {
    const before = value - times.length;
    return times.flatMap((at, index) =>
      tiersBetween(counter, before + index, before + index + 1).map((tier) => ({ ...tier, at })),
    );
  }
  const reached = gains.find((gain) => gain.userId === userId && gain.records.some(([, height]) => height === value));
  // Tiers below it are granted already, or were passed at once.
  return reached ? tiersBetween(counter, 0, value).map((tier) => ({ ...tier, at: reached.at })) : [];
}

type Needs = Pick<AchievementsDependencies, "clock" | "isCryptoLesson" | "isCryptoTicker">;

/** Counts deeds once, those of a batch in one statement, and grants the tiers that they reach. */
export function countDeeds(needs: Needs): Subscription {
  return subscribeInBatches("achievements.count-deeds", JUDGED, async (events, transaction) => {
    const gains = events.map((event) => {
      const deed = deedOf(event, needs);
      return { ...gainOf(deed), userId: event.user_id, at: deed.at };
    });
    const grown = await addGains(transaction, gains);
    const earned = grown.flatMap((growth) =>
      tiersOf(growth, gains).map((tier) => ({ ...tier, userId: growth.userId })),
    );
    await grantTiers(transaction, earned, needs.clock.now());
  });
}
