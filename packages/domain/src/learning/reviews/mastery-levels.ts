/** From the least to the most. */
export const MASTERY_LEVELS = ["new", "learning", "familiar", "mastered"] as const;
export type MasteryLevel = (typeof MASTERY_LEVELS)[number];
