import type { achievementsRoutes } from "@candlewise/contracts/achievements/routes";
import type { AchievementsShapes } from "@candlewise/contracts/achievements/schemas";
import { queriesOf } from "#web/shared/routing/query.ts";
import { defineRoute } from "#web/shared/routing/route.ts";

const achievements = queriesOf<typeof achievementsRoutes, AchievementsShapes>();

export const achievementsScreenRoutes = [
  defineRoute({
    path: "/achievements",
    access: "session",
    area: "profile",
    screen: "achievements/achievements-screen",
    texts: ["achievements"],
    queries: () => [achievements("listAchievements", {})],
    frame: "app",
    skeleton: "list",
    title: "app.nav.profile",
    firstPaint: "cached",
  }),
];
