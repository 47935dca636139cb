import { lastClose, type Chart } from "../chart.ts";
import type { Direction } from "../facts.ts";
import type { ChartPatternName } from "../pattern-names.ts";
import { fittedLine, type StraightLine } from "../statistics.ts";
import type { TurningPoint } from "../turning-points.ts";
import { firstClose, isRecent } from "./breakout.ts";
import { segment, voidBeyond, type Candidate, type Detector } from "./candidate.ts";
import { near, product, size, straightness } from "./marks.ts";

/** Turns that make up a corridor between two lines. */
const LENGTHS = [5, 6, 7, 8];
const TOUCHES = 6;
const FEWEST_BARS = 12;

interface Corridor {
  readonly turns: readonly TurningPoint[];
  readonly upper: StraightLine;
  readonly lower: StraightLine;
  readonly from: number;
  /** The last turn. */
  readonly until: number;
  readonly height: number;
  /** From the lowest turn to the highest. */
  readonly extent: number;
  /** What the lines gain from first to last turn, in heights, and the width at the end as a share of that at the start. */
  readonly upperGain: number;
  readonly lowerGain: number;
  readonly narrowing: number;
}

function corridorOf(turns: readonly TurningPoint[]): Corridor | null {
  const [first, last] = [turns[0], turns.at(-1)];
  if (!first || !last || last.bar - first.bar < FEWEST_BARS) return null;
  const upper = fittedLine(turns.filter(({ kind }) => kind === "high"));
  const lower = fittedLine(turns.filter(({ kind }) => kind === "low"));
  const bars = last.bar - first.bar;
  const start = upper.at(first.bar) - lower.at(first.bar);
  const end = upper.at(last.bar) - lower.at(last.bar);
  const height = Math.max(start, end);
  if (start <= 0 || end <= 0) return null;
  return {
    turns,
    upper,
    lower,
    from: first.bar,
    until: last.bar,
    height,
    extent: Math.max(...turns.map(({ price }) => price)) - Math.min(...turns.map(({ price }) => price)),
    upperGain: (upper.slope * bars) / height,
    lowerGain: (lower.slope * bars) / height,
    narrowing: end / start,
  };
}

interface Kind {
  readonly name: ChartPatternName;
  readonly expected: Direction | null;
  readonly mark: number;
}

/** Lines this flat, in heights from end to end, are level. */
const LEVEL = 0.25;
const NARROWS = 0.7;
const WIDENS = 1.4;

/** What the lines are called, if they are level or rise. */
function kindOf({ upperGain, lowerGain, narrowing }: Corridor): Kind | null {
  if (narrowing > WIDENS) return null;
  if (narrowing < NARROWS) {
    const mark = near(narrowing - 0.3, 0.4);
    if (Math.abs(upperGain) < LEVEL && lowerGain > LEVEL)
      return { name: "ascending_triangle", expected: "long", mark: mark * near(upperGain, 0.2) };
    if (upperGain < -LEVEL / 2 && lowerGain > LEVEL / 2)
      return { name: "symmetrical_triangle", expected: null, mark: mark * near(upperGain + lowerGain, 0.4) };
    if (upperGain > LEVEL && lowerGain > LEVEL) return { name: "rising_wedge", expected: "short", mark };
    return null;
  }
  const mark = near(Math.log(narrowing), 0.3);
  const gain = (upperGain + lowerGain) / 2;
  if (Math.abs(upperGain) < LEVEL && Math.abs(lowerGain) < LEVEL)
    return { name: "rectangle", expected: null, mark: mark * near(gain, 0.2) };
  if (upperGain > LEVEL && lowerGain > LEVEL) return { name: "rising_channel", expected: "long", mark };
  return null;
}

/** Root mean square of the distances of the turns from their lines, in shares of the extent. */
function looseness({ turns, upper, lower, extent }: Corridor): number {
  const squares = turns.map(({ bar, price, kind }) => (price - (kind === "high" ? upper : lower).at(bar)) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / turns.length) / extent;
}

/** Share of the closes that are outside. */
function outside({ bars, range }: Chart, { upper, lower, from, until }: Corridor): number {
  const closes = bars.slice(from, until + 1);
  const beyond = closes.filter(
    ({ close }, index) =>
      close > upper.at(from + index) + 0.25 * range || close < lower.at(from + index) - 0.25 * range,
  );
  return beyond.length / closes.length;
}

function finished(chart: Chart, corridor: Corridor, { name, expected, mark }: Kind): Candidate | null {
  const { turns, upper, lower, from, until, height, extent } = corridor;
  const end = chart.bars.length - 1;
  const above = firstClose(chart, until, "above", upper);
  const below = firstClose(chart, until, "below", lower);
  const broken = Math.min(above ?? Infinity, below ?? Infinity);
  const isBroken = Number.isFinite(broken);
  if (!isRecent(chart, until) || (isBroken && end - broken > (until - from) / 2)) return null;
  const to = isBroken ? broken : end;
  const direction = isBroken ? (broken === above ? "long" : "short") : expected;
  const [top, bottom] = [upper.at(to), lower.at(to)];
  const ended = direction ?? (top - lastClose(chart) < lastClose(chart) - bottom ? "short" : "long");
  return {
    name,
    score: product(
      mark,
      near(looseness(corridor), 0.035),
      near(outside(chart, corridor), 0.1),
      Math.min(1, turns.length / TOUCHES),
      straightness(chart, turns, extent),
      size(chart, height, (until - from) / 2),
    ),
    from,
    to,
    points: turns,
    lines: [segment(upper, from, to), segment(lower, from, to)],
    direction,
    status: isBroken ? "confirmed" : "forming",
    target: direction && (direction === "long" ? top + height : bottom - height),
    voidedAt: voidBeyond(ended, ended === "long" ? bottom : top),
  };
}

/** Triangles, wedges, channels and ranges that are level or rise. Where the chart begins, the price may not have turned. */
export const findCorridors: Detector = (chart, turns) =>
  turns.flatMap((_, first) =>
    LENGTHS.flatMap((length) => {
      const isWhole = turns[first]?.bar !== 0 && first + length <= turns.length;
      const corridor = isWhole ? corridorOf(turns.slice(first, first + length)) : null;
      const kind = corridor && kindOf(corridor);
      return (kind && finished(chart, corridor, kind)) ?? [];
    }),
  );
