import { streakAt, type StreakDay, type StreakNow } from "@candlewise/domain/engagement/streak";
import type { DayMark } from "@candlewise/domain/learning/local-day";
import type { Transaction } from "#api/platform/database/database.ts";
import { loadStreaks, saveDays, spendFreezes } from "./streak-store.ts";

/** A missed day that something covers. */
export const coveredDay = ({ at, zone }: DayMark, date: string, kind: "freeze" | "repair"): StreakDay => ({
  at,
  zone,
  date,
  kind,
  length: 0,
});

interface Moment extends Pick<DayMark, "at" | "zone"> {
  readonly userId: string;
}

/** Stores what freezes cover by some moments; a learner has one. Their wallets must be locked. */
export async function settleStreaks(transaction: Transaction, moments: readonly Moment[]): Promise<StreakNow[]> {
  const stored = await loadStreaks(
    transaction,
    moments.map(({ userId }) => userId),
  );
  const settled = stored.flatMap((streak, place) => {
    const moment = moments[place];
    return moment ? [{ userId: moment.userId, streak: streakAt(streak, moment.at, moment.zone) }] : [];
  });
  const uses = settled.flatMap(({ userId, streak: { used, now } }) =>
    used.map(({ freeze, date }) => ({ userId, id: freeze.id, date, now })),
  );
  await saveDays(
    transaction,
    uses.map(({ userId, now, date }) => ({ userId, ...coveredDay(now, date, "freeze") })),
  );
  await spendFreezes(transaction, uses);
  return settled.map(({ streak }) => streak);
}

/** The same for one learner. */
export async function settleStreak(
  transaction: Transaction,
  userId: string,
  { at, zone }: Pick<DayMark, "at" | "zone">,
): Promise<StreakNow> {
  const [streak] = await settleStreaks(transaction, [{ userId, at, zone }]);
  if (!streak) throw new Error("a streak without an answer");
  return streak;
}
