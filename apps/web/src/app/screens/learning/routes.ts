import type { AppRoute } from "#web/app/route.ts";
import { learnScreenRoutes } from "#web/app/screens/learn-routes.ts";
import { lessonScreenRoutes } from "#web/app/screens/lesson-routes.ts";

export const learningScreenRoutes: readonly AppRoute[] = [...learnScreenRoutes, ...lessonScreenRoutes];
