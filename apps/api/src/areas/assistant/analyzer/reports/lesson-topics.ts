import type { AnalysisTopic } from "@candlewise/contracts/analyzer/schemas";
import type { ChartFacts } from "@candlewise/domain/analyzer/facts";

/** Lessons that explain a topic, the best first. */
export const LESSONS_OF_TOPIC: Readonly<Record<AnalysisTopic, readonly string[]>> = {
  trend: ["reading-a-price-chart"],
  levels: ["stops-that-fit-the-chart", "reading-a-price-chart"],
  volatility: ["stops-that-fit-the-chart", "risk-and-return"],
  drop: ["climbing-back", "risk-and-return", "deep-falls-and-size"],
  candle_patterns: ["shapes-in-noise", "reading-a-price-chart"],
  chart_patterns: ["shapes-in-noise", "the-base-rate", "thirty-trades-prove-little"],
  scenarios: ["the-planned-loss", "counting-in-r", "exits-before-entries"],
  stops: ["stops-that-fit-the-chart", "stops-and-gaps", "exits-before-entries"],
};

type TopicsOf = (facts: ChartFacts) => readonly AnalysisTopic[];
const when = (isFound: boolean, topic: AnalysisTopic): AnalysisTopic[] => (isFound ? [topic] : []);

/** What each report speaks of. */
export const basicTopics: TopicsOf = ({ levels, drop }) => [
  "trend",
  ...when(levels.length > 0, "levels"),
  "volatility",
  ...when(drop.level !== "no_drop", "drop"),
];
export const scenarioTopics: TopicsOf = ({ levels }) => ["scenarios", "stops", ...when(levels.length > 0, "levels")];
export const patternTopics: TopicsOf = ({ patterns, candlePatterns }) => [
  ...when(patterns.length > 0, "chart_patterns"),
  ...when(candlePatterns.length > 0, "candle_patterns"),
];
