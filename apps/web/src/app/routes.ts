import type { AppRoute } from "#web/shared/routing/route.ts";
import { authScreenRoutes } from "#web/features/auth/routes.ts";
import { funnelScreenRoutes } from "#web/features/funnel/routes.ts";
import { inAppScreenRoutes } from "#web/features/in-app/routes.ts";
import { journalScreenRoutes } from "#web/features/journal/routes.ts";
import { learningScreenRoutes } from "#web/features/learning/routes.ts";
import { marketScreenRoutes } from "#web/features/market/routes.ts";
import { performanceScreenRoutes } from "#web/features/performance/routes.ts";
import { planScreenRoutes } from "#web/features/funnel/plan-routes.ts";
import { profileScreenRoutes } from "#web/features/profile/routes.ts";
import { replayScreenRoutes } from "#web/features/replay/routes.ts";
import { simulatorScreenRoutes } from "#web/features/simulator/routes.ts";
import { welcomeScreenRoutes } from "#web/features/welcome/routes.ts";

/** All screens, in the order of the specification. */
export const routes: readonly AppRoute[] = [
  ...welcomeScreenRoutes,
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
