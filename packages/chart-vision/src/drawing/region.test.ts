import { describe, expect, it } from "vitest";
import type { Drawing, Picture } from "../types.ts";
import { cut, distinctRegions, isWhole, moved, regionOf } from "./region.ts";
import type { Series } from "./series.ts";
import type { Shape } from "./shapes.ts";

const picture: Picture = { width: 800, height: 1600, data: new Uint8Array(4 * 800 * 1600), isLossy: false };

const markAt = (center: number, top: number, height: number): Shape => ({
  outline: "candle",
  center,
  width: 7,
  component: {
    cluster: 0,
    left: center - 3,
    right: center + 3,
    top,
    bottom: top + height - 1,
    pixels: 7 * height,
    rowLeft: new Int32Array(height).fill(center - 3),
    rowRight: new Int32Array(height).fill(center + 3),
    rowPixels: new Int32Array(height).fill(7),
  },
});

function seriesOf(marks: readonly Shape[]): Series {
  const lattice = { spacing: 10, origin: 100, fit: 1 };
  return { kind: "candle", lattice, markWidth: 7, clusters: [0], bodies: [0], histograms: [], marks, columns: 30 };
}

describe("The region of a chart", () => {
  it("is around the candles that continue each other, without the letters of a title", () => {
    const candles = Array.from({ length: 30 }, (_, index) => markAt(100 + 10 * index, 600 + 4 * index, 20));
    const letters = [120, 150, 210].map((center) => markAt(center, 40, 30));
    const { left, right, top, bottom } = regionOf(seriesOf([...letters, ...candles]), picture);
    expect(top).toBeGreaterThan(80);
    expect(top).toBeLessThan(600);
    expect(bottom).toBeGreaterThan(735);
    expect(left).toBeLessThan(100);
    expect(right).toBeGreaterThan(390);
  });

  it("is read once", () => {
    const box = { left: 100, top: 100, right: 500, bottom: 600 };
    const other = { ...box, top: 800, bottom: 1300 };
    expect(distinctRegions([box, { ...box, right: 520 }, other])).toEqual([box, other]);
  });

  it("is the whole picture if little of that is around it", () => {
    expect(isWhole({ left: 20, top: 30, right: 790, bottom: 1590 }, picture)).toBe(true);
    expect(isWhole({ left: 20, top: 30, right: 790, bottom: 900 }, picture)).toBe(false);
  });

  it("has the pixels inside of it, and its drawing is moved back", () => {
    const data = Uint8Array.from({ length: 4 * 12 }, (_, index) => Math.floor(index / 4));
    const box = { left: 1, top: 1, right: 2, bottom: 2 };
    const part = cut({ width: 4, height: 3, data, isLossy: false }, box);
    expect([part.width, part.height, ...part.data.filter((_, index) => index % 4 === 0)]).toEqual([2, 2, 5, 6, 9, 10]);
    const drawing: Drawing = {
      kind: "candles",
      candles: [{ x: 5, open: 8, high: 4, low: 9, close: 6 }],
      line: [],
      extent: { left: 0, right: 10, top: 4, bottom: 9 },
      spacing: 10,
      quality: 1,
      directionQuality: 1,
      warnings: [],
    };
    expect(moved(drawing, { ...box, left: 100, top: 200 })).toMatchObject({
      candles: [{ x: 105, open: 208, high: 204, low: 209, close: 206 }],
      extent: { left: 100, right: 110, top: 204, bottom: 209 },
    });
  });
});
