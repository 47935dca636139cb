import type { Chart, Crosshair } from "klinecharts";
import type { ChartEvents } from "./chart-port.ts";

const PANE = "candle_pane";

const one = <Value>(value: Value | Value[]): Value | undefined => (Array.isArray(value) ? value[0] : value);
const isCrosshair = (value: unknown): value is Crosshair => typeof value === "object" && value !== null && "x" in value;

/** The crosshair: where the pointer is, or where the arrow keys have put it. */
export class KlinePointer {
  readonly #chart: Chart;
  readonly #element: HTMLElement;
  readonly #leave: () => void;

  constructor(chart: Chart, element: HTMLElement, { onPoint }: Pick<ChartEvents, "onPoint">) {
    this.#chart = chart;
    this.#element = element;
    this.#leave = () => onPoint(null);
    chart.subscribeAction("onCrosshairChange", (crosshair) => {
      const index = isCrosshair(crosshair)
        ? one(chart.convertFromPixel([{ x: crosshair.x ?? 0 }]))?.dataIndex
        : undefined;
      if (index !== undefined) onPoint(Math.min(chart.getDataList().length - 1, Math.max(0, index)));
    });
    element.addEventListener("pointerleave", this.#leave);
  }

  point(index: number | null, price?: number): void {
    const bar = index === null ? undefined : this.#chart.getDataList()[index];
    if (index === null || !bar) return this.#hide();
    this.#reveal(index);
    const at = one(this.#chart.convertToPixel({ dataIndex: index, value: price ?? bar.close }));
    this.#chart.executeAction("onCrosshairChange", { x: at?.x ?? 0, y: at?.y ?? 0, paneId: PANE });
  }

  /** Any crosshair, an empty one too, has a line; only null has none, which the library takes but its types leave out. */
  #hide(): void {
    Reflect.apply(this.#chart.executeAction, this.#chart, ["onCrosshairChange", null]);
  }

  /** Scrolls a bar that is out of sight to the nearer third of the chart. */
  #reveal(index: number): void {
    const x = one(this.#chart.convertToPixel({ dataIndex: index }))?.x ?? 0;
    const width = this.#chart.getSize(PANE, "main")?.width ?? 0;
    if (x < 8) this.#chart.scrollByDistance(width / 3 - x);
    else if (x > width - 8) this.#chart.scrollByDistance((width * 2) / 3 - x);
  }

  dispose(): void {
    this.#element.removeEventListener("pointerleave", this.#leave);
  }
}
