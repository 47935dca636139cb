/** The paywall of learners to whom no other one is shown. */
export const DEFAULT_CONFIG = "default";
