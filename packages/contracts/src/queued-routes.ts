import type { Route, RouteTable } from "./endpoint.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { learningRoutes } from "./learning/routes.ts";
import { reportsRoutes } from "./reports/routes.ts";

const tables: readonly RouteTable[] = [feedbackRoutes, learningRoutes, reportsRoutes];

/** All routes whose calls may wait in a browser's outbox, by the names of their endpoints. */
export const queuedRoutes: RouteTable = Object.fromEntries(
  tables.flatMap((table) => Object.entries(table)).filter(([, { queued }]: [string, Route]) => queued !== undefined),
);
