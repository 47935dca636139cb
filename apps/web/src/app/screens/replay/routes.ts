import type { AppRoute } from "#web/app/route.ts";

export const replayScreenRoutes: readonly AppRoute[] = [
  {
    path: "/simulator/replay",
    load: () => import("./replays-screen.tsx"),
    source: "app/screens/replay/replays-screen.tsx",
    messages: ["replay"],
    frame: "app",
    navigation: "simulator",
    skeleton: "list",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
  },
  {
    path: "/simulator/replay/:replayId",
    load: () => import("./replay-screen.tsx"),
    source: "app/screens/replay/replay-screen.tsx",
    messages: ["replay"],
    frame: "app",
    navigation: "simulator",
    skeleton: "list",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
  },
];
