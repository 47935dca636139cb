import { candlePatternsOf } from "./candle-patterns.ts";
import { chartPatternsOf } from "./chart-patterns.ts";
import { chartOf, lastClose } from "./chart.ts";
import { deepestDrop } from "./drop.ts";
import { CONFIDENCES, type ChartFacts, type ChartSeries, type Confidence } from "./facts.ts";
import { levelsOf } from "./levels.ts";
import { scenariosOf } from "./scenarios.ts";
import { sentimentOf, trendOf } from "./trend.ts";
import { riskOf, volatilityOf } from "./volatility.ts";

const HIGH_QUALITY = 0.85;
const MEDIUM_QUALITY = 0.6;

function confidenceOfReading(quality: number): Confidence {
  if (quality >= HIGH_QUALITY) return "high";
  return quality >= MEDIUM_QUALITY ? "medium" : "low";
}

const lowerOf = (one: Confidence, other: Confidence): Confidence =>
  CONFIDENCES.indexOf(one) > CONFIDENCES.indexOf(other) ? one : other;

/** Everything that is said of a chart is computed here from the prices that were read. */
export function analyzeChart(series: ChartSeries): ChartFacts {
  const { unit, quality } = series;
  const chart = chartOf(series);
  const first = series.bars[0]?.open ?? 0;
  const last = lastClose(chart);
  const highest = chart.bars.reduce((one, other) => (other.high > one.high ? other : one));
  const lowest = chart.bars.reduce((one, other) => (other.low < one.low ? other : one));
  const trend = trendOf(chart);
  const volatility = volatilityOf(chart, unit);
  const drop = deepestDrop(chart, unit);
  const levels = levelsOf(chart);
  const patterns = chartPatternsOf(chart);
  return {
    unit,
    bars: series.bars.length,
    first,
    last,
    highest: { bar: highest.highAt, price: highest.high },
    lowest: { bar: lowest.lowAt, price: lowest.low },
    change: unit === "price" && first > 0 ? last / first - 1 : null,
    trend,
    volatility,
    drop,
    sentiment: sentimentOf(chart, trend.value),
    risk: riskOf(volatility.level, drop.level),
    confidence: lowerOf(confidenceOfReading(quality), trend.confidence),
    levels,
    candlePatterns: candlePatternsOf(chart),
    patterns,
    scenarios: scenariosOf(chart, { trend, volatility: volatility.level, levels, patterns }),
  };
}
