import type { AppRoute } from "#web/app/route.ts";

export const performanceScreenRoutes: readonly AppRoute[] = [
  {
    path: "/simulator/performance",
    load: () => import("./performance-screen.tsx"),
    source: "app/screens/performance/performance-screen.tsx",
    messages: ["performance"],
    frame: "app",
    navigation: "simulator",
    skeleton: "portfolio",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
    preload: ["/v2/portfolio/performance/?range=all"],
  },
];
