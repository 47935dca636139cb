import { analyzeChart } from "@candlewise/domain/analyzer/analyze-chart";
import type { ChartFacts, ChartSeries, Confidence, Trend } from "@candlewise/domain/analyzer/facts";
import { CHART_PATTERNS, type ChartPatternName } from "@candlewise/domain/analyzer/pattern-names";
import { CHART_KINDS, type ChartKind } from "@candlewise/domain/analyzer/rarity";
import { patternChart } from "@candlewise/domain/analyzer/testing/pattern-charts";
import { asReadFromPixels, randomWalk } from "@candlewise/domain/analyzer/testing/random-charts";
import { atLeast, atMost, none, percentile, report, type Figure } from "./support/figures.ts";
import { randomChart } from "./support/random-charts.ts";
import { sized } from "./support/short.ts";

// How well the analysis tells patterns and trends from noise, and how far errors of reading change what it says. Everything is seeded.
const WALKS = sized(2_000, 300);
const CHARTS = sized(100, 15);
const BARS = 80;
/** Of few charts a share is further from the truth by chance. */
const SLACK = sized(0, 0.04);

const seeds = (count: number): string[] => Array.from({ length: count }, (_, seed) => `bench ${seed}`);
const share = <Item>(list: readonly Item[], is: (item: Item) => boolean): number =>
  list.filter(is).length / list.length;

const shows = ({ patterns }: ChartFacts, confidences: readonly Confidence[]): boolean =>
  patterns.some(({ confidence }) => confidences.includes(confidence));
const SURE = ["high"] as const;
const SURE_OR_SO = ["high", "medium"] as const;

/** Lengths that the table of base rates has, and lengths in between. */
const LENGTHS: Record<ChartKind, readonly number[]> = {
  candles: [25, 60, BARS, 110, 180, 300],
  line: [25, 60, BARS, 100],
  joined: [120],
};

/** Patterns in charts that have none. */
function inNoise(): Figure[] {
  return CHART_KINDS.flatMap((kind) =>
    LENGTHS[kind].flatMap((bars) => {
      const found = Array.from({ length: WALKS }, (_, walk) => analyzeChart(randomChart(kind, bars, "bench", walk)));
      const name = `random walks (${kind}, ${bars} bars) with a pattern`;
      return [
        atMost(
          `${name} at high`,
          share(found, (facts) => shows(facts, SURE)),
          0.1 + SLACK / 2,
        ),
        atMost(
          `${name} at medium or above`,
          share(found, (facts) => shows(facts, SURE_OR_SO)),
          0.5 + SLACK,
        ),
      ];
    }),
  );
}

const BARS_OF_PATTERNS = [60, 80, 100];

/** Charts drawn after each pattern, with noise as a share of its height. */
function recall(noise: number, isLine = false) {
  const all = CHART_PATTERNS.map((name) => {
    const found = seeds(CHARTS).map((seed, index) => {
      const bars = BARS_OF_PATTERNS[index % BARS_OF_PATTERNS.length] ?? BARS;
      const { patterns } = analyzeChart(patternChart(name, { seed, bars, noise, isLine }));
      return patterns.filter(({ confidence }) => confidence !== "low").map((pattern) => pattern.name);
    });
    const has = (list: readonly ChartPatternName[]): boolean => list.includes(name);
    return { name, any: share(found, has), first: share(found, (list) => has(list.slice(0, 1))) };
  });
  const meanOf = (key: "any" | "first"): number => all.reduce((sum, one) => sum + one[key], 0) / all.length;
  return { all, any: meanOf("any"), first: meanOf("first") };
}

function inPatterns(): Figure[] {
  const [calm, usual, loud] = [recall(0.02), recall(0.04), recall(0.07)];
  for (const { name, any, first } of usual.all)
    console.log(`  ${name}: found ${any.toFixed(2)}, first ${first.toFixed(2)} at noise .04`);
  return [
    atLeast("patterns found at noise .02", calm.any, 0.92 - SLACK),
    atLeast("patterns found at noise .04", usual.any, 0.8 - SLACK),
    atLeast("patterns found first at noise .04", usual.first, 0.65 - SLACK),
    atLeast("patterns found at noise .07", loud.any, 0.45 - SLACK),
    atLeast("patterns found in lines at noise .04", recall(0.04, true).any, 0.7 - SLACK),
  ];
}

function inTrends(): Figure[] {
  const trends = (walk: { drift?: number; pull?: number }): Trend[] =>
    seeds(WALKS).map((seed) => analyzeChart(randomWalk({ seed, bars: BARS, ...walk })).trend.value);
  const [up, down, none_, held] = [
    trends({ drift: 0.27 }),
    trends({ drift: -0.27 }),
    trends({}),
    trends({ pull: 0.2 }),
  ];
  const right = (share(up, (trend) => trend === "bullish") + share(down, (trend) => trend === "bearish")) / 2;
  const opposite =
    up.filter((trend) => trend === "bearish").length + down.filter((trend) => trend === "bullish").length;
  return [
    atLeast("drift of .27 deviations a bar called by its name", right, 0.75 - SLACK),
    none("drift called by the opposite name", opposite),
    atMost(
      "random walks called bullish or bearish",
      share(none_, (trend) => trend.startsWith("b")),
      0.17 + SLACK,
    ),
    atLeast(
      "prices that return to a mean called sideways",
      share(held, (trend) => trend === "sideways"),
      0.98,
    ),
  ];
}

/** The same chart as it is, and as it is read from a picture. */
function inPictures(): Figure[] {
  const pairs = seeds(WALKS).map((seed, index): [ChartFacts, ChartFacts] => {
    const name = CHART_PATTERNS[index % CHART_PATTERNS.length] ?? "rectangle";
    const series: ChartSeries =
      index % 2 === 0
        ? randomWalk({ seed, bars: BARS, drift: (index % 5) / 10 - 0.2 })
        : patternChart(name, { seed, bars: BARS, noise: 0.04 });
    return [analyzeChart(series), analyzeChart(asReadFromPixels(series, seed))];
  });
  const named = (facts: ChartFacts): string =>
    facts.patterns
      .filter(({ confidence }) => confidence !== "low")
      .map(({ name }) => name)
      .toSorted()
      .join();
  const base = ({ scenarios }: ChartFacts) => scenarios.find(({ id }) => id === "base")?.direction;
  const levelErrors = pairs.flatMap(([truth, read]) =>
    truth.levels.map(
      ({ price }) =>
        Math.min(...read.levels.map((level) => Math.abs(level.price - price))) /
        (truth.highest.price - truth.lowest.price),
    ),
  );
  return [
    atLeast(
      "same trend as without errors of reading",
      share(pairs, ([a, b]) => a.trend.value === b.trend.value),
      0.95,
    ),
    atLeast(
      "same direction of the base scenario",
      share(pairs, ([a, b]) => base(a) === base(b)),
      0.9,
    ),
    atLeast(
      "same patterns at medium or above",
      share(pairs, ([a, b]) => named(a) === named(b)),
      0.8,
    ),
    atMost("levels: median error as a share of the range", percentile(levelErrors, 0.5), 0.005),
  ];
}

function inTime(): Figure[] {
  const long = randomWalk({ seed: "long", bars: 300 });
  const times = Array.from({ length: 50 }, () => {
    const started = performance.now();
    analyzeChart(long);
    return performance.now() - started;
  });
  return [atMost("analysis of 300 candles, median", percentile(times, 0.5), sized(15, 60), "ms")];
}

const figures = [...inNoise(), ...inPatterns(), ...inTrends(), ...inPictures(), ...inTime()];
process.exitCode = report("Analysis of charts", figures) === 0 ? 0 : 1;
