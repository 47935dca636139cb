/** Feelings that an entry can record; a small fixed set, so that results can be compared. */
export const FEELINGS = [
  "calm",
  "confident",
  "unsure",
  "afraid",
  "greedy",
  "impatient",
  "frustrated",
  "bored",
] as const;
export type Feeling = (typeof FEELINGS)[number];

/** Whether a trade followed its plan. */
export const FOLLOWED = ["yes", "partly", "no"] as const;
export type Followed = (typeof FOLLOWED)[number];
