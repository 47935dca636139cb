import type {
  AnalysisCandlePattern,
  AnalysisChartPattern,
  AnalysisSeries,
} from "@candlewise/contracts/analyzer/schemas";
import { edgesOf } from "./basic-marks.ts";
import { columnOf, rowOf, spotOf, stepOf, type Spot } from "./geometry.ts";
import { boxBetween, dotsAt, lineThrough, type Mark } from "./marks.ts";

const highestOf = (spots: readonly Spot[]): Spot | undefined => spots.toSorted((a, b) => a.y - b.y)[0];

/** Its turning points and lines; and, while it is pointed at, where it would be void and where the textbook target is. */
export function patternMarks(
  series: AnalysisSeries,
  pattern: AnalysisChartPattern,
  names: { name: string; void: string; target: string },
): Mark[] {
  const points = pattern.points.map((point) => spotOf(series, point));
  const top = highestOf(points);
  const { right } = edgesOf(series);
  const across = (price: number): Spot[] => {
    const y = rowOf(series, price);
    return [
      { x: columnOf(series, pattern.from), y },
      { x: right, y },
    ];
  };
  const ends = [
    { price: pattern.voided_at.price, text: names.void, tone: "void" as const },
    ...(pattern.target === null ? [] : [{ price: pattern.target, text: names.target, tone: "gain" as const }]),
  ];
  return [
    {
      finding: pattern.id,
      layer: "patterns",
      strokes: [
        ...pattern.lines.map((line) => ({
          d: lineThrough(line.map((point) => spotOf(series, point))),
          look: "line" as const,
          tone: "pattern" as const,
        })),
        { d: lineThrough(points), look: "dashed", tone: "pattern" },
        { d: dotsAt(points), look: "dots", tone: "pattern" },
      ],
      tags: top ? [{ text: names.name, at: top, place: "above", tone: "pattern" }] : [],
    },
    {
      finding: pattern.id,
      layer: "patterns",
      isOnDemand: true,
      strokes: ends.map(({ price, tone }) => ({ d: lineThrough(across(price)), look: "dashed", tone })),
      tags: ends.map(({ price, text, tone }) => ({
        text,
        at: { x: right, y: rowOf(series, price) },
        place: "end",
        tone,
      })),
    },
  ];
}

/** A box around the candles of the pattern. */
export function candlePatternMark(series: AnalysisSeries, pattern: AnalysisCandlePattern, name: string): Mark {
  const first = Math.max(0, pattern.bar - pattern.length + 1);
  const bars = series.bars.slice(first, pattern.bar + 1);
  const half = stepOf(series) * 0.6;
  const top = rowOf(series, Math.max(...bars.map(({ high }) => high))) - half;
  const bottom = rowOf(series, Math.min(...bars.map(({ low }) => low))) + half;
  const left = columnOf(series, first) - half;
  const right = columnOf(series, pattern.bar) + half;
  return {
    finding: pattern.id,
    layer: "patterns",
    strokes: [{ d: boxBetween({ x: left, y: top }, { x: right, y: bottom }), look: "line", tone: "pattern" }],
    tags: [{ text: name, at: { x: (left + right) / 2, y: bottom }, place: "below", tone: "pattern" }],
  };
}
