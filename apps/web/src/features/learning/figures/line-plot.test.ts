import { describe, expect, it } from "vitest";
import { placeLabels, plotOf } from "./line-plot.ts";
import type { Series } from "./line-plot.ts";

const line = (label: string, y: (x: number) => number): Series => ({
  label,
  points: Array.from({ length: 31 }, (_, x) => [x, y(x)] as const),
});
const growth = [line("Gains stay in", (x) => 1000 * 1.07 ** x), line("Gains taken out", (x) => 1000 + 70 * x)];

describe("the axes of a line figure", () => {
  it("begin at zero, where a length means an amount", () => {
    expect(plotOf(growth, 340, 240, 48).y.from).toBe(0);
  });

  it("come closer when all values are far above zero", () => {
    expect(plotOf([line("a", (x) => 100 + x)], 340, 240, 48).y.from).toBeGreaterThan(80);
  });

  it("reach below zero for losses", () => {
    expect(plotOf([line("a", (x) => x - 10)], 340, 240, 48).y.from).toBe(-10);
  });
});

describe("labels at their lines", () => {
  it("stay inside the plot and apart from each other", () => {
    const plot = plotOf(growth, 340, 240, 48);
    const labels = placeLabels(plot, [90, 110]);
    expect(labels).not.toContain(null);
    for (const [index, label] of labels.entries()) {
      expect(label?.x).toBeGreaterThanOrEqual(48);
      expect((label?.x ?? 0) + ([90, 110][index] ?? 0)).toBeLessThanOrEqual(340);
    }
  });

  it("are left out where a line would run through them", () => {
    const same = [line("a", () => 5), line("b", () => 5.1), line("c", () => 5.2)];
    expect(placeLabels(plotOf(same, 200, 60, 48), [120, 120, 120])).toContain(null);
  });
});
