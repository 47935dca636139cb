import type { Chart, OverlayCreate } from "klinecharts";
import type { Bar, ChartLine, ChartSetup } from "./chart-port.ts";
import type { ChartTheme } from "./chart-theme.ts";
import { confineDrag } from "./dragged-pointer.ts";
import {
  LAST_PRICE,
  ORDER_LINE,
  overlayId,
  REMOVE,
  TAG_PITCH,
  type LineScene,
  type SceneReader,
} from "./kline-order-lines.ts";
import { stackTags } from "./tag-stack.ts";

const GROUP = "lines";
const PANE = "candle_pane";
/** Pixels of the pane in which the edge to the next one can be dragged. */
const SEPARATOR = 5;
/** Pixels of the legend of a study over the prices, which is two lines high on a phone. */
const LEGEND = 40;
/** Above all drawings; the last price is above the lines too. */
const LEVEL = 10_000;

/** Orders and positions as horizontal lines, and the last price. A line that is being dragged stays with the pointer, whatever is set meanwhile. */
export class KlineLines implements LineScene {
  readonly #chart: Chart;
  readonly #element: HTMLElement;
  readonly #setup: ChartSetup;
  readonly #bars: () => readonly Bar[];
  #lines: readonly ChartLine[] = [];
  #theme: ChartTheme | null = null;
  #dragged: string | null = null;
  #isCancelled = false;
  readonly #scene: SceneReader = () => this;
  #endDrag: () => void = () => undefined;

  constructor(chart: Chart, element: HTMLElement, setup: ChartSetup, bars: () => readonly Bar[]) {
    this.#chart = chart;
    this.#element = element;
    this.#setup = setup;
    this.#bars = bars;
    const extendData = this.#scene;
    chart.createOverlay({ name: LAST_PRICE, lock: true, zLevel: LEVEL + 1, extendData, points: [{ value: 0 }] });
  }

  get isDragged(): boolean {
    return this.#dragged !== null;
  }

  get lines(): readonly ChartLine[] {
    return this.#lines;
  }

  get decimals(): number {
    return this.#setup.decimals;
  }

  get last(): LineScene["last"] {
    const bar = this.#bars().at(-1);
    return bar ? { price: bar.close, open: bar.open } : null;
  }

  get theme(): ChartTheme {
    if (!this.#theme) throw new Error("The chart has no colors yet.");
    return this.#theme;
  }

  set theme(theme: ChartTheme) {
    this.#theme = theme;
    this.set(this.#lines);
  }

  priceOf(line: ChartLine): number {
    if (line.id !== this.#dragged) return line.price;
    return this.#chart.getOverlays({ id: overlayId(line.id) })[0]?.points[0]?.value ?? line.price;
  }

  tagAt(id: string, toPixel: (price: number) => number, height: number): number | null {
    return this.#tags(toPixel, height).get(id) ?? null;
  }

  /** Middles of all tags on the price axis, that of the last price among them. */
  axisTags(toPixel: (price: number) => number, height: number): number[] {
    return [...this.#tags(toPixel, height).values(), toPixel(this.last?.price ?? 0)];
  }

  #tags(toPixel: (price: number) => number, height: number): ReadonlyMap<string, number> {
    const seen = this.#lines.flatMap((line) => {
      const y = toPixel(this.priceOf(line));
      return y >= 0 && y <= height ? [{ id: line.id, y }] : [];
    });
    const { last } = this;
    const column = {
      height: TAG_PITCH,
      top: this.#chart.getIndicators({ paneId: PANE }).length * LEGEND,
      bottom: height,
      fixed: last && toPixel(last.price),
    };
    const placed = stackTags(
      seen.map(({ y }) => y),
      column,
    );
    return new Map(seen.map(({ id }, index) => [id, placed[index] ?? 0]));
  }

  set(lines: readonly ChartLine[]): void {
    const wanted = new Set(lines.map(({ id }) => overlayId(id)));
    for (const { id } of this.#chart.getOverlays({ groupId: GROUP })) {
      if (!wanted.has(id)) this.#chart.removeOverlay({ id });
    }
    this.#lines = lines;
    for (const line of lines) if (line.id !== this.#dragged) this.#put(line);
  }

  dispose(): void {
    this.#endDrag();
  }

  #put(line: ChartLine): void {
    const id = overlayId(line.id);
    const look = { id, extendData: this.#scene, lock: !line.isDraggable, points: [{ value: line.price }] };
    if (this.#chart.getOverlays({ id }).length > 0) this.#chart.overrideOverlay(look);
    else
      this.#chart.createOverlay({
        ...look,
        name: ORDER_LINE,
        groupId: GROUP,
        zLevel: LEVEL,
        ...this.#handlers(line.id),
      });
  }

  #handlers(id: string): Partial<OverlayCreate> {
    return {
      onPressedMoveStart: () => {
        this.#dragged = id;
        this.#isCancelled = false;
        const cancel = () => {
          this.#isCancelled = true;
        };
        this.#endDrag = confineDrag(this.#element, () => this.#plot(), cancel);
      },
      onPressedMoveEnd: ({ overlay }) => {
        this.#endDrag();
        this.#dragged = null;
        const price = overlay.points[0]?.value;
        const before = this.#lines.find((line) => line.id === id);
        if (price === undefined || !before) return;
        const rounded = Number(Math.max(0, price).toFixed(this.#setup.decimals));
        if (!this.#isCancelled && rounded !== before.price) this.#setup.events.onLineMoved(id, rounded);
        // Until its owner says otherwise, it is where it was.
        this.#put(this.#lines.find((line) => line.id === id) ?? before);
      },
      onClick: ({ figure }) => {
        if (figure?.key === REMOVE) this.#setup.events.onLineRemoved(id);
      },
      // The library would take it away.
      onRightClick: (event) => event.preventDefault?.(),
    };
  }

  /** Where prices can be read, in pixels of the page. */
  #plot(): DOMRect {
    const page = this.#element.getBoundingClientRect();
    const size = this.#chart.getSize(PANE, "main");
    // A few pixels at the lower edge are of the separator.
    const height = (size?.height ?? 0) - SEPARATOR;
    return new DOMRect(page.left + (size?.left ?? 0), page.top + (size?.top ?? 0), size?.width, height);
  }
}
