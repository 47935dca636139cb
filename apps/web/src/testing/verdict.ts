import type { Verdict } from "@candlewise/domain/learning/items";

/** The verdict on an answer, without words. */
export const verdictOf = (is_correct: boolean | null, solution: Verdict["solution"] = null): Verdict => ({
  is_correct,
  is_nearly: false,
  can_retry: false,
  parts: [],
  explanation: [],
  solution,
  tolerance: null,
  estimate: null,
});
