import type {
  AnalysisCandlePattern,
  AnalysisChartPattern,
  AnalysisLevel,
  AnalysisScenario,
  BasicReport,
} from "@candlewise/contracts/analyzer/schemas";
import type { ChartFacts } from "@candlewise/domain/analyzer/facts";

/** Each copies the facts of its report into the form of the contract. */
export function presentBasic(facts: ChartFacts): BasicReport {
  const { first, last, highest, lowest, change, trend, drop, sentiment, risk, confidence } = facts;
  const { averageRange: average_range, share, level } = facts.volatility;
  const volatility = { average_range, share, level };
  const levels = facts.levels.map(presentLevel);
  return { first, last, highest, lowest, change, trend, volatility, drop, sentiment, risk, confidence, levels };
}

export const presentScenarios = ({ levels, scenarios }: ChartFacts) => ({
  levels: levels.map(presentLevel),
  scenarios: scenarios.map(presentScenario),
});

export const presentPatterns = ({ candlePatterns, patterns }: ChartFacts) => ({
  candle_patterns: candlePatterns.map(presentCandlePattern),
  patterns: patterns.map(presentChartPattern),
});

const presentLevel = ({ touches, ...level }: ChartFacts["levels"][number]): AnalysisLevel => ({
  ...level,
  touches: [...touches],
});

function presentScenario(scenario: ChartFacts["scenarios"][number]): AnalysisScenario {
  const { rewardToRisk: reward_to_risk, voidedAt: voided_at, basis, ...rest } = scenario;
  return { ...rest, reward_to_risk, voided_at, basis: [...basis] };
}

const presentCandlePattern = ({
  baseRate: base_rate,
  ...rest
}: ChartFacts["candlePatterns"][number]): AnalysisCandlePattern => ({ ...rest, base_rate });

function presentChartPattern(pattern: ChartFacts["patterns"][number]): AnalysisChartPattern {
  const { baseRate: base_rate, voidedAt: voided_at, points, lines, ...rest } = pattern;
  return { ...rest, base_rate, voided_at, points: [...points], lines: lines.map(([from, to]) => [from, to]) };
}
