import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { analyzeChart } from "@candlewise/domain/analyzer/analyze-chart";
import { CANDLE_BASE_RATES } from "@candlewise/domain/analyzer/base-rates";
import { MOST_LINE_BARS } from "@candlewise/domain/analyzer/chart";
import { CONFIDENCES } from "@candlewise/domain/analyzer/facts";
import { rarityOf } from "@candlewise/domain/analyzer/noise";
import { CANDLE_PATTERNS, CHART_PATTERNS } from "@candlewise/domain/analyzer/pattern-names";
import { CHART_KINDS, type ChartKind } from "@candlewise/domain/analyzer/rarity";
import { root } from "#tools/process.ts";
import { atMost, report, type Figure } from "./support/figures.ts";
import { candleRates, measurePatterns } from "./support/measure-noise.ts";
import { randomChart } from "./support/random-charts.ts";
import { sized } from "./support/short.ts";

// The table by which patterns get their confidence and their base rate. `WRITE=1 npm run bench -- pattern-base-rates` measures random walks and
// writes it; without WRITE, other walks are analyzed and have to show what the table says.
const WALKS_WRITTEN = 4_000;
const WALKS = sized(2_000, 150);
const TABLE = "packages/domain/src/analyzer/base-rates.ts";

/** How far a share of `WALKS` may be from that of the table: chance moves it by more than four deviations in one of 16,000 comparisons. */
const toleranceOf = (rate: number): number => 4 * Math.sqrt((rate * (1 - rate)) / WALKS) + 0.002;

/** Numbers of bars that are measured; in between, the analysis interpolates. */
const LENGTHS: Record<ChartKind, readonly number[]> = {
  candles: [15, 30, 45, 80, 140, 250, 400],
  line: [15, 30, 45, 80, MOST_LINE_BARS],
  joined: [MOST_LINE_BARS],
};

function write(): void {
  const rates = Object.fromEntries(
    CHART_KINDS.map((kind) => [
      kind,
      LENGTHS[kind].map((bars) => ({ bars, rates: measurePatterns(kind, bars, WALKS_WRITTEN) })),
    ]),
  );
  const text = `import type { CandlePatternName } from "./pattern-names.ts";
import type { NoiseTable } from "./rarity.ts";

// Written by \`WRITE=1 npm run bench -- pattern-base-rates\`: do not edit.

/** Share of random walks that show the pattern in their last five bars. */
export const CANDLE_BASE_RATES: Readonly<Record<CandlePatternName, number>> = ${JSON.stringify(candleRates(WALKS_WRITTEN))};

export const PATTERN_RATES: NoiseTable = ${JSON.stringify(rates)};
`;
  writeFileSync(join(root, TABLE), text.replaceAll(/"(\w+)":/g, "$1: "));
  console.log(`wrote ${TABLE}: format it with oxfmt`);
}

/** How far the share of random walks that show a pattern at a confidence or above is from the table, in tolerances. */
function differences(kind: ChartKind, bars: number): number[] {
  const found = Array.from(
    { length: WALKS },
    (_, walk) => analyzeChart(randomChart(kind, bars, "compared", walk)).patterns,
  );
  return CHART_PATTERNS.flatMap((name) =>
    CONFIDENCES.map((confidence, rank) => {
      const [, rate] = rarityOf(kind, bars, name, confidence);
      const isShown = (list: (typeof found)[number]): boolean =>
        list.some((pattern) => pattern.name === name && CONFIDENCES.indexOf(pattern.confidence) <= rank);
      return Math.abs(found.filter(isShown).length / WALKS - rate) / toleranceOf(rate);
    }),
  );
}

function compare(): Figure[] {
  const figures: Figure[] = [];
  let candlesOff = 0;
  const measured = candleRates(WALKS);
  for (const name of CANDLE_PATTERNS)
    candlesOff = Math.max(
      candlesOff,
      Math.abs(measured[name] - CANDLE_BASE_RATES[name]) / toleranceOf(CANDLE_BASE_RATES[name]),
    );
  figures.push(atMost("candlestick patterns: largest difference from the table, in tolerances", candlesOff, 1));
  for (const kind of CHART_KINDS)
    for (const bars of LENGTHS[kind]) {
      const off = Math.max(...differences(kind, bars));
      figures.push(atMost(`${kind}, ${bars} bars: largest difference from the table, in tolerances`, off, 1));
    }
  return figures;
}

if (process.env["WRITE"] === "1") write();
else process.exitCode = report(`Base rates of patterns, ${WALKS} random walks of each kind`, compare()) === 0 ? 0 : 1;
