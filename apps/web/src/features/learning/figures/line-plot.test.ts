import { describe, expect, it } from "vitest";
import { placeLabels, plotOf } from "./line-plot.ts";
import type { Series } from "./line-plot.ts";

const line = (label: string, y: (x: number) => number): Series => ({
  label,
  points: Array.from({ length: 31 }, (_, x) => [x, y(x)] as const),
});
const plot = (series: readonly Series[], width: number, height: number) =>
  plotOf(series, { width, height, gutter: 48, reach: series.flatMap(({ points }) => points.map(([, y]) => y)) });
const growth = [line("Gains stay in", (x) => 1000 * 1.07 ** x), line("Gains taken out", (x) => 1000 + 70 * x)];

describe("the axes of a line figure", () => {
  it("begin at zero, where a length means an amount", () => {
    expect(plot(growth, 340, 240).y.from).toBe(0);
  });

  it("come closer when all values are far above zero", () => {
    expect(plot([line("a", (x) => 100 + x)], 340, 240).y.from).toBeGreaterThan(80);
  });

  it("reach below zero for losses", () => {
    expect(plot([line("a", (x) => x - 10)], 340, 240).y.from).toBe(-10);
  });
});

it("the axis holds what the curves reach when they are moved", () => {
  const still = line("a", (x) => x);
  const moved = plotOf([still], { width: 340, height: 240, gutter: 48, reach: [0, 500] });
  expect(moved.y.to).toBe(500);
});

describe("labels at their lines", () => {
  it("stay inside the plot and apart from each other", () => {
    const labels = placeLabels(plot(growth, 340, 240), [90, 110]);
    expect(labels).not.toContain(null);
    for (const [index, label] of labels.entries()) {
      expect(label?.x).toBeGreaterThanOrEqual(48);
      expect((label?.x ?? 0) + ([90, 110][index] ?? 0)).toBeLessThanOrEqual(340);
    }
  });

  it("are left out where a line would run through them", () => {
    const same = [line("a", () => 5), line("b", () => 5.1), line("c", () => 5.2)];
    expect(placeLabels(plot(same, 200, 60), [120, 120, 120])).toContain(null);
  });
});
