import { addDays, creditedDate, daysBetween, missedDates, type DayMark } from "../learning/local-day.ts";

/** `lesson`: something was completed; `freeze` and `repair` cover a missed day. */
export const DAY_KINDS = ["lesson", "freeze", "repair"] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** A day that a streak counts or covers. */
export interface StreakDay extends DayMark {
  readonly kind: DayKind;
  /** The length of the streak on a day with a lesson; 0 on a covered day. */
  readonly length: number;
}

/** A freeze that has not been used. */
export interface Freeze {
  readonly id: string;
  /** It covers missed days from this one on. */
  readonly bought_on: string;
}

export const MAX_FREEZES = 2;
/** A missed day can be repaired until the end of the second day after it. */
export const REPAIR_DAYS = 2;

const MILESTONES = [3, 7, 14, 30, 50, 100, 150, 200, 250, 300, 365] as const;
const LATER_MILESTONE = 100;

/** The first milestone after a length. */
export function nextMilestone(length: number): number {
  return MILESTONES.find((days) => days > length) ?? (Math.floor(length / LATER_MILESTONE) + 1) * LATER_MILESTONE;
}

export const isMilestone = (length: number): boolean => length > 0 && nextMilestone(length - 1) === length;

interface Coverage {
  /** Freezes that cover a day, oldest day first. */
  readonly used: readonly { readonly freeze: Freeze; readonly date: string }[];
  /** From the first day that nothing covers on; the streak ended on it. */
  readonly uncovered: readonly string[];
}

const coveredDates = (days: readonly StreakDay[]): string[] =>
  days.flatMap(({ kind, date }) => (kind === "lesson" ? [] : [date]));

/** The missed days between two marks that nothing covers yet. Zones may disagree on which days were missed, so covered days are counted. */
function openDates(last: DayMark, now: DayMark, covered: readonly string[]): string[] {
  const missed = missedDates(last, now);
  const between = covered.filter((date) => date > last.date && date < now.date);
  return missed.filter((date) => !between.includes(date)).slice(0, Math.max(0, missed.length - between.length));
}

/**
 * What happens to the missed days between the last lesson and a later mark. The oldest day takes the oldest freeze; after the first day
 * without one, the streak has ended and further freezes stay in stock. The result does not depend on how often it is evaluated in between.
 */
export function coverMissedDays(
  { last, covered, freezes }: { last: DayMark; covered: readonly string[]; freezes: readonly Freeze[] },
  now: DayMark,
): Coverage {
  const open = openDates(last, now, covered);
  const stock = freezes.toSorted((one, other) => (one.bought_on < other.bought_on ? -1 : 1));
  const used: { freeze: Freeze; date: string }[] = [];
  for (const [index, date] of open.entries()) {
    const freeze = stock[index];
    if (!freeze || freeze.bought_on > date) return { used, uncovered: open.slice(index) };
    used.push({ freeze, date });
  }
  return { used, uncovered: [] };
}

/** The days, oldest first, with the length of the streak on each. The first day keeps its length. */
export function withLengths(days: readonly StreakDay[]): StreakDay[] {
  const covered = coveredDates(days);
  let last: StreakDay | null = null;
  return days.map((day) => {
    if (day.kind !== "lesson") return { ...day, length: 0 };
    const isUnbroken = last !== null && openDates(last, day, covered).length === 0;
    const length: number = last === null ? day.length : isUnbroken ? last.length + 1 : 1;
    last = { ...day, length };
    return last;
  });
}

/** What a repair would do. */
export interface Repair {
  /** Missed days that it covers. */
  readonly dates: readonly string[];
  /** The last day on which it is possible. */
  readonly until: string;
  /** The length of the streak that it brings back. */
  readonly length: number;
}

/** How a streak of some length that ended on uncovered days can be brought back; null when it is too late. */
export function repairOf(uncovered: readonly string[], length: number, today: string): Repair | null {
  const [first] = uncovered;
  if (first === undefined || length === 0 || daysBetween(first, today) > REPAIR_DAYS) return null;
  return { dates: uncovered, until: addDays(first, REPAIR_DAYS), length };
}

interface KnownStreak {
  /** The last days, oldest first: at least as many as a repair and all freezes span. */
  readonly days: readonly StreakDay[];
  /** Those in stock. */
  readonly freezes: readonly Freeze[];
}

export interface StreakNow {
  /** What an action at this time would be credited to. */
  readonly now: DayMark;
  readonly status: "none" | "open" | "done" | "broken";
  readonly current: number;
  /** Freezes that cover a day by now. */
  readonly used: Coverage["used"];
  readonly repair: Repair | null;
}

/** The streak at an instant. It changes nothing: the next action stores what freezes cover. */
export function streakAt({ days, freezes }: KnownStreak, at: Date, zone: string): StreakNow {
  const now = { at, zone, date: creditedDate(at, zone, days.at(-1)?.date ?? null) };
  const last = days.findLast(({ kind }) => kind === "lesson");
  if (!last) return { now, status: "none", current: 0, used: [], repair: null };
  const covered = coveredDates(days);
  const { used, uncovered } = coverMissedDays({ last, covered, freezes }, now);
  if (uncovered.length > 0) {
    return { now, status: "broken", current: 0, used, repair: repairOf(uncovered, last.length, now.date) };
  }
  const status = last.date === now.date ? "done" : "open";
  return { now, status, current: last.length, used, repair: repairBefore(days, now.date) };
}

/** The repair of the days before the first lesson of a streak that has just begun again. */
function repairBefore(days: readonly StreakDay[], today: string): Repair | null {
  const lessons = days.filter(({ kind }) => kind === "lesson");
  const begin = lessons.findLastIndex(({ length }) => length === 1);
  const [former, first] = [lessons[begin - 1], lessons[begin]];
  if (!former || !first) return null;
  return repairOf(openDates(former, first, coveredDates(days)), former.length + (lessons.at(-1)?.length ?? 0), today);
}
