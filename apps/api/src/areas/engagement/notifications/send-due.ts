import { deliveryOf, type Delivery } from "@candlewise/domain/notifications/delivery";
import { channelsOf } from "@candlewise/domain/notifications/workflows";
import { z } from "zod";
import type { Transaction } from "#api/platform/database/database.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import { addEntry, SEND_DUE } from "./add-entry.ts";
import type { NotificationsDependencies } from "./dependencies.ts";
import { findDue, lockDue, settleEntry, type DueEntry } from "./entry-store.ts";
import { changeLearner, lockLearner, type LearnerRow } from "./learner-store.ts";
import type { Message } from "./messages.ts";
import { followingEntry } from "./plan-entry.ts";
import { REASONS } from "./reasons.ts";
import { sendEmail } from "./send-email.ts";
import { SEND_PUSH } from "./send-push.ts";
import { listSubscriptions } from "./subscription-store.ts";

const BATCH = 100;
/** Entries looked at in parallel; each needs connections. */
const AT_ONCE = 4;
/** Milliseconds until an entry that failed is looked at again. */
const PAUSE = 10 * 60_000;
const TIME_LIMIT_SECONDS = 300;

interface Reader {
  readonly message: Message;
  readonly zone: string;
  readonly email: string | null;
  readonly language: NonNullable<Awaited<ReturnType<NotificationsDependencies["contactOf"]>>>["language"];
  readonly browsers: readonly string[];
}

/** What is said to whom; null when the reason or the learner is gone. */
async function readerOf(deps: NotificationsDependencies, entry: DueEntry, now: Date): Promise<Reader | null> {
  const { user_id: userId, event } = entry;
  const contact = await deps.contactOf(userId);
  if (contact === null) return null;
  const message = await REASONS[event](deps, { userId, now: () => now }, entry);
  if (message === null) return null;
  const [{ time_zone: zone }, keys] = await Promise.all([deps.learnerSettings(userId), deps.pushKeys()]);
  const browsers = await listSubscriptions(deps.database.kysely, userId, keys.publicKey);
  return { ...contact, message, zone, browsers: browsers.map(({ subscription_id }) => subscription_id) };
}

const planOf = (entry: DueEntry, reader: Reader, learner: LearnerRow, now: Date): Delivery =>
  deliveryOf({
    event: entry.event,
    now,
    dueAt: entry.due_at,
    zone: reader.zone,
    channels: channelsOf(entry.event, learner.choices),
    reach: { email: reader.email !== null, push: reader.browsers.length > 0 },
    quiet: { from: learner.quiet_from, until: learner.quiet_until },
    lastOutside: learner.outside_on,
  });

interface Sending {
  readonly entry: DueEntry;
  readonly reader: Reader;
  readonly learner: LearnerRow;
  readonly plan: Delivery;
}

/** Queues what leaves the app: it is sent when the transaction has committed. */
async function sendOutside(
  deps: NotificationsDependencies,
  transaction: Transaction,
  { entry, reader, learner, plan }: Sending,
): Promise<void> {
  const { user_id: userId, entry_id } = entry;
  const { email, browsers } = reader;
  if (plan.outside === null) return;
  if (plan.outside === "email" && email !== null) {
    await sendEmail(deps, transaction, {
      ...reader,
      email,
      userId,
      event: entry.event,
      token: learner.unsubscribe_token,
    });
  }
  if (plan.outside === "push") {
    for (const subscription_id of browsers) {
      await deps.jobs.enqueue(
        transaction,
        SEND_PUSH,
        { user_id: userId, entry_id, subscription_id },
        { about: userId },
      );
    }
  }
  await changeLearner(transaction, userId, { outside_on: plan.day });
}

/** One transaction decides and stores what happens to an entry, so it happens once, however many jobs look at it. */
async function sendEntry(deps: NotificationsDependencies, entry: DueEntry): Promise<void> {
  const now = deps.clock.now();
  const reader = await readerOf(deps, entry, now);
  await deps.database.transaction(async (transaction) => {
    const learner = await lockLearner(transaction, entry.user_id);
    if (!(await lockDue(transaction, entry, now))) return;
    if (reader === null) return settleEntry(transaction, entry, { message: null, dueAt: null, shownAt: null });
    const plan = planOf(entry, reader, learner, now);
    await sendOutside(deps, transaction, { entry, reader, learner, plan });
    const shownAt = plan.inbox ? entry.due_at : null;
    await settleEntry(transaction, entry, { message: reader.message, dueAt: plan.again, shownAt });
    const next = followingEntry(entry.event, entry.data, { now, zone: reader.zone });
    if (next) await addEntry(deps, transaction, entry.user_id, next);
  });
}

/** One entry that fails holds up no other. */
async function trySending(deps: NotificationsDependencies, entry: DueEntry): Promise<void> {
  try {
    await sendEntry(deps, entry);
  } catch (error) {
    deps.log.error({ err: error, event: entry.event }, "a notification could not be sent");
    const dueAt = new Date(deps.clock.now().getTime() + PAUSE);
    await settleEntry(deps.database.kysely, entry, { message: null, dueAt, shownAt: null });
  }
}

/** Looks at everything that is due. */
async function sendDue(deps: NotificationsDependencies, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await findDue(deps.database.kysely, deps.clock.now(), BATCH);
    for (let start = 0; start < due.length; start += AT_ONCE) {
      signal?.throwIfAborted();
      await Promise.all(due.slice(start, start + AT_ONCE).map((entry) => trySending(deps, entry)));
    }
    if (due.length < BATCH) return;
  }
}

/** Runs each minute, and at once when something is due at once. */
export const sendDueJob = (deps: NotificationsDependencies): Job<Record<string, never>> => ({
  ...SEND_DUE,
  class: "quick",
  data: z.strictObject({}),
  cron: "* * * * *",
  timeLimitSeconds: TIME_LIMIT_SECONDS,
  handle: async (_, { signal }) => sendDue(deps, signal),
});
