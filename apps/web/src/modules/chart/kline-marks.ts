import type { Chart, OverlayTemplate } from "klinecharts";
import type { ChartMark } from "./chart-port.ts";
import type { ChartTheme } from "./chart-theme.ts";

const MARK = "cwMark";
const GROUP = "marks";
/** Pixels from the price to the tip, and half the width of a mark. */
const GAP = 5;
const HALF = 7;
const HEIGHT = 11;

interface MarkData {
  readonly side: ChartMark["side"];
  readonly theme: ChartTheme;
}

const isMark = (value: unknown): value is MarkData =>
  typeof value === "object" && value !== null && "side" in value && "theme" in value;

/** A purchase points up from below its price, a sale down from above it: the shape tells them apart as well as the colour. */
export const MARK_TEMPLATE: OverlayTemplate = {
  name: MARK,
  totalStep: 2,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: ({ coordinates: [at], overlay: { extendData } }) => {
    if (!at || !isMark(extendData)) return [];
    const { side, theme } = extendData;
    const down = side === "buy" ? 1 : -1;
    const tip = { x: at.x, y: at.y + down * GAP };
    const base = tip.y + down * HEIGHT;
    const coordinates = [tip, { x: at.x - HALF, y: base }, { x: at.x + HALF, y: base }];
    const color = side === "buy" ? theme.violet : theme.streak;
    return [
      {
        type: "polygon",
        attrs: { coordinates },
        styles: { style: "stroke_fill", color, borderColor: theme.surface, borderSize: 2 },
        ignoreEvent: true,
      },
    ];
  },
};

/** Where trades were made. */
export class KlineMarks {
  readonly #chart: Chart;
  #marks: readonly ChartMark[] = [];
  #theme: ChartTheme | null = null;

  constructor(chart: Chart) {
    this.#chart = chart;
  }

  set theme(theme: ChartTheme) {
    this.#theme = theme;
    this.set(this.#marks);
  }

  set(marks: readonly ChartMark[]): void {
    this.#marks = marks;
    this.#chart.removeOverlay({ groupId: GROUP });
    for (const { id, time, price, side } of marks) {
      this.#chart.createOverlay({
        name: MARK,
        groupId: GROUP,
        id: `mark ${id}`,
        lock: true,
        points: [{ timestamp: time * 1000, value: price }],
        extendData: { side, theme: this.#theme },
      });
    }
  }
}
