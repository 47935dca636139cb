import { addDays, localDate } from "@candlewise/domain/learning/local-day";
import { instantAt } from "@candlewise/domain/notifications/local-time";
import {
  nextReminder,
  WORKFLOWS,
  type StartableWorkflow,
  type WorkflowEvent,
} from "@candlewise/domain/notifications/workflows";
import type { EntryData, NewEntry } from "./entry-store.ts";

/** When a workflow is due on a date, which may have passed; now for one without a time of day. */
function dueOn(event: WorkflowEvent, date: string, zone: string, now: Date): Date {
  const { minute } = WORKFLOWS[event];
  return minute === null ? now : instantAt(date, minute, zone);
}

interface Now {
  readonly now: Date;
  /** The zone in effect. */
  readonly zone: string;
}

/** The reminder of a streak on a date, if nothing is completed until then. */
export const streakEntry = (date: string, { zone, now }: Now): NewEntry => ({
  event: "streak_in_danger",
  key: date,
  data: { date },
  dueAt: dueOn("streak_in_danger", date, zone, now),
});

/** The first reminder so many days after the last activity; null after the last one. */
export function inactiveEntry(since: string, after: number, { zone, now }: Now): NewEntry | null {
  const days = nextReminder(after);
  if (days === null) return null;
  const dueAt = dueOn("inactive", addDays(since, days), zone, now);
  return { event: "inactive", key: `${since}:${days}`, data: { since, days }, dueAt };
}

export const rewardEntry = (date: string, { zone, now }: Now): NewEntry => ({
  event: "reward_ready",
  key: date,
  data: { date },
  dueAt: dueOn("reward_ready", date, zone, now),
});

export const taskEntry = (date: string, challenge_id: string, { zone, now }: Now): NewEntry => ({
  event: "challenge_task_ready",
  key: `${date}:${challenge_id}`,
  data: { date, challenge_id },
  dueAt: dueOn("challenge_task_ready", date, zone, now),
});

const MINUTE_LENGTH = "YYYY-MM-DDTHH:MM".length;

/** What a learner's own call starts. The same call on the same day is the same entry; a test is repeated after a minute. */
export function startedEntry(event: StartableWorkflow, fields: EntryData, { zone, now }: Now): NewEntry {
  const date = localDate(now, zone);
  const keys = {
    streak_in_danger: date,
    reward_ready: date,
    challenge_task_ready: `${date}:${String(fields["challenge_id"])}`,
    push_test: now.toISOString().slice(0, MINUTE_LENGTH),
  } as const satisfies Record<StartableWorkflow, string>;
  return { event, key: keys[event], data: { ...fields, date }, dueAt: dueOn(event, date, zone, now) };
}

/** What follows an entry that had something to say; null when nothing does. */
export function followingEntry(event: WorkflowEvent, data: EntryData, now: Now): NewEntry | null {
  // A freeze may cover today: then the streak is in danger tomorrow.
  if (event === "streak_in_danger") return streakEntry(addDays(String(data["date"]), 1), now);
  if (event === "inactive") return inactiveEntry(String(data["since"]), Number(data["days"]), now);
  return null;
}
