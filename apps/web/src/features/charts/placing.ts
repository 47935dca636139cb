import type { Bar, Drawing, DrawingTool } from "#web/modules/chart/chart-port.ts";
import { barAfterKey } from "#web/modules/chart/bar-keys.ts";
import { POINTS_OF } from "#web/modules/chart/drawing-points.ts";
import { indexAt } from "./bar-at.ts";

type Point = Drawing["points"][number];

/** What keys need to know of the chart. */
export interface KeyContext {
  readonly bars: readonly Bar[];
  /** Indices of the first bar that is seen, and after the last. */
  readonly visible: { readonly from: number; readonly to: number };
  readonly decimals: number;
}

export interface KeyPress {
  readonly key: string;
  readonly isShift: boolean;
}

/** Steps of an arrow key with Shift. */
const FASTER = 10;

/** A drawing that is made by keys: what is set of it, and where its next point would be. */
export interface Placing {
  readonly id: string;
  readonly tool: DrawingTool;
  readonly text?: string;
  readonly points: readonly Point[];
  /** Seconds of the bar that the keys are at. */
  readonly time: number;
  /** Null as long as it goes with the closes of the bars. */
  readonly price: number | null;
}

/** How far a key moves a price: about a fiftieth of what is seen, as 1, 2 or 5 of a decimal place, and at least the last decimal. */
export function priceStep({ bars, visible, decimals }: KeyContext): number {
  const seen = bars.slice(Math.max(0, visible.from), visible.to);
  const range = Math.max(0, ...seen.map(({ high }) => high)) - Math.min(...seen.map(({ low }) => low));
  const smallest = 10 ** -decimals;
  if (!Number.isFinite(range) || range / 50 <= smallest) return smallest;
  const power = 10 ** Math.floor(Math.log10(range / 50));
  const digits = range / 50 / power;
  return power * (digits < 2 ? 1 : digits < 5 ? 2 : 5);
}

/** Bars to the right and dollars upwards that an arrow key goes; null for another key. */
export function stepOfKey({ key, isShift }: KeyPress, context: KeyContext): { bars: number; dollars: number } | null {
  const times = isShift ? FASTER : 1;
  const dollars = priceStep(context) * times;
  const steps: Readonly<Record<string, { bars: number; dollars: number }>> = {
    ArrowLeft: { bars: -times, dollars: 0 },
    ArrowRight: { bars: times, dollars: 0 },
    ArrowUp: { bars: 0, dollars },
    ArrowDown: { bars: 0, dollars: -dollars },
  };
  return steps[key] ?? null;
}

/** A price with the decimals of its instrument. */
export const rounded = (price: number, decimals: number): number => Number(price.toFixed(decimals));

export const placeOf = ({ time, price }: Placing, { bars, decimals }: KeyContext): Point & { index: number } => {
  const index = Math.max(0, indexAt(bars, time));
  return { index, time, price: rounded(price ?? bars[index]?.close ?? 0, decimals) };
};

/** Which point it is, of how many. */
export const pointNumber = ({ tool, points }: Placing): { number: number; count: number } => ({
  number: points.length + 1,
  count: POINTS_OF[tool],
});

/** Where a key leads; null for a key that leads nowhere. O, H, L and C are the four prices of the bar. */
export function afterKey(placing: Placing, keyPress: KeyPress, context: KeyContext): Placing | null {
  const { bars, visible } = context;
  const { index, price } = placeOf(placing, context);
  const own = { o: "open", h: "high", l: "low", c: "close" } as const;
  const named = Object.entries(own).find(([letter]) => letter === keyPress.key.toLowerCase())?.[1];
  if (named !== undefined) return { ...placing, price: bars[index]?.[named] ?? price };
  const step = stepOfKey(keyPress, context);
  if (step !== null && step.dollars !== 0)
    return { ...placing, price: rounded(price + step.dollars, context.decimals) };
  const wanted =
    step === null
      ? barAfterKey(keyPress.key, { index, count: bars.length, visible: visible.to - visible.from })
      : Math.min(bars.length - 1, Math.max(0, index + step.bars));
  const bar = wanted === null ? undefined : bars[wanted];
  return bar ? { ...placing, time: bar.time } : null;
}

const drawingOf = ({ id, tool, text }: Placing, points: readonly Point[]): Drawing => ({
  id,
  tool,
  ...(text !== undefined && { text }),
  points: [...points],
});

/** The drawing as it would be if every point that is missing were set here. */
export function sketchOf(placing: Placing, context: KeyContext): Drawing {
  const { time, price } = placeOf(placing, context);
  const missing = POINTS_OF[placing.tool] - placing.points.length;
  return drawingOf(placing, [...placing.points, ...Array.from({ length: missing }, () => ({ time, price }))]);
}

/** Sets the next point here: the drawing, when it was the last one. */
export function setPoint(placing: Placing, context: KeyContext): { placing: Placing } | { drawing: Drawing } {
  const { time, price } = placeOf(placing, context);
  const points = [...placing.points, { time, price }];
  return points.length < POINTS_OF[placing.tool]
    ? { placing: { ...placing, points } }
    : { drawing: drawingOf(placing, points) };
}
