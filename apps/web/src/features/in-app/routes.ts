import { defineRoute } from "#web/shared/routing/route.ts";

const screen = {
  access: "public",
  texts: ["in-app", "offers", "modules/paying"],
  frame: "focus",
  skeleton: "form",
  firstPaint: "skeleton",
} as const;

export const inAppScreenRoutes = [
  // S2.03: screens that native apps show in a web view.
  defineRoute({ ...screen, path: "/in-app/*", screen: "in-app/in-app-screen", title: "app.nav.learn" }),
];
