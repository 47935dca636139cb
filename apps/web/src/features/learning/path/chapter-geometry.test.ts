import { describe, expect, it } from "vitest";
import { backgroundCandles, labelPlace, layoutChapter } from "./chapter-geometry.ts";

const CHAPTERS = Array.from({ length: 30 }, (_, chapter) => chapter);
const COUNTS = [1, 2, 3, 6, 9, 14];
const layouts = CHAPTERS.flatMap((chapter) => COUNTS.map((count) => ({ count, ...layoutChapter(count, chapter) })));

describe("layoutChapter", () => {
  it("climbs from the start of the foot to the end of the top and never falls", () => {
    for (const { points, height } of layouts.filter(({ count }) => count > 1)) {
      expect(points[0]?.x).toBeCloseTo(0.17);
      expect(points.at(-1)?.x).toBeCloseTo(0.83);
      for (const [index, point] of points.entries()) expect(point.y).toBeGreaterThan(points[index - 1]?.y ?? 0);
      expect(points.at(-1)?.y).toBeLessThan(height - 50);
    }
  });

  it("keeps nodes apart on the narrowest screen, the ring of the active one included", () => {
    for (const { points } of layouts) {
      for (const [index, { x, y }] of points.entries()) {
        const next = points[index + 1];
        if (next) expect(Math.hypot((next.x - x) * 288, next.y - y)).toBeGreaterThanOrEqual(48 + 28 + 2);
      }
    }
  });

  it("keeps every node with its ring inside the chart", () => {
    for (const { points } of layouts) {
      for (const { x } of points) {
        expect(x * 288).toBeGreaterThanOrEqual(48);
        expect((1 - x) * 288).toBeGreaterThanOrEqual(48);
      }
    }
  });
});

it("never leads the road through a title of three lines", () => {
  const extents = { none: [28, 28], down: [14, 42], up: [42, 14] } as const;
  for (const { points } of layouts) {
    for (const [index, here] of points.entries()) {
      const before = points[index - 1];
      const next = points[index + 1];
      const { side, lean } = labelPlace(before, here, next);
      const sign = side === "end" ? 1 : -1;
      const [above, below] = extents[lean];
      for (const [other, reach] of [[before, below] as const, [next, above] as const]) {
        const across = other ? (other.x - here.x) * sign * 358 : 0;
        if (!other || across <= 44) continue;
        const slope = Math.abs(other.y - here.y) / across;
        const roadAtTitle = slope * 44 - 7 * Math.hypot(1, slope);
        expect(roadAtTitle).toBeGreaterThanOrEqual(reach - 8);
      }
    }
  }
});

it("puts a title on the roomier side and leans it away from the neighbour there", () => {
  expect(labelPlace(undefined, { x: 0.2, y: 0 }, { x: 0.4, y: 80 })).toEqual({ side: "end", lean: "down" });
  expect(labelPlace({ x: 0.5, y: 0 }, { x: 0.8, y: 80 }, undefined)).toEqual({ side: "start", lean: "up" });
  expect(labelPlace({ x: 0.5, y: 0 }, { x: 0.3, y: 80 }, { x: 0.4, y: 160 })).toEqual({ side: "end", lean: "none" });
});

it("draws background candles whose wicks enclose their bodies inside the chart", () => {
  for (const { high, top, bottom, low } of CHAPTERS.flatMap(backgroundCandles)) {
    expect([high, top, bottom, low]).toEqual([high, top, bottom, low].sort((a, b) => a - b));
    expect(high).toBeGreaterThanOrEqual(0);
    expect(low).toBeLessThanOrEqual(1);
  }
});
