import type { AnalysisScenario, AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { edgesOf } from "./basic-marks.ts";
import { columnOf, rowOf } from "./geometry.ts";
import { boxBetween, lineThrough, type Mark, type Tone } from "./marks.ts";

/** The bands begin this share of the bars before the last one. */
const REACH = 0.3;

/** Two bands from the entry: to the stop what is risked, to the target what may be gained. */
export function scenarioMark(
  series: AnalysisSeries,
  scenario: AnalysisScenario,
  names: { entry: string; stop: string; target: string },
): Mark {
  const last = series.bars.length - 1;
  const left = columnOf(series, Math.round(last * (1 - REACH)));
  const { right } = edgesOf(series);
  const row = (price: number) => rowOf(series, price);
  const band = (price: number) => boxBetween({ x: left, y: row(scenario.entry) }, { x: right, y: row(price) });
  const line = (price: number) =>
    lineThrough([
      { x: left, y: row(price) },
      { x: right, y: row(price) },
    ]);
  const lines: { price: number; text: string; tone: Tone }[] = [
    { price: scenario.target, text: names.target, tone: "gain" },
    { price: scenario.entry, text: names.entry, tone: "entry" },
    { price: scenario.stop, text: names.stop, tone: "loss" },
  ];
  return {
    finding: scenario.id,
    layer: "scenarios",
    strokes: [
      { d: band(scenario.target), look: "area", tone: "gain" },
      { d: band(scenario.stop), look: "area", tone: "loss" },
      ...lines.map(({ price, tone }) => ({ d: line(price), look: "line" as const, tone })),
    ],
    tags: lines.map(({ price, text, tone }) => ({ text, at: { x: right, y: row(price) }, place: "end", tone })),
  };
}
