import type { AppRoute } from "#web/shared/routing/route.ts";

/** The front door. */
export const welcomeScreenRoutes: readonly AppRoute[] = [
  {
    path: "/",
    screen: "welcome/welcome-screen",
    messages: ["welcome"],
    frame: "focus",
    skeleton: "lesson",
    title: "welcome.title",
    isPrerendered: true,
  },
];
