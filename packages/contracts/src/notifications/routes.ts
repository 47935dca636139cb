import type { RouteTable } from "../endpoint.ts";
import type { FileTable } from "../file.ts";

const own = { token: "default", owner: "self", errors: [] } as const;

/** The inbox, and what reaches learners by email or on their devices. */
export const notificationsRoutes = {
  /** S7.43 */
  startWorkflow: {
    ...own,
    method: "POST",
    path: "/notifier-v2/workflows/",
    errors: ["unknown_workflow"],
    summary:
      "Starts a notification workflow for the caller. Each has its fields; it sends nothing if its reason is gone when it is due. A repeat for the same reason returns the first one.",
    rateLimit: 20,
    dailyLimit: 100,
  },
  listNotifications: {
    ...own,
    method: "GET",
    path: "/v2/notifications/",
    summary: "A page of the caller's inbox in the language of the call, newest first.",
    provides: ["Notifications"],
    keepUnusedDataFor: 30,
    cachedOffline: true,
  },
  countUnread: {
    ...own,
    method: "GET",
    path: "/v2/notifications/unread/",
    summary: "How many notifications in the inbox the caller has not read.",
    provides: ["Notifications"],
  },
  readNotifications: {
    ...own,
    method: "POST",
    path: "/v2/notifications/read/",
    summary: "Marks notifications as read: these, or all up to a time. A repeat changes nothing.",
    invalidates: ["Notifications"],
  },
  getNotificationSettings: {
    ...own,
    method: "GET",
    path: "/v2/notifications/settings/",
    summary: "Which notifications reach the caller on which channels, the quiet hours, and the public key for push.",
    provides: ["NotificationSettings"],
  },
  saveNotificationSettings: {
    ...own,
    method: "PUT",
    path: "/v2/notifications/settings/",
    summary: "Changes the given channels and quiet hours; everything else stays as it is.",
    invalidates: ["NotificationSettings"],
  },
  addPushSubscription: {
    ...own,
    method: "POST",
    path: "/v2/notifications/push-subscriptions/",
    errors: ["push_service_unknown"],
    summary:
      "Sends notifications to this browser from now on. A repeat returns the same id; an eleventh browser replaces the oldest.",
    invalidates: ["NotificationSettings"],
    rateLimit: 20,
    dailyLimit: 100,
  },
  removePushSubscription: {
    ...own,
    method: "DELETE",
    path: "/v2/notifications/push-subscriptions/{id}/",
    summary: "Sends nothing to this browser any more. 404 once it is removed.",
    invalidates: ["NotificationSettings"],
  },
} as const satisfies RouteTable;

/** The link in an email shows a page with a button: programs that scan emails follow links. Mail programs send the POST themselves (RFC 8058). */
export const notificationsFiles = {
  showUnsubscribePage: {
    method: "GET",
    path: "/v2/notifications/unsubscribe/{token}",
    token: "none",
    owner: "credential",
    errors: [],
    summary: "The page behind the unsubscribe link of an email.",
  },
  unsubscribe: {
    method: "POST",
    path: "/v2/notifications/unsubscribe/{token}",
    token: "none",
    owner: "credential",
    errors: [],
    summary: "Turns off all notification emails of the account in whose email the link was. A repeat changes nothing.",
  },
} as const satisfies FileTable;
