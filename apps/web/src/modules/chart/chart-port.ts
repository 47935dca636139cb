import type { TimeframeSchema } from "@candlewise/contracts/market/schemas";
import type { DrawingSchema } from "@candlewise/contracts/charts/schemas";
import type { z } from "zod";
import type { PictureCaption } from "./chart-picture.ts";

export type Timeframe = z.output<typeof TimeframeSchema>;
export type Drawing = z.output<typeof DrawingSchema>;
export type DrawingTool = Drawing["tool"];

/** `time` is seconds since 1970 of the first second of the bar; prices in US dollars. */
export interface Bar {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** Where bars come from: the market, or a replay of it. */
export interface BarSource {
  /** The bars before a second, or the latest when it is null; oldest first. */
  load(timeframe: Timeframe, before: number | null): Promise<{ bars: readonly Bar[]; hasOlder: boolean }>;
  /** Reports every change of the newest bars, and every new one; returns how to stop. `last` is the newest one loaded. */
  follow(timeframe: Timeframe, last: Bar | null, onBar: (bar: Bar) => void): () => void;
}

export const CANDLE_LOOKS = ["candles", "hollow", "bars", "line", "area", "heikinAshi"] as const;
export type CandleLook = (typeof CANDLE_LOOKS)[number];

export const PRICE_SCALES = ["linear", "logarithm", "percentage"] as const;
export type PriceScale = (typeof PRICE_SCALES)[number];

export interface IndicatorChoice {
  /** A name of `INDICATORS`. */
  readonly name: string;
  readonly params: readonly number[];
}

/** A horizontal line that stands for an order or a position. */
export interface ChartLine {
  readonly id: string;
  /** US dollars; for drawing only. */
  readonly price: number;
  readonly kind: "limit" | "stop" | "target" | "position";
  readonly label: string;
  readonly isDraggable: boolean;
  /** Its tag has a button that removes it. */
  readonly isRemovable?: boolean;
  /** What is gained or lost at a price: of a position at the last price, of an order at its own. */
  readonly profitAt?: (price: number) => LineProfit | null;
}

export interface LineProfit {
  readonly text: string;
  readonly sign: number;
}

/** A trade, at the bar and the price of its execution. */
export interface ChartMark {
  readonly id: string;
  /** Seconds of the bar. */
  readonly time: number;
  /** US dollars; for drawing only. */
  readonly price: number;
  readonly side: "buy" | "sell";
}

export interface ChartEvents {
  /** The bar under the pointer; null when it leaves the chart. */
  onPoint(index: number | null): void;
  /** Bars, or which of them are visible, have changed. */
  onChange(): void;
  /** Bars could not be loaded; `isFirst` when there are none at all. */
  onFailed(error: unknown, isFirst: boolean): void;
  /** A line was dragged to a price, rounded to the decimals of the series. */
  onLineMoved(id: string, price: number): void;
  onLineRemoved(id: string): void;
  /** The user has drawn, moved or removed something. */
  onDrawn(drawings: readonly Drawing[]): void;
  onSelected(id: string | null): void;
}

export interface ChartSetup {
  readonly ticker: string;
  readonly decimals: number;
  readonly source: BarSource;
  readonly timeframe: Timeframe;
  readonly texts: ChartTexts;
  readonly events: ChartEvents;
}

/** What a label on the time axis names. */
export type TickUnit = "year" | "month" | "day" | "time" | "number";

/** How the chart writes what it draws. */
export interface ChartTexts {
  /** At the crosshair; `milliseconds` since 1970. */
  date(milliseconds: number, timeframe: Timeframe): string;
  /** On the time axis. */
  tick(seconds: number, unit: TickUnit, timeframe: Timeframe): string;
  /** The number of a bar, where its date is hidden. */
  readonly numberOf?: ((seconds: number) => number) | undefined;
  count(value: number): string;
}

/** What the app asks of a charting library. Nothing else of one may be used: another can take its place. */
export interface ChartPort {
  setTimeframe(timeframe: Timeframe): void;
  setLook(look: CandleLook): void;
  setScale(scale: PriceScale): void;
  setIndicators(indicators: readonly IndicatorChoice[]): void;
  setLines(lines: readonly ChartLine[]): void;
  setMarks(marks: readonly ChartMark[]): void;
  /** The one that is `held` is drawn stronger. */
  setDrawings(drawings: readonly Drawing[], held?: string | null): void;
  /** A drawing that is being made by keys, in place of the one before; null takes it away. */
  sketch(drawing: Drawing | null): void;
  /** The next points that the user sets make a drawing. */
  beginDrawing(tool: DrawingTool, text?: string): void;
  cancelDrawing(): void;
  removeDrawing(id: string): void;
  /** Oldest first. */
  bars(): readonly Bar[];
  /** From the first visible index to before the last. */
  visible(): { from: number; to: number };
  /** Puts the crosshair on a bar, at its close or a price, and scrolls it into view; null takes it away. */
  point(index: number | null, price?: number): void;
  zoom(factor: number): void;
  toLatest(): void;
  /** Puts the crosshair on the oldest bar, and on older ones as they are loaded. */
  toOldest(): void;
  /** Loads again what could not be loaded. */
  retry(): void;
  /** A PNG of what is seen, without the crosshair. `captionAt` is given the second of the picture. */
  picture(captionAt: (seconds: number) => PictureCaption): Promise<Blob>;
  /** Takes colours and motion from the page again. */
  refreshTheme(): void;
  dispose(): void;
}

export type CreateChart = (element: HTMLElement, setup: ChartSetup) => ChartPort;
