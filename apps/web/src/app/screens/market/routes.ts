import type { AppRoute } from "#web/app/route.ts";

export const marketScreenRoutes: readonly AppRoute[] = [
  {
    path: "/simulator/market",
    load: () => import("./market-screen.tsx"),
    source: "app/screens/market/market-screen.tsx",
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
    load: () => import("./instrument-screen.tsx"),
    source: "app/screens/market/instrument-screen.tsx",
    messages: ["market", "charts", "simulator", "simulator/ticket"],
    frame: "app",
    navigation: "simulator",
    skeleton: "list",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
  },
];
