import type { AppRoute } from "#web/shared/routing/route.ts";

export const simulatorScreenRoutes: readonly AppRoute[] = [
  {
    path: "/simulator",
    screen: "simulator/simulator-screen",
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
    screen: "simulator/simulator-activity-screen",
    messages: ["simulator"],
    frame: "app",
    navigation: "simulator",
    skeleton: "list",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
  },
];
