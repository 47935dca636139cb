import { defineRoute } from "#web/shared/routing/route.ts";

const screen = {
  access: "session",
  area: "profile",
  texts: ["notifications"],
  frame: "app",
  skeleton: "list",
  title: "app.nav.profile",
  firstPaint: "skeleton",
} as const;

export const notificationsScreenRoutes = [
  defineRoute({ ...screen, path: "/notifications", screen: "notifications/inbox-screen" }),
  defineRoute({
    ...screen,
    path: "/profile/notifications",
    screen: "notifications/notification-settings-screen",
  }),
];
