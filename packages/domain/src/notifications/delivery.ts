import { creditedDate } from "../learning/local-day.ts";
import { quietUntil, type QuietHours } from "./local-time.ts";
import { WORKFLOWS, type Channels, type WorkflowEvent } from "./workflows.ts";

/** What is due, and what is known about the learner at that time. */
export interface Due {
  readonly event: WorkflowEvent;
  readonly now: Date;
  readonly dueAt: Date;
  /** The zone in effect. */
  readonly zone: string;
  /** Where the learner wants this kind. */
  readonly channels: Channels;
  /** Whether there is a confirmed address, and a subscribed browser. */
  readonly reach: Pick<Channels, "email" | "push">;
  readonly quiet: QuietHours;
  /** The day to which the last email or push message counts; null before the first. */
  readonly lastOutside: string | null;
}

/** Where a notification goes now. */
export interface Delivery {
  readonly inbox: boolean;
  readonly outside: "email" | "push" | null;
  /** The day to which an outside message counts. */
  readonly day: string;
  /** When to look again; null when it is done. */
  readonly again: Date | null;
}

/** After an outage nobody wants to be woken by yesterday's news. */
const LATE_MS = 12 * 3_600_000;

/** One message leaves the app at most: by push where a browser is subscribed, otherwise by email. */
const outsideOf = ({ channels, reach }: Due): Delivery["outside"] => {
  if (channels.push && reach.push) return "push";
  return channels.email && reach.email ? "email" : null;
};

/** Where a notification goes, and when: the inbox at once, outside not during quiet hours and at most once a day over all kinds and channels. */
export function deliveryOf(due: Due): Delivery {
  const { event, now, dueAt, zone, channels, quiet, lastOutside } = due;
  const day = creditedDate(now, zone, lastOutside);
  const { inbox } = channels;
  const outside = outsideOf(due);
  const done = { inbox, outside: null, day, again: null };
  if (outside === null) return done;
  if (WORKFLOWS[event].isAsked) return { ...done, outside };
  if (day === lastOutside || now.getTime() - dueAt.getTime() > LATE_MS) return done;
  const end = quietUntil(quiet, now, zone);
  return end > now ? { ...done, again: end } : { ...done, outside };
}
