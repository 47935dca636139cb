export const leaderboardTags = ["Leaderboard"] as const;
