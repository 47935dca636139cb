import { WORKFLOWS } from "@candlewise/domain/notifications/workflows";
import { z } from "zod";
import type { Job } from "#api/platform/jobs/jobs.ts";
import type { NotificationsDependencies } from "./dependencies.ts";
import { findMessage } from "./entry-store.ts";
import { withCampaign, writeMessage } from "./messages.ts";
import { beginAttempt, deleteSubscription, listSubscriptions, takeBackAttempt } from "./subscription-store.ts";

const PushSchema = z.strictObject({ user_id: z.uuid(), entry_id: z.uuid(), subscription_id: z.uuid() });
type Push = z.output<typeof PushSchema>;

/** The job that sends a message to one browser. */
export const SEND_PUSH = { name: "notifications.push" } as const;
/** What was not delivered by then is old news. */
const TTL_SECONDS = 6 * 3600;
const TOPIC_LENGTH = 32;

/** What the service worker of the browser shows; null when there is nothing to send any more. */
async function prepare(deps: NotificationsDependencies, { user_id, entry_id, subscription_id }: Push) {
  const [keys, contact, found] = await Promise.all([
    deps.pushKeys(),
    deps.contactOf(user_id),
    findMessage(deps.database.kysely, { user_id, entry_id }),
  ]);
  const browsers = await listSubscriptions(deps.database.kysely, user_id, keys.publicKey);
  const browser = browsers.find((each) => each.subscription_id === subscription_id);
  if (!contact || !found || !browser) return null;
  const { language } = contact;
  const { title, body } = writeMessage(found.message, language);
  const page = withCampaign(WORKFLOWS[found.event].page, found.event);
  const text = JSON.stringify({ title, body, page, tag: found.event, language });
  return { browser, text, topic: found.event.slice(0, TOPIC_LENGTH), keys };
}

/** The attempt is stored before the call: a worker that dies in between sends nothing twice, at worst nothing. */
async function push(deps: NotificationsDependencies, job: Push, signal: AbortSignal): Promise<void> {
  const { kysely } = deps.database;
  const prepared = await prepare(deps, job);
  if (prepared === null) return;
  const { browser, text, topic, keys } = prepared;
  const now = deps.clock.now();
  const attempt = { userId: job.user_id, entryId: job.entry_id, subscriptionId: job.subscription_id, now };
  if (!(await beginAttempt(kysely, attempt))) return;
  const { endpoint, p256dh, auth } = browser;
  const message = { endpoint, keys: { p256dh, auth }, text, topic, ttlSeconds: TTL_SECONDS };
  const outcome = await deps.push.send(message, { keys, subject: deps.pushSubject, now }, signal);
  if (outcome === "gone") await deleteSubscription(kysely, job.user_id, job.subscription_id);
  if (outcome === "refused") deps.log.warn({ host: new URL(endpoint).host }, "a push service refused a message");
  if (outcome !== "later") return;
  await takeBackAttempt(kysely, attempt);
  throw new Error("the push service asked for another attempt");
}

export const sendPushJob = (deps: NotificationsDependencies): Job<Push> => ({
  ...SEND_PUSH,
  class: "quick",
  data: PushSchema,
  handle: (job, { signal }) => push(deps, job, signal),
});
