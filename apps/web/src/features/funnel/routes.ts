import type { AppRoute } from "#web/shared/routing/route.ts";

const common = { messages: ["funnel"], frame: "focus", skeleton: "list", title: "app.nav.learn" } as const;

/** S2.07 to S2.10: between sign-up and the first lesson. */
export const funnelScreenRoutes: readonly AppRoute[] = [
  {
    ...common,
    path: "/upsell",
    screen: "funnel/upsell-screen",
    skeleton: "lesson",
  },
  {
    ...common,
    path: "/upsell/second",
    screen: "funnel/second-upsell-screen",
    skeleton: "lesson",
  },
  {
    ...common,
    path: "/auth/signup/app-download",
    screen: "funnel/app-download-screen",
    skeleton: "form",
  },
  {
    ...common,
    path: "/onboarding",
    screen: "funnel/onboarding-screen",
    messages: ["funnel", "learning"],
  },
];
