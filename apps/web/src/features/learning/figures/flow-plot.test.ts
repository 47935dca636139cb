import { expect, it } from "vitest";
import { bandPath, flowPlot } from "./flow-plot.ts";

it("bands are as wide as their amounts, and leave the source without a gap", () => {
  const { source, bands } = flowPlot([600, 300, 100], 1000);
  expect(bands.map(({ size }) => size / source.size)).toEqual([
    expect.closeTo(0.6),
    expect.closeTo(0.3),
    expect.closeTo(0.1),
  ]);
  expect(bands.map(({ start }) => start)).toEqual([
    source.start,
    expect.closeTo((bands[0]?.start ?? 0) + (bands[0]?.size ?? 0)),
    expect.closeTo((bands[1]?.start ?? 0) + (bands[1]?.size ?? 0)),
  ]);
});

it("small bands have room for their label, and none lies on another", () => {
  const { height, bands } = flowPlot([970, 10, 10, 10], 1000);
  bands.forEach(({ end, middle, size }, index) => {
    const after = bands[index + 1];
    expect(middle).toBeCloseTo(end + size / 2);
    if (after) expect(after.middle - middle).toBeGreaterThanOrEqual(48);
    expect(end + size).toBeLessThanOrEqual(height);
  });
});

it("an amount of nothing is a hairline, not a broken path", () => {
  const { bands } = flowPlot([0, 0], 0);
  const [first] = bands;
  expect(first && bandPath(first, 0, 100)).not.toContain("NaN");
});
