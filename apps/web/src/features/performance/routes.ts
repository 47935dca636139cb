import type { AppRoute } from "#web/shared/routing/route.ts";

export const performanceScreenRoutes: readonly AppRoute[] = [
  {
    path: "/simulator/performance",
    screen: "performance/performance-screen",
    messages: ["performance"],
    frame: "app",
    navigation: "simulator",
    skeleton: "portfolio",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
    preload: ["/v2/portfolio/performance/?range=all"],
  },
];
