import type { RouteTable } from "../endpoint.ts";

export const engagementRoutes = {
  getStreakCalendar: {
    method: "GET",
    path: "/calendar/streaks/current/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "The caller's streak and coins, and the days of this month and the last one that count or are covered.",
    provides: ["Streak"],
    cachedOffline: true,
  },
  getStreakProfile: {
    method: "GET",
    path: "/engagement/streaks/profiles/{user_id}/",
    token: "default",
    owner: "param:user_id",
    errors: [],
    summary: "The caller's streak with its longest length, freezes, a possible repair and the next milestone.",
    provides: ["Streak"],
    cachedOffline: true,
  },
  actOnStreak: {
    method: "POST",
    path: "/engagement/streaks/actions/",
    token: "default",
    owner: "body:user_id",
    errors: ["coins_short", "freezes_full", "nothing_to_repair"],
    summary:
      "Brings the streak up to date (`activity`), buys a freeze (`freeze`) or repairs the missed days (`repair`). A repeat has no second effect.",
    invalidates: ["Streak"],
  },
} as const satisfies RouteTable;
