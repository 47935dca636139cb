import type { FigureOf, OutcomeRange } from "@candlewise/domain/learning/figures";
import { niceTicks, toPixel, type Scale } from "#web/modules/plot/scale.ts";

export interface DistributionPlot {
  width: number;
  height: number;
  left: number;
  y: Scale;
  yTicks: number[];
  columns: { x: number; width: number; top: number; side: "below" | "above" }[];
  /** Labels below the columns. */
  xTicks: { x: number; value: number }[];
}

const TOP = 14;
const BOTTOM = 48;

/** Whether each range holds one whole number, so that it has that number for a name. */
export const isCounted = ({ format, ranges }: Pick<FigureOf<"distribution">, "format" | "ranges">): boolean =>
  format === "num0" && ranges.every(({ from, to }) => from === null || to === null || to - from === 1);

/** Lays out a column for each range; `most` is the share that fills the height. */
export function distributionPlot(
  { ranges, split, format }: Pick<FigureOf<"distribution">, "ranges" | "split" | "format">,
  size: { width: number; height: number; left: number; most: number },
): DistributionPlot {
  const { width, height, left, most } = size;
  const y: Scale = { from: 0, to: most || 1, start: height - BOTTOM, end: TOP };
  const step = (width - left) / ranges.length;
  const columns = ranges.map(({ to, share }, index) => ({
    x: left + index * step,
    width: step,
    top: toPixel(y, share),
    side: split !== null && (to === null || to > split.at) ? ("above" as const) : ("below" as const),
  }));
  const isNamed = isCounted({ format, ranges });
  const edges = ranges.flatMap(({ from }, index) =>
    from === null ? [] : [{ x: left + (index + (isNamed ? 0.5 : 0)) * step, value: from }],
  );
  return {
    width,
    height,
    left,
    y,
    yTicks: niceTicks(0, y.to, 4),
    columns,
    xTicks: fewer(edges, Math.floor((width - left) / 56)),
  };
}

/** As many as fit, at even distances. */
function fewer<Tick>(ticks: readonly Tick[], room: number): Tick[] {
  const every = Math.max(1, Math.ceil(ticks.length / Math.max(1, room)));
  return ticks.filter((_, index) => index % every === 0);
}

/** The index of the column at a pixel from the left edge of the first. */
export const columnAt = ({ columns, left, width }: DistributionPlot, x: number): number =>
  Math.min(columns.length - 1, Math.max(0, Math.floor((x / (width - left)) * columns.length)));

/** Index of the range that holds most outcomes: where one reads first. */
export const likeliest = (ranges: readonly OutcomeRange[]): number =>
  ranges.reduce((best, { share }, index) => (share > (ranges[best]?.share ?? 0) ? index : best), 0);
