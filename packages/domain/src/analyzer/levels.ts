import { lastClose, type Chart } from "./chart.ts";
import type { Confidence, Level } from "./facts.ts";
import { mean } from "./statistics.ts";
import { turningPoints, type TurningPoint } from "./turning-points.ts";

/** In average true ranges: how far the price has to turn, and how far apart turns at one level may be. */
const TURN = 1.5;
const WIDTH = 0.6;

const MOST_PER_SIDE = 3;

/** The turns at one price. */
interface Cluster {
  readonly price: number;
  readonly turns: readonly TurningPoint[];
}

const clusterOf = (turns: readonly TurningPoint[]): Cluster => ({
  price: mean(turns.map(({ price }) => price)),
  turns,
});

/** The largest groups first, of equal ones the nearer to the last price. */
function clusters(turns: readonly TurningPoint[], width: number, last: number): Cluster[] {
  const found: Cluster[] = [];
  for (let rest = turns; rest.length > 0;) {
    const left = rest;
    const [best] = left
      .map(({ price }) => clusterOf(left.filter((turn) => Math.abs(turn.price - price) <= width)))
      .toSorted((a, b) => b.turns.length - a.turns.length || Math.abs(a.price - last) - Math.abs(b.price - last));
    if (!best) break;
    found.push(best);
    rest = left.filter((turn) => !best.turns.includes(turn));
  }
  return found;
}

/** The highest and the lowest price, which are levels even if they were reached only once, unless the price is there now. */
function extremes({ bars }: Chart, last: number): Cluster[] {
  const turns: TurningPoint[] = bars.flatMap(({ high, low }, bar) => [
    { bar, price: high, kind: "high" },
    { bar, price: low, kind: "low" },
  ]);
  const highest = turns.reduce((one, other) => (other.price > one.price ? other : one));
  const lowest = turns.reduce((one, other) => (other.price < one.price ? other : one));
  return [highest, lowest].filter(({ price }) => price !== last).map((turn) => clusterOf([turn]));
}

function strengthOf(touches: number): Confidence {
  if (touches >= 4) return "high";
  return touches === 3 ? "medium" : "low";
}

/** A level at the last price is what it last was. */
function kindOf({ price, turns }: Cluster, last: number): Level["kind"] {
  if (price !== last) return price < last ? "support" : "resistance";
  return turns.at(-1)?.kind === "low" ? "support" : "resistance";
}

/** A price and the bars that turned there. */
type TouchedLevel = Pick<Level, "kind" | "price" | "touches">;

const touchedLevel = (chart: Chart, cluster: Cluster): TouchedLevel => ({
  kind: kindOf(cluster, lastClose(chart)),
  price: cluster.price,
  touches: cluster.turns.map(({ bar, kind }) => barOf(chart, bar, kind)),
});

/** All prices at which the price turned at least twice, those with the most turns first. */
export function repeatedLevels(chart: Chart): TouchedLevel[] {
  // Where the chart begins and where it ends, the price may not have turned.
  const turns = turningPoints(chart, TURN * chart.range)
    .slice(0, -1)
    .filter(({ bar }) => bar > 0);
  return clusters(turns, WIDTH * chart.range, lastClose(chart))
    .filter((cluster) => cluster.turns.length > 1)
    .map((cluster) => touchedLevel(chart, cluster));
}

/** The repeated levels with the most turns, the nearest first; the lowest and the highest price where there are none. */
export function levelsOf(chart: Chart): Level[] {
  const last = lastClose(chart);
  const repeated = repeatedLevels(chart);
  const reached = extremes(chart, last).map((cluster) => touchedLevel(chart, cluster));
  return (["support", "resistance"] as const).flatMap((kind) => {
    const levels = repeated.filter((level) => level.kind === kind);
    const shown =
      levels.length > 0 ? levels.slice(0, MOST_PER_SIDE) : reached.filter((level) => level.kind === kind).slice(0, 1);
    const nearestFirst = shown.toSorted((a, b) => Math.abs(a.price - last) - Math.abs(b.price - last));
    return nearestFirst.map((level, index): Level => ({
      id: `${kind === "support" ? "S" : "R"}${index + 1}`,
      ...level,
      strength: strengthOf(level.touches.length),
    }));
  });
}

function barOf({ bars }: Chart, at: number, kind: TurningPoint["kind"]): number {
  const bar = bars[at];
  return (kind === "high" ? bar?.highAt : bar?.lowAt) ?? 0;
}
