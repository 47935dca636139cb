import type { Chart } from "./chart.ts";
import { RISK_LEVELS, type ChartSeries, type ChartFacts, type DropLevel, type RiskLevel } from "./facts.ts";
import { clamp } from "./statistics.ts";
import { averageTrueRange } from "./true-ranges.ts";

/** The mean range of a bar as a share of the price, from which on the next level counts. */
const SHARES = [0.0025, 0.0075, 0.02, 0.04, 0.08];
/**
 * Without prices: the range that a random walk of such bars would cover, as a multiple of the range that the chart covers. About 1 for a random
 * walk, less for a steady trend, more for prices that go to and fro.
 */
const ROUGHNESSES = [0.3, 0.6, 1.2, 1.8, 2.6];

/** The level `steps` above or below. */
export const riskAbove = (level: RiskLevel, steps: number): RiskLevel =>
  RISK_LEVELS[clamp(RISK_LEVELS.indexOf(level) + steps, 0, RISK_LEVELS.length - 1)] ?? level;

function levelAt(value: number, limits: readonly number[]): RiskLevel {
  return riskAbove("very_low", limits.filter((limit) => value >= limit).length);
}

export function volatilityOf({ bars, kind }: Chart, unit: ChartSeries["unit"]): ChartFacts["volatility"] {
  const averageRange = averageTrueRange(bars, kind !== "candles");
  const last = Math.abs(bars.at(-1)?.close ?? 0);
  if (unit === "price" && last > 0) {
    const share = averageRange / last;
    return { averageRange, share, level: levelAt(share, SHARES) };
  }
  const covered = Math.max(...bars.map(({ high }) => high)) - Math.min(...bars.map(({ low }) => low));
  const roughness = covered > 0 ? (averageRange * Math.sqrt(bars.length)) / covered : 0;
  return { averageRange, share: null, level: levelAt(roughness, ROUGHNESSES) };
}

const STEPS_OF_DROP = { severe: 1, significant: 0, medium_drop: 0, no_drop: -1 } satisfies Record<DropLevel, number>;

/** How much the chart moves, and how deep it fell. */
export const riskOf = (volatility: RiskLevel, drop: DropLevel): RiskLevel => riskAbove(volatility, STEPS_OF_DROP[drop]);
