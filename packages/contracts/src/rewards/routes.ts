import type { RouteTable } from "../endpoint.ts";

export const rewardsRoutes = {
  getRewards: {
    method: "GET",
    path: "/calendar/rewards/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "The caller's calendar of seven daily rewards, and the odds of its lootbox.",
    provides: ["Rewards"],
    keepUnusedDataFor: 10_800,
  },
  claimReward: {
    method: "POST",
    path: "/calendar/rewards/{id}/claim/",
    token: "default",
    owner: "self",
    errors: ["reward_locked"],
    summary: "Claims a reward of a calendar. The prize is drawn once; a repeat gets the same answer.",
    invalidates: ["Avatars", "Sheets", "Streak"],
  },
} as const satisfies RouteTable;
