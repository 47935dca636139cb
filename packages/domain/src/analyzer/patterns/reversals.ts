import type { Chart } from "../chart.ts";
import { lineThrough } from "../statistics.ts";
import type { TurningPoint } from "../turning-points.ts";
import { firstClose, isRecent } from "./breakout.ts";
import { segment, voidBeyond, type Candidate, type Detector, type Place } from "./candidate.ts";
import { balance, near, product, reaches, size, straightness } from "./marks.ts";

/** A shape whose lows have not been left yet is worth less. */
const FORMING = 0.7;

interface Top {
  readonly name: "double_top" | "head_and_shoulders";
  readonly turns: readonly TurningPoint[];
  readonly height: number;
  readonly neckline: ReturnType<typeof lineThrough>;
  /** Above it, the top is none. */
  readonly roof: number;
  readonly marks: number;
}

/** The low from which the price rose to the top: the turn before, or the start of the chart. */
function startOf({ bars }: Chart, turns: readonly TurningPoint[], index: number): Place {
  return turns[index - 1] ?? { bar: 0, price: bars[0]?.low ?? 0 };
}

function finished(chart: Chart, start: Place, top: Top): Candidate | null {
  const { name, turns, height, neckline, roof, marks } = top;
  const [first, last] = [turns[0], turns.at(-1)];
  if (!first || !last) return null;
  const end = chart.bars.length - 1;
  const broken = firstClose(chart, last.bar, "below", neckline);
  const failed = firstClose(chart, last.bar, "above", { at: () => roof });
  const to = broken ?? end;
  if (failed !== null || !isRecent(chart, broken ?? last.bar)) return null;
  const rise = (first.price - start.price) / height;
  const path = [start, ...turns, ...(broken === null ? [] : [{ bar: broken, price: neckline.at(broken) }])];
  return {
    name,
    score: product(
      marks,
      reaches(rise, 1) ** 2,
      straightness(chart, path, height),
      size(chart, height, last.bar - first.bar),
      broken === null ? FORMING : 1,
    ),
    from: first.bar,
    to,
    points: turns,
    lines: [segment(neckline, first.bar, to)],
    direction: "short",
    status: broken === null ? "forming" : "confirmed",
    target: neckline.at(to) - height,
    voidedAt: voidBeyond("short", roof),
  };
}

function doubleTop([first, low, second]: readonly TurningPoint[]): Top | null {
  if (!first || !low || !second || first.kind !== "high") return null;
  const height = (first.price + second.price) / 2 - low.price;
  const difference = Math.abs(first.price - second.price) / height;
  if (height <= 0 || difference > 0.3) return null;
  return {
    name: "double_top",
    turns: [first, low, second],
    height,
    neckline: { slope: 0, at: () => low.price },
    roof: Math.max(first.price, second.price),
    marks: product(near(difference, 0.12), reaches(balance(low.bar - first.bar, second.bar - low.bar), 0.6)),
  };
}

function headAndShoulders([left, firstLow, head, secondLow, right]: readonly TurningPoint[]): Top | null {
  if (!left || !firstLow || !head || !secondLow || !right || left.kind !== "high") return null;
  const neckline = lineThrough(firstLow, secondLow);
  const height = head.price - neckline.at(head.bar);
  const shoulders = [left, right].map(({ bar, price }) => (price - neckline.at(bar)) / height);
  const [leftShoulder = 0, rightShoulder = 0] = shoulders;
  if (height <= 0 || Math.max(...shoulders) > 0.85 || Math.min(...shoulders) < 0.15) return null;
  const tilt = Math.abs(firstLow.price - secondLow.price) / height;
  if (tilt > 0.5) return null;
  return {
    name: "head_and_shoulders",
    turns: [left, firstLow, head, secondLow, right],
    height,
    neckline,
    roof: head.price,
    marks: product(
      near(leftShoulder - rightShoulder, 0.25),
      near((leftShoulder + rightShoulder) / 2 - 0.5, 0.3),
      near(tilt, 0.25),
      reaches(balance(head.bar - left.bar, right.bar - head.bar), 0.6),
    ),
  };
}

/** Double tops, and heads with shoulders. */
export const findTops: Detector = (chart, turns) =>
  turns.flatMap((_, index) => {
    const start = startOf(chart, turns, index);
    return [doubleTop(turns.slice(index, index + 3)), headAndShoulders(turns.slice(index, index + 5))].flatMap(
      (top) => (top && finished(chart, start, top)) ?? [],
    );
  });
