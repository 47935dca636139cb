import type { AppRoute } from "#web/app/route.ts";
import { learnScreenRoutes } from "#web/app/screens/learn-routes.ts";

export const learningScreenRoutes: readonly AppRoute[] = [...learnScreenRoutes];
