import { notificationsContract, notificationsFileContract } from "@candlewise/contracts/notifications/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { filesOf } from "#api/platform/http/files.ts";
import { randomToken } from "#api/platform/keys/random.ts";
import type { Secrets } from "#api/platform/keys/secrets.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { NotificationsPorts } from "./dependencies.ts";
import { notificationEmails } from "./emails.ts";
import { followEvents } from "./follow-events.ts";
import { pruneNotificationsJob } from "./prune-job.ts";
import { pushKeysOf } from "./push-key.ts";
import { notificationsHandlers } from "./routes.ts";
import { sendDueJob } from "./send-due.ts";
import { sendPushJob } from "./send-push.ts";
import { unsubscribeHandlers } from "./unsubscribe.ts";

export interface NotificationsSettings {
  /** Derived from the previous secret, if it was changed. */
  readonly formerSecrets: Secrets | null;
  /** The operator's address, for push services to write to. */
  readonly operator: string;
}

/** Reminders and news: in the app, by email and by push. */
export function notificationsModule(
  platform: Platform,
  ports: NotificationsPorts,
  { formerSecrets, operator }: NotificationsSettings,
): FeatureModule {
  const { database } = platform;
  const pushKeys = pushKeysOf({ ...platform, formerSecrets });
  const deps = { ...platform, ...ports, pushKeys, randomToken, pushSubject: `mailto:${operator}` };
  return {
    domain: "notifications",
    endpoints: endpointsOf(notificationsContract, notificationsHandlers(deps)),
    files: filesOf(notificationsFileContract, unsubscribeHandlers(deps)),
    subscriptions: [followEvents(deps)],
    jobs: [sendDueJob(deps), sendPushJob(deps), pruneNotificationsJob(deps)],
    emails: [...notificationEmails.values()],
    personalData: personalTables(database, {
      notifications_entry: {},
      notifications_learner: { secret: ["unsubscribe_token"] },
      notifications_subscription: { secret: ["endpoint", "p256dh", "auth"] },
      notifications_attempt: {},
    }),
  };
}
