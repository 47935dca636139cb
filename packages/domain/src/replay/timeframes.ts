/** Timeframes available in replays. */
export const REPLAY_TIMEFRAMES = ["1m", "5m", "15m", "1h", "1d"] as const;
export type ReplayTimeframe = (typeof REPLAY_TIMEFRAMES)[number];

/** Seconds per bar; null for a whole session. */
export const REPLAY_BAR_SECONDS: Readonly<Record<ReplayTimeframe, number | null>> = {
  "1m": 60,
  "5m": 300,
  "15m": 900,
  "1h": 3600,
  "1d": null,
};

/** Minimum and maximum number of bars in a replay. */
export const SHORTEST_REPLAY = 20;
export const LONGEST_REPLAY = 500;
/** Maximum number of bars per call. */
export const MOST_STEPS = 100;
