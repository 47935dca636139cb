import type { Chart, Overlay, OverlayCreate } from "klinecharts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import type { ChartEvents, Drawing, DrawingTool } from "./chart-port.ts";
import { OVERLAY_OF } from "./kline-overlays.ts";

const GROUP = "drawings";

/** What users draw: kept by seconds and prices, so that it stays in place in every timeframe. */
export class KlineDrawings {
  readonly #chart: Chart;
  readonly #events: Pick<ChartEvents, "onDrawn" | "onSelected">;
  /** Which tool made an overlay, and its text. */
  readonly #made = new Map<string, Pick<Drawing, "tool" | "text">>();
  #begun: string | null = null;
  #isMoved = false;

  constructor(chart: Chart, events: Pick<ChartEvents, "onDrawn" | "onSelected">) {
    this.#chart = chart;
    this.#events = events;
  }

  /** A drawing is being made or moved. */
  get isHeld(): boolean {
    return this.#begun !== null || this.#isMoved;
  }

  set(drawings: readonly Drawing[]): void {
    this.cancel();
    this.#chart.removeOverlay({ groupId: GROUP });
    this.#made.clear();
    for (const { id, tool, points, text } of drawings) {
      const places = points.map(({ time, price }) => ({ timestamp: time * 1000, value: price }));
      this.#chart.createOverlay({ ...this.#overlay(id, tool, text), points: places });
    }
  }

  begin(tool: DrawingTool, text?: string): void {
    this.cancel();
    this.#begun = timeOrderedId();
    this.#chart.createOverlay(this.#overlay(this.#begun, tool, text));
  }

  cancel(): void {
    if (this.#begun === null) return;
    const id = this.#begun;
    this.#begun = null;
    this.#made.delete(id);
    this.#chart.removeOverlay({ id });
  }

  remove(id: string): void {
    this.#chart.removeOverlay({ id });
    this.#made.delete(id);
    this.#tell();
  }

  #overlay(id: string, tool: DrawingTool, text?: string): OverlayCreate {
    this.#made.set(id, { tool, ...(text !== undefined && { text }) });
    return {
      id,
      name: OVERLAY_OF[tool],
      groupId: GROUP,
      mode: "weak_magnet",
      modeSensitivity: 6,
      ...(text !== undefined && { extendData: text }),
      onDrawEnd: () => {
        this.#begun = null;
        this.#tell();
      },
      onPressedMoveStart: () => {
        this.#isMoved = true;
      },
      onPressedMoveEnd: () => {
        this.#isMoved = false;
        this.#tell();
      },
      onSelected: () => this.#events.onSelected(id),
      onDeselected: () => this.#events.onSelected(null),
      // The library would take it away.
      onRightClick: (event) => event.preventDefault?.(),
    };
  }

  #tell(): void {
    this.#events.onDrawn(this.#chart.getOverlays({ groupId: GROUP }).flatMap((overlay) => this.#drawingOf(overlay)));
  }

  #drawingOf({ id, points }: Overlay): Drawing[] {
    const made = this.#made.get(id);
    if (!made || id === this.#begun) return [];
    const places = points.flatMap(({ timestamp, value }) =>
      timestamp === undefined || value === undefined ? [] : [{ time: Math.round(timestamp / 1000), price: value }],
    );
    return places.length === 0 ? [] : [{ id, ...made, points: places }];
  }
}
