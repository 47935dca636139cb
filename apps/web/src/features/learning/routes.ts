import type { AppRoute } from "#web/shared/routing/route.ts";
import { learnScreenRoutes } from "./learn-routes.ts";
import { lessonScreenRoutes } from "./lesson-routes.ts";

export const learningScreenRoutes: readonly AppRoute[] = [...learnScreenRoutes, ...lessonScreenRoutes];
