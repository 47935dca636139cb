import type { Verdict } from "@candlewise/domain/learning/items";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { toPixel } from "#web/modules/plot/scale.ts";
import type { OrderLine, OrderLines } from "../item-draft.ts";
import { partOf } from "../item-props.ts";
import type { PartState } from "../item-props.ts";
import { LINES, spread } from "./order-lines.ts";
import { LABEL_HEIGHT } from "./order-marks.tsx";
import type { MarkedLine } from "./order-marks.tsx";

const REACH = 24;

/** Where the lines and their labels are drawn; none while nobody has chosen to trade. */
export function markedLines(
  frame: ChartFrame,
  { waiting, ...placed }: OrderLines & { waiting: Record<OrderLine, number> | null },
  stateOf: (line: OrderLine) => PartState,
): MarkedLine[] {
  if (!waiting) return [];
  const prices = LINES.map((line) => placed[line] ?? waiting[line]);
  const places = prices.map((price) => toPixel(frame.price, price));
  const labels = spread(places, LABEL_HEIGHT, LABEL_HEIGHT / 2, frame.volumeBottom - LABEL_HEIGHT / 2);
  return LINES.map((line, index) => ({
    line,
    price: prices[index] ?? 0,
    isPlaced: placed[line] !== null,
    state: stateOf(line),
    labelY: labels[index] ?? 0,
  }));
}

/** The strip in which each line is held: around its label, and half the way to the next one where they are close. */
export function stripsOf(middles: readonly number[]): { top: number; height: number }[] {
  return middles.map((middle) => {
    const others = middles.filter((other) => other !== middle);
    const above = Math.max(...others.filter((other) => other < middle));
    const below = Math.min(...others.filter((other) => other > middle));
    const top = Math.max(middle - REACH, (middle + above) / 2);
    return { top, height: Math.min(middle + REACH, (middle + below) / 2) - top };
  });
}

/** Whether the price of a line keeps the rules about it; null where no rule is. */
export function stateOfLine(verdict: Verdict | null, line: OrderLine): PartState {
  const tokens = line === "stop" ? ["stop", "room"] : [line];
  const parts = tokens.flatMap((token) => partOf(verdict, token) ?? []);
  if (parts.length === 0) return null;
  return parts.every(({ is_correct }) => is_correct) ? "right" : "wrong";
}
