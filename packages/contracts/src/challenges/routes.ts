import type { RouteTable } from "../endpoint.ts";

export const challengesRoutes = {
  listChallenges: {
    method: "GET",
    path: "/daily-challenges/",
    token: "default",
    owner: "self",
    errors: [],
    summary:
      "All daily challenges with the caller's progress: joined ones first, then those to join, then finished ones.",
    provides: ["Challenges"],
    cachedOffline: true,
  },
  getChallenge: {
    method: "GET",
    path: "/daily-challenges/{id}/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "A daily challenge with its days: completed, open today, or locked until a date.",
    provides: ["Challenges"],
    cachedOffline: true,
  },
  joinChallenge: {
    method: "POST",
    path: "/daily-challenges/{id}/join/",
    token: "default",
    owner: "self",
    errors: [],
    summary: "Joins a challenge: its first day opens. Repeating the call changes nothing.",
    invalidates: ["Challenges"],
  },
  getChallengeTask: {
    method: "GET",
    path: "/daily-challenges/tasks/{id}/",
    token: "default",
    owner: "self",
    errors: ["challenge_not_joined", "day_locked"],
    summary:
      "The task of a day. Its questions come without their answers, as an attempt whose answers go to `answerQuestion`; steps in the simulator come with what the practice account shows of them since the challenge was joined.",
    provides: ["ChallengeTask"],
    keepUnusedDataFor: 0,
  },
  completeChallengeTask: {
    method: "POST",
    path: "/daily-challenges/tasks/{id}/complete/",
    token: "default",
    owner: "self",
    errors: ["challenge_not_joined", "day_locked", "day_unfinished", "score_mismatch"],
    summary:
      "Completes the task of a day with the score that the server judged; any other score is refused. Repeating the call changes nothing and returns the same result.",
    invalidates: ["Challenges", "ChallengeTask"],
  },
  claimChallengeReward: {
    method: "POST",
    path: "/daily-challenges/{id}/reward/",
    token: "default",
    owner: "self",
    errors: ["challenge_not_joined", "challenge_unfinished"],
    summary:
      "Claims the coins of a finished challenge. Repeating the call changes nothing and returns the same result.",
    invalidates: ["Challenges", "Streak"],
  },
} as const satisfies RouteTable;
