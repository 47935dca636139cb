import type { AppRoute } from "./route.ts";
import { authScreenRoutes } from "./screens/auth/routes.ts";
import { funnelScreenRoutes } from "./screens/funnel/routes.ts";
import { inAppScreenRoutes } from "./screens/in-app/routes.ts";
import { journalScreenRoutes } from "./screens/journal/routes.ts";
import { learningScreenRoutes } from "./screens/learning/routes.ts";
import { marketScreenRoutes } from "./screens/market/routes.ts";
import { performanceScreenRoutes } from "./screens/performance/routes.ts";
import { planScreenRoutes } from "./screens/plan/routes.ts";
import { profileScreenRoutes } from "./screens/profile/routes.ts";
import { replayScreenRoutes } from "./screens/replay/routes.ts";
import { simulatorScreenRoutes } from "./screens/simulator/routes.ts";

/** All screens, in the order of the specification. */
export const routes: readonly AppRoute[] = [
  ...authScreenRoutes,
  ...funnelScreenRoutes,
  ...planScreenRoutes,
  ...inAppScreenRoutes,
  ...learningScreenRoutes,
  ...simulatorScreenRoutes,
  ...marketScreenRoutes,
  ...performanceScreenRoutes,
  ...journalScreenRoutes,
  ...replayScreenRoutes,
  ...profileScreenRoutes,
];
