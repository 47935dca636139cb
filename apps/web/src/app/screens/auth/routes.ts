import type { AppRoute } from "#web/app/route.ts";

export const authScreenRoutes: readonly AppRoute[] = [];
