import type { AppRoute } from "#web/shared/routing/route.ts";

const subscription = {
  screen: "in-app/plan-subscription-screen",
  messages: ["in-app"],
  frame: "focus",
  skeleton: "form",
  title: "app.nav.profile",
} as const;

export const planScreenRoutes: readonly AppRoute[] = [
  {
    path: "/plan",
    screen: "funnel/plan-screen",
    messages: ["funnel/plan", "learning", "profile"],
    frame: "focus",
    skeleton: "list",
    title: "app.nav.learn",
  },
  { ...subscription, path: "/profile/plan-subscription" },
  { ...subscription, path: "/profile/plan-subscription/*" },
];
