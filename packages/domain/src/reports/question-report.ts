/** What can be wrong with a question, in the order in which learners choose from. */
export const REPORT_REASONS = [
  "wrong_answer",
  "wrong_reason",
  "unclear_question",
  "wrong_chart",
  "wording",
  "other",
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** Letters of what a learner writes with it. */
export const LONGEST_REPORT = 1000;

/** Whether a reason needs words: "something else" says nothing without them. */
export const needsWords = (reason: ReportReason): boolean => reason === "other";
