import type { BriefTopic } from "@candlewise/domain/briefs/topics";

/** Lessons that explain a topic, the best first. */
export const LESSONS_OF_TOPIC: Readonly<Record<BriefTopic, readonly string[]>> = {
  few_carried: ["how-an-index-is-built", "how-wide-is-the-basket", "a-fund-in-two-minutes"],
  moved_together: ["positions-that-fall-together", "spreading-the-risk"],
  lone_move: ["the-single-stock", "earnings-days", "spreading-the-risk"],
  rough: ["stops-that-fit-the-chart", "risk-and-return"],
  calm: ["how-much-per-trade", "risk-and-return"],
  near_level: ["shapes-in-noise", "stops-that-fit-the-chart", "reading-a-price-chart"],
  ordinary: ["habits-that-cost-money", "streaks-are-ordinary", "thirty-trades-prove-little"],
};
