import { lastClose, opposite, type Chart } from "./chart.ts";
import type {
  ChartFacts,
  ChartPattern,
  ChartVoid,
  Direction,
  Level,
  Probability,
  RiskLevel,
  Scenario,
} from "./facts.ts";
import { clamp } from "./statistics.ts";
import { riskAbove } from "./volatility.ts";

/** In average true ranges: how far behind its level a stop is, and how far from the entry it may be. */
const STOP_MARGIN = 0.5;
const NEAREST_STOP = 1;
const FURTHEST_STOP = 4;

const LEAST_REWARD = 1.2;
const USUAL_REWARD = 2;
const MOST_REWARD = 4;
/** The base scenario waits for prices this much better. */
const PULLBACK = 0.75;

const LIKELY = 0.35;
const UNLIKELY = -0.2;

const LEANS = { high: 0.6, medium: 0.45, low: 0.3 };
const PATTERN_LEANS = { high: 0.4, medium: 0.25, low: 0.1 };

/** What a scenario rests on. */
export interface Evidence {
  readonly trend: ChartFacts["trend"];
  readonly volatility: RiskLevel;
  readonly levels: readonly Level[];
  readonly patterns: readonly ChartPattern[];
}

const signOf = (direction: Direction): 1 | -1 => (direction === "long" ? 1 : -1);

/** From -1, everything speaks for lower prices, to 1. */
function biasOf({ trend, patterns }: Evidence): number {
  const lean = trend.value === "bullish" ? 1 : trend.value === "bearish" ? -1 : 0;
  const shapes = patterns.map(({ direction, confidence }) =>
    direction ? signOf(direction) * PATTERN_LEANS[confidence] : 0,
  );
  return clamp(lean * LEANS[trend.confidence] + shapes.reduce((sum, shape) => sum + shape, 0), -1, 1);
}

/** Where nothing speaks for either side: back towards the middle of the chart. */
function directionOf(bias: number, chart: Chart): Direction {
  if (bias !== 0) return bias > 0 ? "long" : "short";
  const { highest, lowest } = boundsOf(chart);
  return lastClose(chart) <= (highest + lowest) / 2 ? "long" : "short";
}

function boundsOf({ bars }: Chart): { highest: number; lowest: number } {
  return {
    highest: Math.max(...bars.map(({ high }) => high)),
    lowest: Math.min(...bars.map(({ low }) => low)),
  };
}

/** Distances in which a plan is made: average ranges, but small enough that a target below does not reach 0. */
function stepOf(chart: Chart, entry: number): number {
  return boundsOf(chart).lowest > 0 ? Math.min(chart.range, entry / (2 * FURTHEST_STOP * MOST_REWARD)) : chart.range;
}

interface Plan {
  readonly stop: number;
  readonly target: number;
  readonly voidedAt: ChartVoid;
  readonly basis: readonly string[];
}

function planOf(direction: Direction, entry: number, step: number, { levels, patterns }: Evidence): Plan {
  const sign = signOf(direction);
  const distance = (price: number): number => sign * (price - entry);
  const behind = levels
    .filter(({ price }) => distance(price) <= 0 && -distance(price) + STOP_MARGIN * step <= FURTHEST_STOP * step)
    .toSorted((a, b) => distance(b.price) - distance(a.price))[0];
  const held = behind ? -distance(behind.price) : (NEAREST_STOP + STOP_MARGIN) * step;
  const risk = Math.max(NEAREST_STOP * step, held + STOP_MARGIN * step);
  const isReachable = (price: number): boolean =>
    distance(price) >= LEAST_REWARD * risk && distance(price) <= MOST_REWARD * risk;
  const pattern = patterns.find(
    ({ direction: expected, target }) => expected === direction && target !== null && isReachable(target),
  );
  const ahead = levels
    .filter(({ price }) => isReachable(price))
    .toSorted((a, b) => distance(a.price) - distance(b.price))[0];
  const target = pattern?.target ?? ahead?.price ?? entry + sign * USUAL_REWARD * risk;
  const agreeing = patterns.filter(({ direction: expected }) => expected === direction);
  return {
    stop: entry - sign * risk,
    target,
    voidedAt: { side: direction === "long" ? "below" : "above", price: entry - sign * (risk - STOP_MARGIN * step) },
    basis: [behind, pattern ? undefined : ahead, ...agreeing].flatMap((part) => part?.id ?? []),
  };
}

function scenario(
  id: Scenario["id"],
  { direction, entry, chart, evidence }: { direction: Direction; entry: number; chart: Chart; evidence: Evidence },
): Scenario {
  const { stop, target, voidedAt, basis } = planOf(direction, entry, stepOf(chart, entry), evidence);
  const support = signOf(direction) * biasOf(evidence);
  return {
    id,
    direction,
    entry,
    stop,
    target,
    rewardToRisk: (target - entry) / (entry - stop),
    probability: probabilityOf(support),
    risk: riskAbove(evidence.volatility, support < UNLIKELY ? 1 : support > LIKELY ? -1 : 0),
    voidedAt,
    basis,
  };
}

function probabilityOf(support: number): Probability {
  if (support >= LIKELY) return "likely";
  return support > UNLIKELY ? "possible" : "unlikely";
}

/** A rise and a fall from the last price, and what the evidence speaks for, entered at a better price. */
export function scenariosOf(chart: Chart, evidence: Evidence): Scenario[] {
  const last = lastClose(chart);
  const { highest, lowest } = boundsOf(chart);
  const direction = directionOf(biasOf(evidence), chart);
  const better = last - signOf(direction) * PULLBACK * stepOf(chart, last);
  return [
    scenario("bullish", { direction: "long", entry: last, chart, evidence }),
    scenario("base", { direction, entry: clamp(better, lowest, highest), chart, evidence }),
    scenario("bearish", { direction: opposite("long"), entry: last, chart, evidence }),
  ];
}
