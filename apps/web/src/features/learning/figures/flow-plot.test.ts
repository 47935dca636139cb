import { expect, it } from "vitest";
import { bandPath, flowPlot } from "./flow-plot.ts";

it("bands are as wide as their amounts, and leave the source without a gap", () => {
  const { source, bands } = flowPlot([600, 300, 100], [[600, 300, 100]]);
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

it("small bands have room for their label, and none covers another", () => {
  const { height, bands } = flowPlot([970, 10, 10, 10], [[970, 10, 10, 10]]);
  bands.forEach(({ end, middle, size }, index) => {
    const after = bands[index + 1];
    expect(middle).toBeCloseTo(end + size / 2);
    if (after) expect(after.middle - middle).toBeGreaterThanOrEqual(48);
    expect(end + size).toBeLessThanOrEqual(height);
  });
});

it("an amount of nothing is a hairline, not a broken path", () => {
  const { bands } = flowPlot([0, 0], [[0, 0]]);
  const [first] = bands;
  expect(first && bandPath(first, 0, 100)).not.toContain("NaN");
});

it("a flow that is moved keeps its height", () => {
  const frames = [
    [900, 100],
    [500, 500],
    [300, 100],
  ];
  const heights = frames.map((frame) => flowPlot(frame, frames).height);
  expect(new Set(heights).size).toBe(1);
  expect(flowPlot([300, 100], frames).source.size).toBeCloseTo(flowPlot([900, 100], frames).source.size * 0.4);
});
