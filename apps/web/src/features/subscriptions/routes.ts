import { defineRoute } from "#web/shared/routing/route.ts";

export const subscriptionsScreenRoutes = [
  // S2.02: also opened by a mailed link and by native apps, in a web view.
  defineRoute({
    path: "/profile/plan-subscription/*",
    access: "public",
    screen: "subscriptions/plan-subscription-screen",
    texts: ["subscriptions", "payments", "payments/history", "modules/paying"],
    frame: "focus",
    skeleton: "form",
    title: "app.nav.profile",
    firstPaint: "skeleton",
  }),
];
