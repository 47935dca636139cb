/** Bars that a replay may go by. */
export const REPLAY_TIMEFRAMES = ["1m", "5m", "15m", "1h", "1d"] as const;
export type ReplayTimeframe = (typeof REPLAY_TIMEFRAMES)[number];

/** Of a bar; null for one of a whole session. */
export const REPLAY_BAR_SECONDS: Readonly<Record<ReplayTimeframe, number | null>> = {
  "1m": 60,
  "5m": 300,
  "15m": 900,
  "1h": 3600,
  "1d": null,
};

/** Bars that a replay has at least and at most. */
export const SHORTEST_REPLAY = 20;
export const LONGEST_REPLAY = 500;
/** Bars at most that one call steps. */
export const MOST_STEPS = 100;
