import type { CallResult } from "@candlewise/contracts/endpoint";
import { notificationsRoutes } from "@candlewise/contracts/notifications/routes";
import type { NotificationsShapes } from "@candlewise/contracts/notifications/schemas";
import { api } from "#web/shared/state/api.ts";
import { endpointsOf } from "#web/shared/state/endpoints.ts";

export const notificationsApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof notificationsRoutes, NotificationsShapes>(notificationsRoutes),
});

export type InboxPage = CallResult<NotificationsShapes["listNotifications"]>;
export type Notification = InboxPage["notifications"][number];
export type Settings = CallResult<NotificationsShapes["getNotificationSettings"]>;

export const {
  useStartWorkflowMutation,
  useListNotificationsQuery,
  useCountUnreadQuery,
  useReadNotificationsMutation,
  useGetNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
  useAddPushSubscriptionMutation,
  useRemovePushSubscriptionMutation,
} = notificationsApi;
