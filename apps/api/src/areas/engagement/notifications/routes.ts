import type { notificationsContract } from "@candlewise/contracts/notifications/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { NotificationsDependencies } from "./dependencies.ts";
import { listNotifications, readNotifications, showUnread } from "./inbox.ts";
import { addSubscription, removeSubscription } from "./push-subscriptions.ts";
import { saveSettings, showSettings } from "./settings.ts";
import { startWorkflow } from "./start-workflow.ts";

export function notificationsHandlers(deps: NotificationsDependencies): Handlers<typeof notificationsContract> {
  return {
    startWorkflow: async ({ body }, context) => startWorkflow(deps, context, body),
    listNotifications: async ({ query }, context) => listNotifications(deps, context, query),
    countUnread: async (_, context) => showUnread(deps, context),
    readNotifications: async ({ body }, context) => readNotifications(deps, context, body),
    getNotificationSettings: async (_, context) => showSettings(deps, context),
    saveNotificationSettings: async ({ body }, context) => saveSettings(deps, context, body),
    addPushSubscription: async ({ body }, context) => addSubscription(deps, context, body),
    removePushSubscription: async ({ params }, context) => removeSubscription(deps, context, params.id),
  };
}
