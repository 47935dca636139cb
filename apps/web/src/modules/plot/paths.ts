import { toPixel, type Scale } from "./scale.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

const px = (value: number) => Number(value.toFixed(2));

/** The SVG path of a line through points. */
export const linePath = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index ? "L" : "M"}${px(x)} ${px(y)}`).join("");

/** The SVG path of the area between a line and a baseline. */
export function areaPath(points: readonly Point[], baseline: number): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${linePath(points)}L${px(last.x)} ${px(baseline)}H${px(first.x)}Z` : "";
}

/** Values at equal distances from left to right. */
export const evenPoints = (values: readonly number[], width: number, y: Scale): Point[] =>
  values.map((value, index) => ({ x: (index * width) / Math.max(1, values.length - 1), y: toPixel(y, value) }));

/** The SVG path of a box with round corners. */
export function boxPath(x: number, y: number, width: number, height: number, radius: number): string {
  const r = px(Math.min(radius, width / 2, height / 2));
  return `M${px(x + r)} ${px(y)}h${px(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${px(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${px(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${px(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
