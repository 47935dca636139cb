import type { DomainEvent } from "@candlewise/contracts/events";
import { COINS_EARNED, milestoneCoins } from "@candlewise/domain/engagement/coins";
import { isMilestone, type StreakDay } from "@candlewise/domain/engagement/streak";
import { daysBetween } from "@candlewise/domain/learning/local-day";
import type { Transaction } from "#api/platform/database/database.ts";
import { roundsByUser } from "#api/platform/events/rounds.ts";
import { subscribeInBatches, type Subscription } from "#api/platform/events/subscription.ts";
import type { Platform } from "#api/platform/feature.ts";
import { addEntries, lockWallets, type EntryOf } from "../coins/coin-store.ts";
import { settleStreaks } from "./settle-streak.ts";
import { findCountedDays, recountFrom, saveDays } from "./streak-store.ts";

const ACTIVITIES = [
  "lesson.completed",
  "quiz.passed",
  "brokerage_task.completed",
  "challenge_task.completed",
  "review.completed",
] as const;
type Activity = DomainEvent<(typeof ACTIVITIES)[number]>;
type Needs = Pick<Platform, "outbox">;

/** What counts for the streak also earns coins. Events from before the first release of streaks count as far as they are stored. */
export const countDays = (needs: Needs): Subscription =>
  subscribeInBatches(
    "engagement.count-days",
    ACTIVITIES,
    async (events, transaction) => {
      for (const round of roundsByUser(events)) await count(needs, transaction, round);
    },
    { since: new Date(0) },
  );

/** Reviews earn none: they can be repeated without end. */
function earningOf(payload: Activity["payload"]): Pick<EntryOf, "source" | "id" | "amount"> | null {
  if ("kind" in payload) return null;
  if ("quiz_id" in payload) return { source: "quiz", id: payload.quiz_id, amount: COINS_EARNED.quiz };
  if ("challenge_id" in payload)
    return { source: "challenge_task", id: payload.task_id, amount: COINS_EARNED.challenge_task };
  if ("task_id" in payload)
    return { source: "brokerage_task", id: payload.task_id, amount: COINS_EARNED.brokerage_task };
  return { source: "lesson", id: payload.lesson_id, amount: COINS_EARNED.lesson };
}

/** Counts the days of activities, one of each learner. A day counts once; one that arrives late joins the days around it. */
async function count({ outbox }: Needs, transaction: Transaction, activities: readonly Activity[]): Promise<void> {
  const marks = activities.map(({ user_id: userId, payload, occurred_at }) => ({
    userId,
    at: new Date(occurred_at),
    zone: payload.time_zone ?? "UTC",
    date: payload.local_date,
    earning: earningOf(payload),
  }));
  await lockWallets(
    transaction,
    marks.map(({ userId }) => userId),
  );
  await addEntries(
    transaction,
    marks.flatMap(({ userId, at, earning }) => (earning ? [{ ...earning, userId, at }] : [])),
  );
  await settleStreaks(transaction, marks);
  const known = await findCountedDays(transaction, marks);
  await saveDays(
    transaction,
    marks.map((mark) => ({ ...mark, kind: "lesson", length: 1 })),
  );
  const counted = await recountFrom(transaction, marks);
  const milestones = marks.flatMap(({ userId, at, date }, place): EntryOf[] => {
    const length = counted[place]?.find((day) => day.date === date)?.length ?? 0;
    if (!isMilestone(length)) return [];
    return [{ userId, source: "milestone", id: date, amount: milestoneCoins(length), at }];
  });
  await addEntries(transaction, milestones);
  const events = marks.flatMap(({ userId, at, date }, place) => {
    if (known.has(userId)) return [];
    const payload = { local_date: date, ...placeAmong(counted[place] ?? [], date) };
    return [{ type: "streak.day_counted", user_id: userId, payload, occurred_at: at } as const];
  });
  await outbox.append(transaction, events);
}

/** The streak that a day belongs to, and the days without an activity before it. `days` begin with the last activity before it, if any. */
function placeAmong(days: readonly StreakDay[], date: string): { length: number; missed: number } {
  const place = days.findIndex((day) => day.date === date);
  const others = days.slice(place + 1);
  const next = others.findIndex(({ length }) => length === 1);
  const own = [days[place], ...(next < 0 ? others : others.slice(0, next))];
  const before = days.slice(0, place).findLast(({ kind }) => kind === "lesson");
  return {
    length: Math.max(...own.map((day) => day?.length ?? 0)),
    missed: before ? daysBetween(before.date, date) - 1 : 0,
  };
}
