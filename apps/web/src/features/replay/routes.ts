import type { AppRoute } from "#web/shared/routing/route.ts";

export const replayScreenRoutes: readonly AppRoute[] = [
  {
    path: "/simulator/replay",
    screen: "replay/replays-screen",
    messages: ["replay"],
    frame: "app",
    navigation: "simulator",
    skeleton: "list",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
  },
  {
    path: "/simulator/replay/:replayId",
    screen: "replay/replay-screen",
    messages: ["replay"],
    frame: "app",
    navigation: "simulator",
    skeleton: "list",
    hiddenWith: "simulator",
    title: "app.nav.simulator",
  },
];
