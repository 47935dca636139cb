/** What somebody may say of how they felt; a small fixed set, so that results can be compared by it. */
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

/** Whether a trade was done as it was planned. */
export const FOLLOWED = ["yes", "partly", "no"] as const;
export type Followed = (typeof FOLLOWED)[number];
