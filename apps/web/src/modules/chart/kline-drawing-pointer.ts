import type { Chart, KLineData } from "klinecharts";
import type { Drawing, DrawingTool } from "./chart-port.ts";
import { POINTS_OF } from "./drawing-points.ts";

const PANE = "candle_pane";
/** Pixels after which a pointer that is down draws, instead of setting one point. */
const DRAGGED = 6;
/** Pixels from a price of the bar to which a point snaps. */
const MAGNET = 8;

type Point = Drawing["points"][number];
type Place = Pick<PointerEvent, "clientX" | "clientY">;

/** What is being drawn: its points so far. */
interface Begun extends Pick<Drawing, "id" | "tool" | "text"> {
  readonly points: readonly Point[];
}

interface Listener {
  /** As it would be if the points that are missing were set where the pointer is. */
  onSketch(drawing: Drawing): void;
  onDone(drawing: Drawing): void;
}

const first = <Value>(value: Value | Value[]): Value | undefined => (Array.isArray(value) ? value[0] : value);

/** Sets the points of a drawing with a mouse or a finger: by a click each, or two by dragging. The chart does not move meanwhile. */
export class KlineDrawingPointer {
  readonly #chart: Chart;
  readonly #element: HTMLElement;
  readonly #listener: Listener;
  #begun: Begun | null = null;
  #pressed: Place | null = null;
  #listening: AbortController | null = null;

  constructor(chart: Chart, element: HTMLElement, listener: Listener) {
    this.#chart = chart;
    this.#element = element;
    this.#listener = listener;
  }

  get isDrawing(): boolean {
    return this.#begun !== null;
  }

  begin(id: string, tool: DrawingTool, text?: string): void {
    this.stop();
    this.#begun = { id, tool, ...(text !== undefined && { text }), points: [] };
    this.#listening = new AbortController();
    const options = { signal: this.#listening.signal, capture: true };
    this.#element.style.touchAction = "none";
    this.#element.addEventListener("pointerdown", (event) => this.#down(event), options);
    // The library would move the chart.
    for (const type of ["mousedown", "touchstart"] as const)
      this.#element.addEventListener(type, (event) => event.stopPropagation(), options);
    this.#element.addEventListener("pointermove", (event) => this.#sketch(event), options);
    addEventListener("pointerup", (event) => this.#up(event), options);
    addEventListener("pointercancel", () => (this.#pressed = null), options);
  }

  stop(): void {
    this.#begun = null;
    this.#pressed = null;
    this.#listening?.abort();
    this.#listening = null;
    this.#element.style.touchAction = "";
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !this.#isOnPrices(event)) return;
    this.#pressed = event;
    this.#add(event);
    this.#sketch(event);
  }

  #up(event: PointerEvent): void {
    const pressed = this.#pressed;
    const begun = this.#begun;
    this.#pressed = null;
    if (!pressed || !begun) return;
    const isDragged = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) >= DRAGGED;
    if (isDragged && begun.points.length < POINTS_OF[begun.tool]) this.#add(event);
    this.#finish();
  }

  #add(place: Place): void {
    const point = this.#pointAt(place);
    if (this.#begun && point) this.#begun = { ...this.#begun, points: [...this.#begun.points, point] };
  }

  #finish(): void {
    const begun = this.#begun;
    if (!begun || begun.points.length < POINTS_OF[begun.tool]) return;
    this.stop();
    this.#listener.onDone({ ...begun, points: [...begun.points] });
  }

  #sketch(event: PointerEvent): void {
    const point = this.#pointAt(event);
    if (!this.#begun || !point || this.#begun.points.length === 0) return;
    const missing = POINTS_OF[this.#begun.tool] - this.#begun.points.length;
    const points = [...this.#begun.points, ...Array.from({ length: missing }, () => point)];
    this.#listener.onSketch({ ...this.#begun, points });
  }

  #isOnPrices(place: Place): boolean {
    const { x, y, width, height } = this.#within(place);
    return x >= 0 && x <= width && y >= 0 && y <= height;
  }

  #within({ clientX, clientY }: Place) {
    const page = this.#element.getBoundingClientRect();
    const { left = 0, top = 0, width = 0, height = 0 } = this.#chart.getSize(PANE, "main") ?? {};
    return { x: clientX - page.left - left, y: clientY - page.top - top, width, height };
  }

  /** Second and price of a place; beside the prices those of their nearest edge. */
  #pointAt(place: Place): Point | null {
    const { x, y, width, height } = this.#within(place);
    const at = { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
    const found = first(this.#chart.convertFromPixel([at], { paneId: PANE }));
    if (found?.timestamp === undefined || found.value === undefined) return null;
    const bar = this.#chart.getDataList()[found.dataIndex ?? -1];
    const price = (bar && this.#snapped(bar, at.y)) ?? found.value;
    return { time: Math.round(found.timestamp / 1000), price: Math.max(0, price) };
  }

  /** The price of a bar that is near. */
  #snapped({ open, high, low, close }: KLineData, y: number): number | null {
    const near = [open, high, low, close].flatMap((price) => {
      const at = first(this.#chart.convertToPixel([{ value: price }], { paneId: PANE }))?.y;
      return at !== undefined && Math.abs(at - y) <= MAGNET ? [{ price, distance: Math.abs(at - y) }] : [];
    });
    return near.toSorted((a, b) => a.distance - b.distance)[0]?.price ?? null;
  }
}
