import type { AppRoute } from "#web/app/route.ts";

export const simulatorScreenRoutes: readonly AppRoute[] = [
  {
    path: "/simulator",
    load: () => import("./simulator-screen.tsx"),
    source: "app/screens/simulator/simulator-screen.tsx",
    messages: ["simulator"],
    frame: "app",
    navigation: "simulator",
    skeleton: "portfolio",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
    preload: ["/v2/portfolio/", "/v2/orders/?status=open&limit=50"],
  },
  {
    path: "/simulator/activity",
    load: () => import("./simulator-activity-screen.tsx"),
    source: "app/screens/simulator/simulator-activity-screen.tsx",
    messages: ["simulator"],
    frame: "app",
    navigation: "simulator",
    skeleton: "list",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
  },
];
