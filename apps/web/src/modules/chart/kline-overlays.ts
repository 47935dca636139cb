import type { OverlayFigure, OverlayTemplate } from "klinecharts";
import type { ChartLine, DrawingTool } from "./chart-port.ts";
import type { ChartTheme } from "./chart-theme.ts";

/** Names under which the library knows our drawings; those of our own templates begin with `cw`. */
export const OVERLAY_OF = {
  trend: "segment",
  line: "straightLine",
  ray: "rayLine",
  horizontal: "horizontalStraightLine",
  vertical: "verticalStraightLine",
  channel: "parallelStraightLine",
  fibonacci: "fibonacciLine",
  rectangle: "cwRectangle",
  price: "priceLine",
  note: "cwNote",
} as const satisfies Record<DrawingTool, string>;

export const ORDER_LINE = "cwOrderLine";

/** Pixels above and below an order line in which it can be taken. */
const GRIP = 11;

export interface OrderLineData {
  readonly line: ChartLine;
  readonly theme: ChartTheme;
  readonly decimals: number;
}

const isOrderLine = (value: unknown): value is OrderLineData =>
  typeof value === "object" && value !== null && "line" in value && "theme" in value;

const isText = (value: unknown): value is string => typeof value === "string";

function colourOf({ line, theme }: OrderLineData): { line: string; on: string } {
  if (line.kind === "stop") return { line: theme.loss, on: theme.onLoss };
  if (line.kind === "target") return { line: theme.gain, on: theme.onGain };
  return line.kind === "limit" ? { line: theme.violet, on: theme.onViolet } : { line: theme.text, on: theme.surface };
}

const rectangle: OverlayTemplate = {
  name: "cwRectangle",
  totalStep: 3,
  needDefaultPointFigure: true,
  needDefaultXAxisFigure: true,
  needDefaultYAxisFigure: true,
  createPointFigures: ({ coordinates: [a, b] }) => {
    if (!a || !b) return [];
    const attrs = {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    };
    return [{ type: "rect", attrs }];
  },
};

const note: OverlayTemplate = {
  name: "cwNote",
  totalStep: 2,
  needDefaultPointFigure: true,
  needDefaultXAxisFigure: true,
  needDefaultYAxisFigure: true,
  createPointFigures: ({ coordinates: [at], overlay: { extendData } }) => {
    if (!at) return [];
    const text = isText(extendData) ? extendData : "";
    return [
      { type: "line", attrs: { coordinates: [at, { x: at.x, y: at.y - 22 }] } },
      { type: "text", attrs: { x: at.x, y: at.y - 22, text, align: "center", baseline: "bottom" } },
    ];
  },
};

const orderLine: OverlayTemplate = {
  name: ORDER_LINE,
  totalStep: 2,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: ({ coordinates: [at], bounding, overlay: { extendData } }) => {
    if (!at || !isOrderLine(extendData)) return [];
    const { line } = extendData;
    const colour = colourOf(extendData);
    const figures: OverlayFigure[] = [
      {
        type: "rect",
        attrs: { x: 0, y: at.y - GRIP, width: bounding.width, height: GRIP * 2 },
        styles: { style: "fill", color: "rgba(0, 0, 0, 0)" },
      },
      {
        type: "line",
        attrs: {
          coordinates: [
            { x: 0, y: at.y },
            { x: bounding.width, y: at.y },
          ],
        },
        styles: {
          color: colour.line,
          size: 1.5,
          style: line.kind === "position" ? "solid" : "dashed",
          dashedValue: [6, 4],
        },
        ignoreEvent: true,
      },
      {
        type: "text",
        attrs: { x: 8, y: at.y, text: line.isDraggable ? `⇅ ${line.label}` : line.label, baseline: "middle" },
        styles: { color: colour.on, backgroundColor: colour.line, borderColor: colour.line },
      },
    ];
    return line.isDraggable ? figures : figures.map((figure) => ({ ...figure, ignoreEvent: true }));
  },
  createYAxisFigures: ({ coordinates: [at], bounding, overlay: { extendData, points } }) => {
    if (!at || !isOrderLine(extendData)) return [];
    const colour = colourOf(extendData);
    const price = points[0]?.value ?? extendData.line.price;
    return {
      type: "text",
      attrs: {
        x: bounding.width,
        y: at.y,
        text: price.toFixed(extendData.decimals),
        align: "right",
        baseline: "middle",
      },
      styles: { color: colour.on, backgroundColor: colour.line, borderColor: colour.line },
      ignoreEvent: true,
    };
  },
};

export const OVERLAY_TEMPLATES: readonly OverlayTemplate[] = [rectangle, note, orderLine];
