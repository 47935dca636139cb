import type { simulatorRoutes } from "@candlewise/contracts/simulator/routes";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { queriesOf } from "#web/shared/routing/query.ts";
import { defineRoute } from "#web/shared/routing/route.ts";
import { OPEN_ORDERS } from "./portfolio/open-orders-query.ts";

const query = queriesOf<typeof simulatorRoutes, SimulatorShapes>();

const screen = {
  access: "session",
  area: "simulator",
  texts: ["simulator", "simulator/portfolio", "modules/order-form"],
  frame: "app",
  title: "app.nav.simulator",
} as const;

export const simulatorScreenRoutes = [
  defineRoute({
    ...screen,
    path: "/simulator",
    screen: "simulator/simulator-screen",
    skeleton: "portfolio",
    queries: () => [query("getPortfolio"), query("listOrders", OPEN_ORDERS)],
    firstPaint: "fresh",
  }),
  defineRoute({
    ...screen,
    path: "/simulator/activity",
    screen: "simulator/simulator-activity-screen",
    skeleton: "list",
    queries: () => [query("getPortfolio")],
    firstPaint: "fresh",
  }),
];
