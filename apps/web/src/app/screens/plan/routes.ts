import type { AppRoute } from "#web/app/route.ts";

const subscription = {
  load: () => import("./plan-subscription-screen.tsx"),
  source: "app/screens/plan/plan-subscription-screen.tsx",
  messages: ["in-app"],
  frame: "focus",
  skeleton: "form",
  title: "app.nav.profile",
} as const;

export const planScreenRoutes: readonly AppRoute[] = [
  {
    path: "/plan",
    load: () => import("./plan-screen.tsx"),
    source: "app/screens/plan/plan-screen.tsx",
    messages: ["funnel/plan", "learning", "profile"],
    frame: "focus",
    skeleton: "list",
    title: "app.nav.learn",
  },
  { ...subscription, path: "/profile/plan-subscription" },
  { ...subscription, path: "/profile/plan-subscription/*" },
];
