import type { Chart } from "../chart.ts";
import type { StraightLine } from "../statistics.ts";

/** Average ranges by which a close has to be beyond a line. */
const MARGIN = 0.2;

/** The first bar after `after` that closes beyond the line, or null. */
export function firstClose(
  { bars, range }: Chart,
  after: number,
  side: "above" | "below",
  line: Pick<StraightLine, "at">,
): number | null {
  const sign = side === "above" ? 1 : -1;
  for (let bar = after + 1; bar < bars.length; bar++) {
    const close = bars[bar]?.close ?? 0;
    if (sign * (close - line.at(bar)) > MARGIN * range) return bar;
  }
  return null;
}

/** Shapes that ended long ago tell nothing of the prices to come: the share of the chart after which a shape has to end. */
const RECENT = 0.65;

export const isRecent = ({ bars }: Chart, end: number): boolean => end >= RECENT * (bars.length - 1);
