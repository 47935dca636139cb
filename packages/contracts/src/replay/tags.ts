/** Cache tags of this domain. */
export const replayTags = ["Replays"] as const;
