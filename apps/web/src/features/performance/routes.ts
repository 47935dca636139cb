import type { performanceRoutes } from "@candlewise/contracts/performance/routes";
import type { PerformanceShapes } from "@candlewise/contracts/performance/schemas";
import { queriesOf } from "#web/shared/routing/query.ts";
import { defineRoute } from "#web/shared/routing/route.ts";

const query = queriesOf<typeof performanceRoutes, PerformanceShapes>();

export const performanceScreenRoutes = [
  defineRoute({
    path: "/simulator/performance",
    access: "session",
    area: "simulator",
    screen: "performance/performance-screen",
    texts: ["performance"],
    frame: "app",
    skeleton: "portfolio",
    title: "app.nav.simulator",
    queries: () => [query("getPerformance", { query: { range: "all" } })],
    firstPaint: "fresh",
  }),
];
