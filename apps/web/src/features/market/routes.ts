import type { AppRoute } from "#web/shared/routing/route.ts";

export const marketScreenRoutes: readonly AppRoute[] = [
  {
    path: "/simulator/market",
    screen: "market/market-screen",
    messages: ["market"],
    frame: "app",
    navigation: "simulator",
    skeleton: "list",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
    preload: ["/v2/assets/"],
  },
  {
    path: "/simulator/market/:ticker",
    screen: "market/instrument-screen",
    messages: ["market", "charts", "simulator", "simulator/ticket"],
    frame: "app",
    navigation: "simulator",
    skeleton: "list",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
  },
];
