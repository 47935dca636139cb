import type { DrawingTool } from "./chart-port.ts";

/** Points that make a drawing whole. */
export const POINTS_OF = {
  trend: 2,
  line: 2,
  ray: 2,
  horizontal: 1,
  vertical: 1,
  channel: 3,
  fibonacci: 2,
  rectangle: 2,
  price: 1,
  note: 1,
} as const satisfies Record<DrawingTool, number>;
