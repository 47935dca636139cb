import type { RouteTable } from "../endpoint.ts";

const read = { method: "GET", token: "default", owner: "self", errors: [], provides: ["Achievements"] } as const;

/** What a country hides is left out of every answer. */
export const achievementsRoutes = {
  /** S7.31 */
  listRecentAchievements: {
    ...read,
    path: "/achievements/v3/recent/",
    summary: "The caller's latest badges, newest first, and how many there are.",
    cachedOffline: true,
  },
  /** S7.32 */
  listAchievements: {
    ...read,
    path: "/achievements/v3/",
    summary: "All achievements with their tiers, the caller's progress, and when a tier was earned.",
    cachedOffline: true,
  },
  /** S7.33 */
  seeAchievement: {
    method: "POST",
    path: "/achievements/v3/{id}/see",
    token: "default",
    owner: "self",
    errors: [],
    summary:
      "Marks the earned tiers of an achievement as seen, up to `tier` if it is given, and adds their coins. A repeat changes nothing.",
    invalidates: ["Achievements", "Streak"],
  },
  /** S7.34 */
  listUnseenAchievements: {
    ...read,
    path: "/achievements/v3/unseen",
    summary: "Badges that the caller has not seen yet, oldest first. `source` leaves only those that belong there.",
    keepUnusedDataFor: 0,
  },
} as const satisfies RouteTable;
