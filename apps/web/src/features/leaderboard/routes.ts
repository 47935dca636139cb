import type { leaderboardRoutes } from "@candlewise/contracts/leaderboard/routes";
import type { LeaderboardShapes } from "@candlewise/contracts/leaderboard/schemas";
import { queriesOf } from "#web/shared/routing/query.ts";
import { defineRoute } from "#web/shared/routing/route.ts";

const query = queriesOf<typeof leaderboardRoutes, LeaderboardShapes>();

export const leaderboardScreenRoutes = [
  defineRoute({
    path: "/leagues",
    access: "session",
    area: "leagues",
    screen: "leaderboard/leaderboard-screen",
    texts: ["leaderboard"],
    frame: "app",
    skeleton: "list",
    title: "app.nav.leagues",
    queries: () => [query("getLeague", {})],
    firstPaint: "fresh",
  }),
];
