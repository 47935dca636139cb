import { describe, expect, it } from "vitest";
import { nearest, pointAfterKey, shapeOf } from "./curve-shape.ts";

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
    expect(shape.top).toBeCloseTo(10.96, 9);
    expect(shape.bottom).toBeCloseTo(-2.96, 9);
    expect(shape.zero).toBeCloseTo((10.96 / 13.92) * 300, 6);
    expect(shape.own.startsWith(`M0.0 ${shape.zero.toFixed(1)}L500.0`)).toBe(true);
    expect(shape.market).not.toBeNull();
    expect(shape.fall).toBe("M0 0L0.0 0.0L500.0 0.0L1000.0 100.0L1000 0Z");
    expect(shape.deepest).toBe(3.6);
  });

  it("draws an account that is one second old, and one without a market", () => {
    const shape = shapeOf([point(7, 0, null)]);
    expect(shape.market).toBeNull();
    expect(shape.own).toBe("M0.0 150.0");
  });

  it("leads to the point under a finger and from point to point by keys", () => {
    expect(nearest([0, 100, 1000], 540)).toBe(1);
    expect(nearest([0, 100, 1000], 560)).toBe(2);
    expect(pointAfterKey("ArrowRight", 3, 5)).toBe(4);
    expect(pointAfterKey("ArrowRight", 4, 5)).toBe(4);
    expect(pointAfterKey("Home", 4, 5)).toBe(0);
    expect(pointAfterKey("PageDown", 40, 100)).toBe(30);
    expect(pointAfterKey("a", 4, 5)).toBeNull();
  });
});
