import { addDays, creditedDate, type DayMark } from "../learning/local-day.ts";

/** In the order in which they are listed. */
export const CHALLENGE_STATUSES = ["joined", "available", "finished"] as const;
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number];
export const DAY_STATUSES = ["completed", "open", "locked"] as const;
export type DayStatus = (typeof DAY_STATUSES)[number];

/** A completed day of a challenge, with the date that it was credited to. */
export interface DoneDay extends DayMark {
  /** The id of its task. */
  readonly id: string;
  /** 0 to 100. */
  readonly score: number;
}

export interface Progress {
  readonly hasJoined: boolean;
  readonly done: readonly DoneDay[];
}

export interface DayNow {
  readonly id: string;
  readonly status: DayStatus;
  /** From this date on; null unless it is the next one and its date has not come. */
  readonly opens_on: string | null;
  readonly score: number | null;
}

export interface ChallengeNow {
  readonly status: ChallengeStatus;
  /** What a task completed at this time is credited to. */
  readonly now: DayMark;
  readonly days: readonly DayNow[];
}

/**
 * A challenge at an instant. Its days open one after the other, each on the local day after the one before was completed: a missed day moves
 * the rest and loses nothing. A flight to the west lengthens the day but does not open two tasks on it.
 */
export function challengeAt(
  dayIds: readonly string[],
  { hasJoined, done }: Progress,
  { at, zone }: Pick<DayMark, "at" | "zone">,
): ChallengeNow {
  const last = latest(done);
  const now = { at, zone, date: creditedDate(at, zone, last?.date ?? null) };
  const nextId = hasJoined ? dayIds.find((id) => done.every((each) => each.id !== id)) : undefined;
  const opensOn = last === null ? now.date : addDays(last.date, 1);
  const isOpen = opensOn <= now.date;
  const days = dayIds.map((id): DayNow => {
    const score = done.find((each) => each.id === id)?.score ?? null;
    if (score !== null) return { id, status: "completed", opens_on: null, score };
    if (id !== nextId) return { id, status: "locked", opens_on: null, score };
    return isOpen ? { id, status: "open", opens_on: null, score } : { id, status: "locked", opens_on: opensOn, score };
  });
  return { status: statusOf(hasJoined, nextId), now, days };
}

function statusOf(hasJoined: boolean, nextId: string | undefined): ChallengeStatus {
  if (!hasJoined) return "available";
  return nextId === undefined ? "finished" : "joined";
}

const latest = (done: readonly DoneDay[]): DoneDay | null =>
  done.reduce<DoneDay | null>((last, each) => (last === null || each.date > last.date ? each : last), null);

/** The score of a challenge: the average of its days, rounded down; null before the first. */
export function challengeScore(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Math.floor(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
