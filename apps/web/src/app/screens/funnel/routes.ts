import type { AppRoute } from "#web/app/route.ts";

const common = { messages: ["funnel"], frame: "focus", skeleton: "list", title: "app.nav.learn" } as const;

/** S2.07 to S2.10: between sign-up and the first lesson. */
export const funnelScreenRoutes: readonly AppRoute[] = [
  {
    ...common,
    path: "/upsell",
    load: () => import("./upsell-screen.tsx"),
    source: "app/screens/funnel/upsell-screen.tsx",
    skeleton: "lesson",
  },
  {
    ...common,
    path: "/upsell/second",
    load: () => import("./second-upsell-screen.tsx"),
    source: "app/screens/funnel/second-upsell-screen.tsx",
    skeleton: "lesson",
  },
  {
    ...common,
    path: "/auth/signup/app-download",
    load: () => import("./app-download-screen.tsx"),
    source: "app/screens/funnel/app-download-screen.tsx",
    skeleton: "form",
  },
  {
    ...common,
    path: "/onboarding",
    load: () => import("./onboarding-screen.tsx"),
    source: "app/screens/funnel/onboarding-screen.tsx",
    messages: ["funnel", "learning"],
  },
];
