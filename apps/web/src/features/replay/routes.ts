import { defineRoute } from "#web/shared/routing/route.ts";

const screen = {
  access: "session",
  area: "simulator",
  texts: ["replay", "modules/order-form"],
  frame: "app",
  skeleton: "list",
  title: "app.nav.simulator",
  firstPaint: "skeleton",
} as const;

export const replayScreenRoutes = [
  defineRoute({ ...screen, path: "/simulator/replay", screen: "replay/replays-screen" }),
  defineRoute({ ...screen, path: "/simulator/replay/:replayId", screen: "replay/replay-screen" }),
];
