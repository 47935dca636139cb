import { defineRoute } from "#web/shared/routing/route.ts";

const screen = {
  access: "session",
  area: "simulator",
  frame: "app",
  skeleton: "list",
  title: "app.nav.simulator",
  firstPaint: "skeleton",
} as const;

export const briefsScreenRoutes = [
  defineRoute({
    ...screen,
    path: "/market-news",
    screen: "briefs/market-news-screen",
    texts: ["briefs", "payments", "modules/paying"],
  }),
  defineRoute({ ...screen, path: "/market-news/:briefId", screen: "briefs/brief-screen", texts: ["briefs"] }),
];
