import type { Chart } from "../chart.ts";
import { fittedLine } from "../statistics.ts";
import type { TurningPoint } from "../turning-points.ts";
import { segment, voidBeyond, type Candidate, type Detector, type Place } from "./candidate.ts";
import { near, product, reaches, size, straightness } from "./marks.ts";

const FEWEST_BARS = 5;
/** A flag is shorter than its pole times this, and gives back less than this share of it. */
const LONGEST = 2;
const DEEPEST = 0.5;

/** The last bars after the top of the pole; those at the end may have left the flag upwards. */
function flagOf(chart: Chart, base: Place, top: TurningPoint, until: number): Candidate | null {
  const pole = top.price - base.price;
  const length = until - top.bar;
  if (pole <= 0 || length < FEWEST_BARS || length > LONGEST * (top.bar - base.bar)) return null;
  const bars = chart.bars.slice(top.bar + 1, until + 1);
  const closes = bars.map(({ close }, index) => ({ bar: top.bar + 1 + index, price: close }));
  const middle = fittedLine(closes);
  const lowest = Math.min(...bars.map(({ low }) => low));
  const depth = (top.price - lowest) / pole;
  const tilt = (middle.slope * length) / pole;
  if (depth > DEEPEST || tilt > 0.05 || tilt < -DEEPEST) return null;
  const above = Math.max(...bars.map(({ high }, index) => high - middle.at(top.bar + 1 + index)));
  const below = Math.max(...bars.map(({ low }, index) => middle.at(top.bar + 1 + index) - low));
  const upper = { slope: middle.slope, at: (bar: number) => middle.at(bar) + above };
  const lower = { slope: middle.slope, at: (bar: number) => middle.at(bar) - below };
  const end = chart.bars.length - 1;
  const isBroken = until < end;
  const rest = chart.bars.slice(until + 1);
  if (isBroken && !rest.every(({ close }, index) => close > upper.at(until + 1 + index))) return null;
  return {
    name: "bull_flag",
    score: product(
      straightness(chart, [base, top], pole),
      size(chart, pole, top.bar - base.bar),
      near((above + below) / pole, 0.35),
      near(depth, 0.4),
      near(tilt + 0.15, 0.25),
      reaches(length, 10),
    ),
    from: base.bar,
    to: end,
    points: [{ ...base, kind: "low" }, top],
    lines: [segment(upper, top.bar, end), segment(lower, top.bar, end)],
    direction: "long",
    status: isBroken ? "confirmed" : "forming",
    target: lower.at(end) + pole,
    voidedAt: voidBeyond("long", top.price - DEEPEST * pole),
  };
}

/** Bars at the end that may have left the flag. */
const MOST_AFTER = 5;

/** A steep rise, the pole, and then a short drift back against it. */
export const findFlags: Detector = (chart, turns) =>
  turns.flatMap((base, index) => {
    const top = turns[index + 1];
    if (!top || base.kind !== "low") return [];
    const end = chart.bars.length - 1;
    return Array.from({ length: MOST_AFTER + 1 }, (_, after) => flagOf(chart, base, top, end - after) ?? []).flat();
  });
