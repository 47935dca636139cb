import type { Chart, Overlay, OverlayCreate } from "klinecharts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import type { ChartEvents, Drawing, DrawingTool } from "./chart-port.ts";
import { KlineDrawingPointer } from "./kline-drawing-pointer.ts";
import { OVERLAY_OF } from "./kline-overlays.ts";

const GROUP = "drawings";
const SKETCH = "sketch";
/** Pixels of the lines of a drawing that keys have taken hold of. */
const HELD = { line: { size: 3 }, rect: { borderSize: 3 }, polygon: { borderSize: 3 }, text: { borderSize: 3 } };

const placesOf = ({ points }: Drawing) => points.map(({ time, price }) => ({ timestamp: time * 1000, value: price }));

/** What users draw, stored by seconds and prices, so that it stays in place in every timeframe. */
export class KlineDrawings {
  readonly #chart: Chart;
  readonly #events: Pick<ChartEvents, "onDrawn" | "onSelected">;
  /** Which tool made an overlay, and its text. */
  readonly #made = new Map<string, Pick<Drawing, "tool" | "text">>();
  readonly #pointer: KlineDrawingPointer;
  #isMoved = false;

  constructor(chart: Chart, element: HTMLElement, events: Pick<ChartEvents, "onDrawn" | "onSelected">) {
    this.#chart = chart;
    this.#events = events;
    this.#pointer = new KlineDrawingPointer(chart, element, {
      onSketch: (drawing) => this.#show(drawing),
      onDone: (drawing) => {
        this.#chart.removeOverlay({ groupId: SKETCH });
        this.#create(drawing);
        this.#tell();
      },
    });
  }

  /** A drawing is being made or moved. */
  get isHeld(): boolean {
    return this.#pointer.isDrawing || this.#isMoved;
  }

  set(drawings: readonly Drawing[], held: string | null = null): void {
    this.cancel();
    this.#chart.removeOverlay({ groupId: GROUP });
    this.#made.clear();
    for (const drawing of drawings) this.#create(drawing, drawing.id === held);
  }

  /** Shows what keys are making. Pointers ignore it, and nothing reports it. */
  sketch(drawing: Drawing | null): void {
    this.cancel();
    if (drawing !== null) this.#show(drawing);
  }

  begin(tool: DrawingTool, text?: string): void {
    this.cancel();
    this.#pointer.begin(timeOrderedId(), tool, text);
  }

  cancel(): void {
    this.#pointer.stop();
    this.#chart.removeOverlay({ groupId: SKETCH });
  }

  remove(id: string): void {
    this.#chart.removeOverlay({ id });
    this.#made.delete(id);
    this.#tell();
  }

  #show(drawing: Drawing): void {
    const { id, tool, text = "" } = drawing;
    const points = placesOf(drawing);
    if (this.#chart.getOverlays({ groupId: SKETCH }).some((overlay) => overlay.id === id)) {
      this.#chart.overrideOverlay({ id, points });
      return;
    }
    this.#chart.createOverlay({ id, name: OVERLAY_OF[tool], groupId: SKETCH, lock: true, extendData: text, points });
  }

  #create(drawing: Drawing, isHeld = false): void {
    const { id, tool, text } = drawing;
    const styles = isHeld ? { styles: HELD } : {};
    this.#chart.createOverlay({ ...this.#overlay(id, tool, text), ...styles, points: placesOf(drawing) });
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
    if (!made) return [];
    const places = points.flatMap(({ timestamp, value }) =>
      timestamp === undefined || value === undefined ? [] : [{ time: Math.round(timestamp / 1000), price: value }],
    );
    return places.length === 0 ? [] : [{ id, ...made, points: places }];
  }
}
