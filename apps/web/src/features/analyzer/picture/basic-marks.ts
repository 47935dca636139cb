import type { AnalysisLevel, AnalysisSeries, BasicReport } from "@candlewise/contracts/analyzer/schemas";
import { columnOf, rowOf, spotOf, stepOf, trendLine } from "./geometry.ts";
import { boxBetween, dotsAt, lineThrough, type Mark } from "./marks.ts";

/** Names in the reader's language for what is written in the picture. */
export interface MarkNames {
  readonly price: (price: number) => string;
  readonly trend: string;
  readonly drop: string;
  readonly highest: string;
  readonly lowest: string;
}

/** Edges of the bars, with half a bar of room. */
export function edgesOf(series: AnalysisSeries): { left: number; right: number } {
  const room = stepOf(series) / 2;
  return { left: columnOf(series, 0) - room, right: columnOf(series, series.bars.length - 1) + room };
}

export function levelMark(series: AnalysisSeries, level: AnalysisLevel, text: string): Mark {
  const { left, right } = edgesOf(series);
  const y = rowOf(series, level.price);
  const first = Math.min(...level.touches.map((bar) => columnOf(series, bar)), right);
  const tone = level.kind;
  return {
    finding: level.id,
    layer: "levels",
    strokes: [
      {
        d: lineThrough([
          { x: level.touches.length > 0 ? first : left, y },
          { x: right, y },
        ]),
        look: "line",
        tone,
      },
      { d: dotsAt(level.touches.map((bar) => ({ x: columnOf(series, bar), y }))), look: "dots", tone },
    ],
    tags: [{ text, short: level.id, at: { x: right, y }, place: "end", tone }],
  };
}

/** Trend, levels, largest drop and the two ends of the range. */
export function basicMarks(series: AnalysisSeries, report: BasicReport, names: MarkNames): Mark[] {
  const at = (point: BasicReport["highest"]) => spotOf(series, point);
  const trend = trendLine(series).map(at);
  const { from, to } = report.drop;
  const end = trend.at(-1);
  return [
    {
      finding: "trend",
      layer: "trend",
      strokes: [{ d: lineThrough(trend), look: "dashed", tone: "trend" }],
      tags: end ? [{ text: names.trend, short: "", at: end, place: "end", tone: "trend" }] : [],
    },
    ...report.levels.map((level) => levelMark(series, level, `${level.id} · ${names.price(level.price)}`)),
    {
      finding: "drop",
      layer: "trend",
      isOnDemand: true,
      strokes: [
        { d: boxBetween(at(from), at(to)), look: "area", tone: "loss" },
        { d: lineThrough([at(from), at(to)]), look: "line", tone: "loss" },
        { d: dotsAt([at(from), at(to)]), look: "dots", tone: "loss" },
      ],
      tags: [{ text: names.drop, at: at(to), place: "below", tone: "loss" }],
    },
    {
      finding: "range",
      layer: "trend",
      isOnDemand: true,
      strokes: [{ d: dotsAt([at(report.highest), at(report.lowest)]), look: "dots", tone: "entry" }],
      tags: [
        { text: names.highest, at: at(report.highest), place: "above", tone: "entry" },
        { text: names.lowest, at: at(report.lowest), place: "below", tone: "entry" },
      ],
    },
  ];
}
