import type { marketRoutes } from "@candlewise/contracts/market/routes";
import type { MarketShapes } from "@candlewise/contracts/market/schemas";
import { queriesOf } from "#web/shared/routing/query.ts";
import { defineRoute } from "#web/shared/routing/route.ts";

const query = queriesOf<typeof marketRoutes, MarketShapes>();

const screen = {
  access: "session",
  area: "simulator",
  frame: "app",
  skeleton: "list",
  title: "app.nav.simulator",
} as const;

export const marketScreenRoutes = [
  defineRoute({
    ...screen,
    path: "/simulator/market",
    screen: "market/market-screen",
    texts: ["market"],
    queries: () => [query("listAssets")],
    firstPaint: "fresh",
  }),
  defineRoute({
    ...screen,
    path: "/simulator/market/:ticker",
    screen: "market/instrument-screen",
    texts: ["market", "charts", "simulator", "modules/order-form"],
    firstPaint: "skeleton",
  }),
];
