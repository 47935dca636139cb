import type { AppRoute } from "#web/shared/routing/route.ts";

/** S2.03: screens that native apps show in a web view. */
export const inAppScreenRoutes: readonly AppRoute[] = [
  {
    path: "/in-app/*",
    screen: "in-app/in-app-screen",
    messages: ["in-app"],
    frame: "focus",
    skeleton: "form",
    title: "app.nav.learn",
  },
];
