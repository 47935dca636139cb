import { MAX_FREEZES } from "@candlewise/domain/engagement/streak";
import { daysBetween, type DayMark } from "@candlewise/domain/learning/local-day";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import { addCoins, lockWallet, type CoinEntry } from "./coins/coin-store.ts";
import type { EngagementDependencies } from "./dependencies.ts";
import { settleStreak } from "./streaks/settle-streak.ts";
import { readStreak } from "./streaks/show-streak.ts";
import { addFreeze, listActiveDays, loadStreak } from "./streaks/streak-store.ts";

/** What other features may use of coins and freezes. The wallet is locked first. */
export interface WalletPort {
  /** Until the transaction ends; returns the balance. */
  lock(transaction: Transaction, userId: string): Promise<number>;
  addCoins(transaction: Transaction, userId: string, entry: CoinEntry): Promise<void>;
  hasRoomForFreeze(transaction: Transaction, userId: string, now: DayMark): Promise<boolean>;
  addFreeze(transaction: Transaction, userId: string, id: string, now: DayMark): Promise<void>;
}

export const walletPort: WalletPort = {
  lock: lockWallet,
  addCoins,
  hasRoomForFreeze: async (transaction, userId, now) => {
    await settleStreak(transaction, userId, now);
    const { freezes } = await loadStreak(transaction, userId);
    return freezes.length < MAX_FREEZES;
  },
  addFreeze: async (transaction, userId, id, now) => {
    const streak = await settleStreak(transaction, userId, now);
    await addFreeze(transaction, userId, { id, bought_on: streak.now.date, at: now.at });
  },
};

/** A day that counted, with the length of its streak on it and the days without an activity before it. */
export interface PastStreakDay {
  readonly date: string;
  readonly length: number;
  readonly missed: number;
  readonly at: Date;
}

/** All days of a learner that counted, oldest first. */
export async function pastStreakDays(db: Queryable, userId: string): Promise<PastStreakDay[]> {
  const days = await listActiveDays(db, userId);
  return days.map((day, index) => {
    const before = days[index - 1];
    return { ...day, missed: before ? daysBetween(before.date, day.date) - 1 : 0 };
  });
}

/** What other features may ask about streaks. */
export interface StreakPort {
  streakOf(caller: Pick<SignedInContext, "userId" | "now">): Promise<{
    /** The learner's day. */
    readonly today: string;
    readonly length: number;
    /** Something was completed today. */
    readonly isDone: boolean;
    /** A freeze is in stock, which covers a missed day. */
    readonly hasFreeze: boolean;
  }>;
}

export const createStreakPort = (deps: EngagementDependencies): StreakPort => ({
  streakOf: async (caller) => {
    const { stored, streak } = await readStreak(deps, caller);
    return {
      today: streak.now.date,
      length: streak.current,
      isDone: streak.status === "done",
      hasFreeze: stored.freezes.length > streak.used.length,
    };
  },
});
