import type { AppRoute } from "#web/app/route.ts";

export const learningScreenRoutes: readonly AppRoute[] = [];
