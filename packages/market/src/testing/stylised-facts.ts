import { FactorKeys } from "../factor-keys.ts";
import { FactorPath } from "../factor-path.ts";
import { MARKET_FACTOR } from "../market-parameters.ts";
import { openKey } from "./instruments.ts";

/** Lags of the correlations, in days. */
const LAGS = [1, 5, 10, 20, 50, 100] as const;
const LEVERAGE_LAGS = 10;
const TAIL_SHARE = 0.05;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Correlation of one series with another that is `lag` places later. */
function correlation(a: readonly number[], b: readonly number[], lag: number): number {
  const length = Math.min(a.length, b.length - lag);
  const earlier = a.slice(0, length);
  const later = b.slice(lag, lag + length);
  const [meanEarlier, meanLater] = [mean(earlier), mean(later)];
  let [both, squareEarlier, squareLater] = [0, 0, 0];
  for (let index = 0; index < length; index++) {
    const x = (earlier[index] ?? 0) - meanEarlier;
    const y = (later[index] ?? 0) - meanLater;
    both += x * y;
    squareEarlier += x * x;
    squareLater += y * y;
  }
  return both / Math.sqrt(squareEarlier * squareLater);
}

function moments(values: readonly number[]): { deviation: number; skewness: number; excessKurtosis: number } {
  const centre = mean(values);
  const central = (power: number) => mean(values.map((value) => (value - centre) ** power));
  const variance = central(2);
  return {
    deviation: Math.sqrt(variance),
    skewness: central(3) / variance ** 1.5,
    excessKurtosis: central(4) / variance ** 2 - 3,
  };
}

/** Tail index of the largest moves (Hill, 1975); smaller means heavier tails. */
function hillIndex(sizes: readonly number[]): number {
  const sorted = sizes.filter((size) => size > 0).toSorted((a, b) => b - a);
  const count = Math.floor(sorted.length * TAIL_SHARE);
  const threshold = sorted[count] ?? 1;
  return 1 / mean(sorted.slice(0, count).map((size) => Math.log(size / threshold)));
}

function largestDrawdown(logs: readonly number[]): number {
  let peak = -Infinity;
  let largest = 0;
  for (const log of logs) {
    peak = Math.max(peak, log);
    largest = Math.max(largest, 1 - Math.exp(log - peak));
  }
  return largest;
}

/** Thirteen facts of a path of daily log prices (after Cont, "Empirical properties of asset returns", 2001), by name. */
function stylisedFacts(logs: readonly number[]): ReadonlyMap<string, number> {
  const returns = logs.slice(1).map((log, index) => log - (logs[index] ?? 0));
  const sizes = returns.map(Math.abs);
  const { deviation, skewness, excessKurtosis } = moments(returns);
  const leverage = Array.from({ length: LEVERAGE_LAGS }, (_, index) => correlation(returns, sizes, index + 1));
  return new Map([
    ["daily deviation, %", deviation * 100],
    ["skewness", skewness],
    ["excess kurtosis", excessKurtosis],
    ["tail index", hillIndex(sizes)],
    ["correlation of returns, 1 day", correlation(returns, returns, 1)],
    ...LAGS.map((lag) => [`correlation of sizes, ${lag} days`, correlation(sizes, sizes, lag)] as const),
    ["leverage, mean of 10 days", mean(leverage)],
    ["largest fall", largestDrawdown(logs)],
  ]);
}

/** Log closes of a CSV of prices with a header line; the close is the fifth column. */
export function logCloses(csv: string): number[] {
  const lines = csv.trim().split("\n").slice(1);
  return lines.map((line) => Math.log(Number(line.split(",")[4])));
}

/** One fact of the real index, and the band of most simulated ones. */
export interface FactComparison {
  readonly name: string;
  readonly real: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly isInside: boolean;
}

/** Daily log drift of an index; it only affects the largest drawdown. */
const INDEX_DRIFT = 0.00025;

function simulatedIndex(path: number, days: number): number[] {
  const factor = new FactorPath(new FactorKeys(`index ${path}`, openKey), MARKET_FACTOR);
  return Array.from({ length: days }, (_, day) => INDEX_DRIFT * day + factor.close(day - 1));
}

/** Compares each fact of a real path with the 5 to 95 % band of simulated ones of the same length. */
export function compareFacts(realLogs: readonly number[], paths: number): FactComparison[] {
  const simulated = Array.from({ length: paths }, (_, path) => stylisedFacts(simulatedIndex(path, realLogs.length)));
  return [...stylisedFacts(realLogs)].map(([name, real]) => {
    const values = simulated.map((facts) => facts.get(name) ?? Number.NaN).toSorted((a, b) => a - b);
    const at = (share: number) => values[Math.round(share * (paths - 1))] ?? Number.NaN;
    const [low, median, high] = [at(0.05), at(0.5), at(0.95)];
    return { name, real, low, median, high, isInside: real >= low && real <= high };
  });
}
