import type { Bar } from "@candlewise/domain/learning/items";
import { clamp, type Scale } from "#web/modules/plot/scale.ts";

/** Where the parts of a price chart lie, in pixels of its drawing. */
export interface ChartFrame {
  width: number;
  height: number;
  /** From the left edge to where the price labels begin. */
  plotWidth: number;
  price: Scale;
  /** Upper and lower edge of the volume bars. */
  volumeTop: number;
  volumeBottom: number;
  /** Bars from the left edge of the plot to the right one. */
  count: number;
}

/** Lowest and highest price of the bars, with `room` (a share of the span) on either side. */
export function priceSpan(bars: readonly Bar[], room: number): { low: number; high: number } {
  const low = Math.min(...bars.map((bar) => bar.low));
  const high = Math.max(...bars.map((bar) => bar.high));
  const margin = (high - low || Math.abs(high) * 0.02 || 1) * room;
  return { low: low - margin, high: high + margin };
}

export interface FrameOptions {
  bars: readonly Bar[];
  /** Bars for which there is room; as many as there are unless it says more. */
  slots?: number;
  width: number;
  height: number;
  /** Width of the price labels at the right. */
  gutter: number;
  /** Room above and below the prices as a share of their span. */
  room: number;
  hasVolume?: boolean;
}

const TOP = 14;
const DATES = 24;

export function frameOf({
  bars,
  slots = bars.length,
  width,
  height,
  gutter,
  room,
  hasVolume = true,
}: FrameOptions): ChartFrame {
  const bottom = height - DATES;
  const volumeHeight = hasVolume ? Math.round(height * 0.16) : 0;
  const { low, high } = priceSpan(bars, room);
  return {
    width,
    height,
    plotWidth: Math.max(40, width - gutter),
    price: { from: low, to: high, start: bottom - volumeHeight - 10, end: TOP },
    volumeTop: bottom - volumeHeight,
    volumeBottom: bottom,
    count: slots,
  };
}

const SIDE = 6;

export const slotWidth = ({ plotWidth, count }: ChartFrame) => (plotWidth - 2 * SIDE) / Math.max(1, count);

/** The middle of a bar. */
export const xOf = (frame: ChartFrame, index: number) => SIDE + (index + 0.5) * slotWidth(frame);

/** The bar nearest to a place; never outside the chart. */
export const indexAt = (frame: ChartFrame, x: number) =>
  clamp(Math.round((x - SIDE) / slotWidth(frame) - 0.5), 0, Math.max(0, frame.count - 1));

export interface BarIndexTick {
  index: number;
  /** How its label hangs, so that it never leaves the plot. */
  anchor: "start" | "middle" | "end";
}

/** Bars whose dates are written below: first, last and as many between as have room. */
export function dateTicks(frame: ChartFrame, labelWidth: number): BarIndexTick[] {
  const parts = clamp(Math.floor(frame.plotWidth / (labelWidth * 1.7)), 1, 4);
  const last = frame.count - 1;
  if (last < 1) return [{ index: 0, anchor: "start" }];
  return Array.from({ length: parts + 1 }, (_, part) => ({
    index: Math.round((part * last) / parts),
    anchor: part === 0 ? "start" : part === parts ? "end" : "middle",
  }));
}
