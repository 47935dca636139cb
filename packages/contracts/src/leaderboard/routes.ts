import type { RouteTable } from "../endpoint.ts";

const read = {
  method: "GET",
  token: "default",
  owner: "self",
  errors: [],
  provides: ["Leaderboard"],
  keepUnusedDataFor: 30,
} as const;

/** Weekly leagues. Each call names the caller's own username; any other is 404. */
export const leaderboardRoutes = {
  /** S7.52 */
  getExperience: {
    ...read,
    path: "/leaderboard/experience/",
    summary: "Points of the caller this week, and the place among all learners of the week.",
  },
  /** S7.53 */
  getLeague: {
    ...read,
    path: "/leaderboard/v2/league/",
    summary: "The caller's league with the whole cohort, best first.",
    cachedOffline: true,
  },
  /** S7.53 */
  getStanding: {
    ...read,
    path: "/leaderboard/experience/league/",
    summary: "The caller's league and rank in the cohort.",
  },
  /** S7.54 */
  getClimb: {
    ...read,
    path: "/leaderboard/experience/climb/",
    summary: "The points to the next rank, to promotion and to safety from demotion.",
  },
  /** S7.55 */
  listLeagueUpdates: {
    ...read,
    path: "/leaderboard/rank-updates/",
    summary: "The result of the last week that ended, until the caller has seen it.",
  },
  /** S7.55 */
  listRankUpdates: {
    ...read,
    path: "/leaderboard/experience/rank-updates/",
    summary: "The change of the caller's rank since it was last seen.",
  },
  /** S7.56 */
  seeLeagueUpdates: {
    method: "POST",
    path: "/leaderboard/experience/league-updates/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "Marks the result of a week as seen. A result that is newer than the one named stays.",
    invalidates: ["Leaderboard"],
  },
  /** S7.56 */
  seeRankUpdates: {
    method: "POST",
    path: "/leaderboard/experience/rank-updates/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "Marks the current rank as seen.",
    invalidates: ["Leaderboard"],
  },
  setParticipation: {
    method: "PUT",
    path: "/v2/leaderboard/participation/",
    token: "default",
    owner: "self",
    errors: [],
    summary:
      "Joins or leaves the leagues. A learner who leaves disappears from the cohort at once and keeps the league.",
    invalidates: ["Leaderboard"],
  },
} as const satisfies RouteTable;
