import type { AppRoute } from "#web/app/route.ts";

/** S2.03: screens that native apps show in a web view. */
export const inAppScreenRoutes: readonly AppRoute[] = [
  {
    path: "/in-app/*",
    load: () => import("./in-app-screen.tsx"),
    source: "app/screens/in-app/in-app-screen.tsx",
    messages: ["in-app"],
    frame: "focus",
    skeleton: "form",
    title: "app.nav.learn",
  },
];
