import { seededRandom, type Random } from "@candlewise/domain/learning/hash";
import type { ChartSeries, PriceBar } from "../facts.ts";
import type { ChartPatternName } from "../pattern-names.ts";
import { normal, seriesOf } from "./random-charts.ts";

type Anchor = readonly [across: number, up: number];

/** The turns of each pattern, from 0 to 1 across the chart; its height is about 1. */
const RISING = {
  double_top: [
    [0, -0.6],
    [0.3, 1],
    [0.5, 0],
    [0.7, 1],
    [0.88, -0.1],
    [1, -0.3],
  ],
  head_and_shoulders: [
    [0, -0.7],
    [0.18, 0.5],
    [0.3, 0],
    [0.46, 1],
    [0.62, 0],
    [0.76, 0.5],
    [0.92, -0.1],
    [1, -0.3],
  ],
  ascending_triangle: [
    [0, -0.7],
    [0.2, 1],
    [0.36, 0],
    [0.52, 1],
    [0.66, 0.45],
    [0.8, 1],
    [0.9, 0.72],
    [1, 0.95],
  ],
  symmetrical_triangle: [
    [0, -0.7],
    [0.15, 1],
    [0.33, 0],
    [0.5, 0.82],
    [0.66, 0.2],
    [0.8, 0.64],
    [0.92, 0.38],
    [1, 0.52],
  ],
  rising_wedge: [
    [0, 0.6],
    [0.1, 0],
    [0.27, 0.65],
    [0.43, 0.32],
    [0.59, 0.8],
    [0.74, 0.6],
    [0.87, 0.94],
    [0.95, 0.82],
    [1, 0.9],
  ],
  rectangle: [
    [0, -0.7],
    [0.15, 1],
    [0.32, 0],
    [0.49, 1],
    [0.66, 0],
    [0.83, 1],
    [1, 0.2],
  ],
  rising_channel: [
    [0, 0.4],
    [0.1, 0],
    [0.25, 0.7],
    [0.42, 0.3],
    [0.58, 1.05],
    [0.74, 0.65],
    [0.9, 1.4],
    [1, 1.15],
  ],
  bull_flag: [
    [0, 0.12],
    [0.2, 0.2],
    [0.48, 0],
    [0.66, 1],
    [0.74, 0.8],
    [0.81, 0.92],
    [0.89, 0.72],
    [0.95, 0.84],
    [1, 0.7],
  ],
} as const satisfies Partial<Record<ChartPatternName, readonly Anchor[]>>;

const over = (anchors: readonly Anchor[]): Anchor[] => anchors.map(([across, up]) => [across, -up]);

const ANCHORS: Record<ChartPatternName, readonly Anchor[]> = {
  ...RISING,
  double_bottom: over(RISING.double_top),
  inverse_head_and_shoulders: over(RISING.head_and_shoulders),
  descending_triangle: over(RISING.ascending_triangle),
  falling_wedge: over(RISING.rising_wedge),
  falling_channel: over(RISING.rising_channel),
  bear_flag: over(RISING.bull_flag),
};

/** How far the anchors of a chart are from those of the book, across and up. */
const JITTER = [0.012, 0.03] as const;

function moved(anchors: readonly Anchor[], random: Random): Anchor[] {
  return anchors.map(([across, up]) => {
    const isEdge = across === 0 || across === 1;
    return [isEdge ? across : across + JITTER[0] * normal(random), up + JITTER[1] * normal(random)];
  });
}

function between(anchors: readonly Anchor[], across: number): number {
  const next = Math.max(
    1,
    anchors.findIndex(([at]) => at >= across),
  );
  const [left, right] = [anchors[next - 1] ?? [0, 0], anchors[next] ?? [1, 0]];
  return left[1] + ((right[1] - left[1]) * (across - left[0])) / (right[0] - left[0]);
}

const HEIGHT = 100;
const BASE = 1000;
/** Of each bar's deviation from the pattern, half is left in the next. */
const MEMORY = 0.5;

/** A chart that shows the pattern, with noise in shares of its height. */
export function patternChart(
  name: ChartPatternName,
  { seed, bars, noise, isLine = false }: { seed: string; bars: number; noise: number; isLine?: boolean },
): ChartSeries {
  const random = seededRandom(`${name} ${seed}`);
  const anchors = moved(ANCHORS[name], random);
  let deviation = 0;
  const closes = Array.from({ length: bars + 1 }, (_, bar) => {
    deviation = MEMORY * deviation + noise * normal(random);
    return BASE + HEIGHT * (between(anchors, bar / bars) + deviation);
  });
  const wick = (): number => Math.abs(HEIGHT * noise * normal(random));
  const found = closes.slice(1).map((close, index): PriceBar => {
    const open = closes[index] ?? close;
    return { open, high: Math.max(open, close) + wick(), low: Math.min(open, close) - wick(), close };
  });
  return seriesOf(found, isLine);
}
