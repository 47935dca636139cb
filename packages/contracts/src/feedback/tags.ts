/** Cache tags of this domain. */
export const feedbackTags = ["Feedback"] as const;
