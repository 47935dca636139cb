import type { EngagementShapes } from "@candlewise/contracts/engagement/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import { COIN_PRICES, milestoneCoins } from "@candlewise/domain/engagement/coins";
import { MAX_FREEZES, nextMilestone, streakAt, type StreakNow } from "@candlewise/domain/engagement/streak";
import { canonicalTimeZone } from "@candlewise/domain/learning/local-day";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { EngagementDependencies } from "../dependencies.ts";
import { listDays, loadStreak, type StoredStreak } from "./streak-store.ts";

type Profile = CallResult<EngagementShapes["getStreakProfile"]>;
type Calendar = CallResult<EngagementShapes["getStreakCalendar"]>;
type Caller = Pick<SignedInContext, "userId" | "now">;

/** @throws AppError `validation_failed` for an unknown time zone */
export function refuseUnknownZone(zone: string | undefined, path: string): void {
  if (zone === undefined || canonicalTimeZone(zone) !== null) return;
  throw new AppError("validation_failed", { details: [{ path, message: "There is no such time zone." }] });
}

/** The streak in the zone in effect; reading changes nothing. */
export async function readStreak(deps: EngagementDependencies, { userId, now }: Caller) {
  const [stored, { time_zone }] = await Promise.all([
    loadStreak(deps.database.kysely, userId),
    deps.learnerSettings(userId),
  ]);
  return { stored, streak: streakAt(stored, now(), time_zone) };
}

const presentStreak = ({ coins }: StoredStreak, { now, status, current }: StreakNow) => ({
  today: now.date,
  status,
  current,
  coins,
});

export function presentProfile(userId: string, stored: StoredStreak, streak: StreakNow): Profile {
  const { current, repair, used } = streak;
  const milestone = nextMilestone(current);
  return {
    ...presentStreak(stored, streak),
    user_id: userId,
    longest: stored.longest,
    freezes: { stock: stored.freezes.length - used.length, most: MAX_FREEZES, price: COIN_PRICES.freeze },
    repair: repair && { ...repair, dates: [...repair.dates], price: repair.dates.length * COIN_PRICES.repair },
    next_milestone: { days: milestone, coins: milestoneCoins(milestone) },
  };
}

export async function showProfile(
  deps: EngagementDependencies,
  caller: Caller,
  timezone: string | undefined,
): Promise<Profile> {
  refuseUnknownZone(timezone, "query.timezone");
  const { stored, streak } = await readStreak(deps, caller);
  return presentProfile(caller.userId, stored, streak);
}

/** The first of the month before that of a date. */
function lastMonth(date: string): string {
  const month = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() - 1);
  return month.toISOString().slice(0, 10);
}

export async function showCalendar(deps: EngagementDependencies, caller: Caller): Promise<Calendar> {
  const { stored, streak } = await readStreak(deps, caller);
  const from = lastMonth(streak.now.date);
  const days = await listDays(deps.database.kysely, caller.userId, from);
  const used = streak.used.map(({ date }) => ({ date, kind: "freeze" as const }));
  return {
    ...presentStreak(stored, streak),
    from,
    days: [...days, ...used].map(({ date, kind }) => ({ local_date: date, kind })),
  };
}
