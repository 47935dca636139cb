import { defineRoute } from "#web/shared/routing/route.ts";

/** The front door. */
export const welcomeScreenRoutes = [
  defineRoute({
    path: "/",
    access: "visitor",
    screen: "welcome/welcome-screen",
    texts: ["welcome"],
    frame: "focus",
    skeleton: "lesson",
    title: "welcome.title",
    firstPaint: "prerendered",
  }),
];
