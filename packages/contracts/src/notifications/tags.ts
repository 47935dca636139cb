/** Cache tags of this domain. */
export const notificationsTags = ["Notifications", "NotificationSettings"] as const;
