import { describe, expect, it } from "vitest";
import { areaPath, boxPath, evenPoints, linePath } from "./paths.ts";
import { nearestIndex, niceStep, niceTicks, scaleOf, toPixel, toValue } from "./scale.ts";

describe("scales", () => {
  it("turn a value into a pixel and back", () => {
    const scale = scaleOf([110, 100, 140], 200, 0);
    expect([toPixel(scale, 100), toPixel(scale, 110), toPixel(scale, 140)]).toEqual([200, 150, 0]);
    expect(toValue(scale, 150)).toBe(110);
  });

  it("put values that are all the same in the middle", () => {
    expect(toPixel(scaleOf([5, 5], 0, 100), 5)).toBe(50);
  });

  it("find the place under a finger", () => {
    expect(nearestIndex([0, 100, 1000], 540)).toBe(1);
    expect(nearestIndex([0, 100, 1000], 560)).toBe(2);
    expect(nearestIndex([], 5)).toBe(0);
  });
});

describe("axes", () => {
  it.each([
    [0, 20, 4, [0, 5, 10, 15, 20]],
    [97.3, 104.9, 4, [98, 100, 102, 104]],
    [0.198, 0.41, 4, [0.2, 0.3, 0.4]],
    [-0.72, 0.95, 4, [-0.5, 0, 0.5]],
    [5, 5, 4, [5]],
  ])("have few and round ticks from %d to %d", (from, to, count, ticks) => {
    expect(niceTicks(from, to, count)).toEqual(ticks);
  });

  it("step by 1, 2 or 5", () => {
    expect([niceStep(10, 4), niceStep(100, 4), niceStep(0.7, 5)]).toEqual([5, 50, expect.closeTo(0.2)]);
  });
});

describe("paths", () => {
  const points = evenPoints([1, 3, 2], 100, scaleOf([1, 3], 20, 0));

  it("draw a line from left to right, and the area below it", () => {
    expect(linePath(points)).toBe("M0 20L50 0L100 10");
    expect(areaPath(points, 20)).toBe("M0 20L50 0L100 10L100 20H0Z");
  });

  it("draw nothing of nothing, and a single value without a division by zero", () => {
    expect([linePath([]), areaPath([], 0)]).toEqual(["", ""]);
    expect(linePath(evenPoints([1], 100, scaleOf([1], 20, 0)))).toBe("M0 10");
  });

  it("never round a corner more than half of a box", () => {
    expect(boxPath(0, 0, 4, 2, 9)).toBe("M1 0h2a1 1 0 0 1 1 1v0a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v0a1 1 0 0 1 1 -1z");
  });
});
