import type { Bar, Drawing } from "#web/modules/chart/chart-port.ts";
import { indexAt } from "./bar-at.ts";
import { rounded, stepOfKey, type KeyContext, type KeyPress } from "./placing.ts";

/** A drawing that keys have taken hold of. */
export interface Moving {
  readonly drawing: Drawing;
  /** The one point that moves; null for all of them. */
  readonly point: number | null;
}

/** A second so many bars later; beyond the bars that are there, as many seconds as `seconds` to a bar. */
export function timeAfter(bars: readonly Bar[], time: number, by: number, seconds: number): number {
  const index = indexAt(bars, time);
  const [from, to] = [bars[index], bars[index + by]];
  return Math.max(0, from && to ? to.time + (time - from.time) : time + by * seconds);
}

/** All of it, then each of its points, then all of it again. */
export const nextPoint = ({ drawing, point }: Moving): Moving => {
  const next = point === null ? 0 : point + 1;
  return { drawing, point: drawing.points.length > 1 && next < drawing.points.length ? next : null };
};

/** Where an arrow key moves it; null for another key. `seconds` are those of a bar. */
export function movedBy(moving: Moving, keyPress: KeyPress, context: KeyContext, seconds: number): Moving | null {
  const step = stepOfKey(keyPress, context);
  if (step === null) return null;
  const points = moving.drawing.points.map((point, index) =>
    moving.point !== null && moving.point !== index
      ? point
      : {
          time: timeAfter(context.bars, point.time, step.bars, seconds),
          price: rounded(point.price + step.dollars, context.decimals),
        },
  );
  return { ...moving, drawing: { ...moving.drawing, points } };
}
