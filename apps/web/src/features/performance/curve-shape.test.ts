import { describe, expect, it } from "vitest";
import { toPixel } from "#web/modules/plot/scale.ts";
import { pointAfterKey, shapeOf } from "./curve-shape.ts";

const point = (at: number, own: number, market: number | null, drawdown_percent = 0) => ({
  at,
  value: "1.00",
  return_percent: own,
  market_percent: market,
  drawdown_percent,
});

describe("the drawing of a curve", () => {
  it("has time from left to right and both lines in one scale", () => {
    const shape = shapeOf([point(0, 0, 0), point(50, 10, 4, 0), point(100, 6, -2, 3.6)]);
    expect(shape.x).toEqual([0, 500, 1000]);
    // 12 % between the ends, 0.96 % margin on each side.
    expect([shape.y.from, shape.y.to]).toEqual([expect.closeTo(-2.96, 9), expect.closeTo(10.96, 9)]);
    const zero = toPixel(shape.y, 0);
    expect(zero).toBeCloseTo((10.96 / 13.92) * 300, 6);
    expect(shape.own.startsWith(`M0 ${Number(zero.toFixed(2))}L500 `)).toBe(true);
    expect(shape.ticks).toEqual([0, 5, 10]);
    expect(shape.market).not.toBeNull();
    expect(shape.fall).toBe("M0 0L500 0L1000 100L1000 0H0Z");
    expect(shape.deepest).toBe(3.6);
  });

  it("draws an account that is one second old, and one without a market", () => {
    const shape = shapeOf([point(7, 0, null)]);
    expect(shape.market).toBeNull();
    expect(shape.own).toBe("M0 150");
  });

  it("leads from point to point by keys", () => {
    expect(pointAfterKey("ArrowRight", 3, 5)).toBe(4);
    expect(pointAfterKey("ArrowRight", 4, 5)).toBe(4);
    expect(pointAfterKey("Home", 4, 5)).toBe(0);
    expect(pointAfterKey("PageDown", 40, 100)).toBe(30);
    expect(pointAfterKey("a", 4, 5)).toBeNull();
  });
});
