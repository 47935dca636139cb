import type { AppRoute } from "#web/app/route.ts";

export const profileScreenRoutes: readonly AppRoute[] = [];
