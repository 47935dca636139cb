import { defineRoute } from "#web/shared/routing/route.ts";

const step = {
  access: "session",
  texts: ["funnel"],
  frame: "focus",
  skeleton: "lesson",
  title: "app.nav.learn",
  firstPaint: "skeleton",
} as const;

/** S2.07 to S2.10: between sign-up and the first lesson. */
export const funnelScreenRoutes = [
  defineRoute({
    ...step,
    path: "/upsell",
    screen: "funnel/upsell-screen",
    texts: ["funnel", "offers", "modules/paying"],
    skeleton: "list",
  }),
  defineRoute({
    ...step,
    path: "/upsell/second",
    screen: "funnel/second-upsell-screen",
    texts: ["funnel", "payments", "modules/paying"],
  }),
  defineRoute({
    ...step,
    path: "/auth/signup/app-download",
    access: "visitor",
    screen: "funnel/app-download-screen",
    skeleton: "form",
  }),
  defineRoute({
    ...step,
    path: "/onboarding",
    screen: "funnel/onboarding-screen",
    texts: ["funnel", "learning"],
    skeleton: "list",
  }),
  defineRoute({
    ...step,
    path: "/plan",
    screen: "funnel/plan-screen",
    texts: ["funnel/plan", "learning", "profile"],
    skeleton: "list",
  }),
];
