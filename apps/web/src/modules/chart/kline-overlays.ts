import type { OverlayTemplate } from "klinecharts";
import type { DrawingTool } from "./chart-port.ts";

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

const isText = (value: unknown): value is string => typeof value === "string";

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

export const OVERLAY_TEMPLATES: readonly OverlayTemplate[] = [rectangle, note];
