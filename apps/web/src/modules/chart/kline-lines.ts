import type { Chart, OverlayCreate } from "klinecharts";
import type { ChartLine, ChartSetup } from "./chart-port.ts";
import type { ChartTheme } from "./chart-theme.ts";
import { ORDER_LINE, type OrderLineData } from "./kline-overlays.ts";

const GROUP = "lines";
const overlayId = (id: string) => `line ${id}`;

/** Orders and positions as horizontal lines. A line that is being dragged stays with the pointer, whatever is set meanwhile. */
export class KlineLines {
  readonly #chart: Chart;
  readonly #setup: ChartSetup;
  #lines: readonly ChartLine[] = [];
  #theme: ChartTheme | null = null;
  #dragged: string | null = null;

  constructor(chart: Chart, setup: ChartSetup) {
    this.#chart = chart;
    this.#setup = setup;
  }

  get isHeld(): boolean {
    return this.#dragged !== null;
  }

  get theme(): ChartTheme {
    if (!this.#theme) throw new Error("The chart has no colours yet.");
    return this.#theme;
  }

  set theme(theme: ChartTheme) {
    this.#theme = theme;
    this.set(this.#lines);
  }

  set(lines: readonly ChartLine[]): void {
    const wanted = new Set(lines.map(({ id }) => overlayId(id)));
    for (const { id } of this.#chart.getOverlays({ groupId: GROUP })) {
      if (!wanted.has(id)) this.#chart.removeOverlay({ id });
    }
    this.#lines = lines;
    for (const line of lines) if (line.id !== this.#dragged) this.#put(line);
  }

  #put(line: ChartLine): void {
    const extendData: OrderLineData = { line, theme: this.theme, decimals: this.#setup.decimals };
    const id = overlayId(line.id);
    const look = { id, extendData, lock: !line.isDraggable, points: [{ value: line.price }] };
    if (this.#chart.getOverlays({ id }).length > 0) this.#chart.overrideOverlay(look);
    else this.#chart.createOverlay({ ...look, name: ORDER_LINE, groupId: GROUP, ...this.#handlers(line.id) });
  }

  #handlers(id: string): Partial<OverlayCreate> {
    return {
      onPressedMoveStart: () => {
        this.#dragged = id;
      },
      onPressedMoveEnd: ({ overlay }) => {
        this.#dragged = null;
        const price = overlay.points[0]?.value;
        const before = this.#lines.find((line) => line.id === id);
        if (price === undefined || !before) return;
        const rounded = Number(Math.max(0, price).toFixed(this.#setup.decimals));
        if (rounded !== before.price) this.#setup.events.onLineMoved(id, rounded);
        // Until its owner says otherwise, it is where it was.
        this.#put(this.#lines.find((line) => line.id === id) ?? before);
      },
      // The library would take it away.
      onRightClick: (event) => event.preventDefault?.(),
    };
  }
}
