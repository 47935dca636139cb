import { describe, expect, it } from "vitest";
import type { Picture } from "../types.ts";
import { modelBackground } from "./background.ts";
import { isBlend } from "./blends.ts";
import { toRgb, toWorkingColors } from "./color.ts";
import { findComponents } from "./components.ts";
import { findDirections } from "./direction.ts";
import { findForeground } from "./foreground.ts";
import { fitLattice, isOnLattice } from "./lattice.ts";
import { eraseLongLines } from "./long-lines.ts";
import { findClusters, labelPixels, NO_CLUSTER } from "./palette.ts";
import { shapeOf } from "./shapes.ts";
import { splitColors } from "./two-classes.ts";

type Rgb = readonly [number, number, number];

/** A picture of one color with rectangles of others: left, top, width, height, color. */
function draw(
  width: number,
  height: number,
  background: Rgb,
  boxes: readonly (readonly [number, number, number, number, Rgb])[],
): Picture {
  const data = new Uint8Array(4 * width * height);
  const fill = (left: number, top: number, across: number, down: number, color: Rgb) => {
    for (let y = top; y < top + down; y++)
      for (let x = left; x < left + across; x++) data.set([...color, 255], 4 * (y * width + x));
  };
  fill(0, 0, width, height, background);
  for (const box of boxes) fill(...box);
  return { width, height, data, isLossy: false };
}

const WHITE: Rgb = [255, 255, 255];
const RED: Rgb = [239, 83, 80];
const GREEN: Rgb = [38, 166, 154];

/** Rows of characters as labels: a digit is a cluster, all else is none. */
const labelsOf = (...rows: readonly string[]) =>
  Int8Array.from(rows.join(""), (character) => (character === "." ? NO_CLUSTER : Number(character)));

const shapeOfRows = (...rows: readonly string[]) => {
  const [components] = findComponents(labelsOf(...rows), rows[0]!.length, 1, 1);
  return shapeOf(components![0]!, 1000);
};

describe("Background", () => {
  it("follows a gradient, and the candles are no part of it", () => {
    const picture = draw(200, 100, WHITE, [
      ...Array.from({ length: 100 }, (_, y) => [0, y, 200, 1, [y, y, 100 + y]] as const),
      [50, 40, 60, 20, RED],
    ]);
    const { rows } = modelBackground(picture);
    expect(rows[3 * 50]).toBeCloseTo(50, 0);
    expect(findForeground(picture, { rows, share: 1 }).pixels).toBe(1200);
  });

  it("changes where another pane begins", () => {
    const { rows } = modelBackground(draw(200, 100, WHITE, [[0, 60, 200, 40, [20, 30, 40]]]));
    expect([rows[3 * 59], rows[3 * 60]]).toEqual([255, 20]);
  });
});

describe("Palette", () => {
  it("gives each color a cluster and each pixel its label", () => {
    const picture = draw(200, 100, WHITE, [
      [10, 10, 20, 20, RED],
      [60, 10, 10, 20, GREEN],
    ]);
    const foreground = findForeground(picture, modelBackground(picture));
    const clusters = findClusters(picture, foreground);
    expect(clusters.map(({ color, pixels }) => [color, pixels])).toEqual([
      [RED, 400],
      [GREEN, 200],
    ]);
    const labels = labelPixels(picture, foreground, clusters);
    expect([labels[0], labels[15 * 200 + 15], labels[15 * 200 + 65]]).toEqual([NO_CLUSTER, 0, 1]);
  });

  it("knows a paler form of a color from another color", () => {
    expect(isBlend([247, 169, 168], WHITE, RED)).toBe(true);
    expect(isBlend(GREEN, WHITE, RED)).toBe(false);
  });

  it("turns working colors of lossy pictures back to RGB", () => {
    const working = toWorkingColors({ ...draw(1, 1, RED, []), isLossy: true }).data;
    const [red, green, blue] = toRgb([working[0]!, working[1]!, working[2]!], true);
    expect(Math.max(Math.abs(red - 239), Math.abs(green - 83), Math.abs(blue - 80))).toBeLessThan(6);
  });
});

describe("Long lines", () => {
  it("are erased, but not where they cross a candle", () => {
    const width = 100;
    const labels = new Int8Array(width * 60).fill(NO_CLUSTER);
    for (let x = 0; x < width; x += 2) labels[30 * width + x] = 0;
    for (let y = 20; y < 40; y++) labels[y * width + 50] = 0;
    eraseLongLines(labels, width, 60, 1);
    expect(labels.filter((label) => label === 0)).toHaveLength(20);
  });
});

describe("Shapes", () => {
  it.each([
    ["a filled candle", "candle", ["..0..", "..0..", "00000", "00000", "00000", "..0.."]],
    ["a hollow candle", "candle", ["...0...", "0000000", "0.....0", "0.....0", "0.....0", "0000000", "...0..."]],
    ["a wick", "stem", ["0", "0", "0", "0", "0"]],
    ["an OHLC bar", "bar", ["..0..", "..000", "..0..", "..0..", "..0..", "000..", "..0.."]],
    ["a letter", "other", ["0....", "0....", "0....", "0....", "00000"]],
  ] as const)("show %s", (_, outline, rows) => {
    expect(shapeOfRows(...rows).outline).toBe(outline);
  });

  it("have the center of a bar at its stem", () => {
    expect(shapeOfRows("...0...", "...0000", "...0...", "...0...", "00.0...".replace(".", "0"), "...0...").center).toBe(
      3,
    );
  });
});

describe("Lattice", () => {
  const columns = (spacing: number, count: number) =>
    Array.from({ length: count }, (_, k) => Math.round(10 + k * spacing));

  it.each([3.3, 6.18, 10.5, 31.7])("finds a spacing of %f on whole pixels", (spacing) => {
    expect(fitLattice(columns(spacing, 50), 2.2)?.spacing).toBeCloseTo(spacing, 1);
  });

  it("survives missing candles and a few letters", () => {
    const centers = columns(9.4, 80).filter((_, index) => index % 7 < 5);
    const lattice = fitLattice([...centers, 13, 37, 222, 341], 2.2)!;
    expect(lattice.spacing).toBeCloseTo(9.4, 1);
    expect(centers.every((x) => isOnLattice(lattice, x))).toBe(true);
  });

  it("needs several centers", () => {
    expect(fitLattice([1, 5, 9], 2.2)).toBeNull();
  });
});

describe("Direction", () => {
  const bodies = [0, 10, 20, 12, 4, 14, 24, 34, 30].map((row, index, rows) => {
    const next = rows[index + 1] ?? 40;
    return { bodyTop: Math.min(row, next), bodyBottom: Math.max(row, next), isUp: next < row };
  });
  const colored = (up: Rgb, down: Rgb) =>
    bodies.map(({ isUp }) => ({ fill: isUp ? up : down, outline: isUp ? up : down }));
  const expected = bodies.map(({ isUp }) => (isUp ? "up" : "down"));

  it.each([
    ["green up", GREEN, RED],
    ["red up", RED, GREEN],
    ["hollow up", WHITE, RED],
    ["hollow down", RED, WHITE],
    ["two close grays", [126, 126, 126], [129, 129, 129]],
  ] as const)("follows continuity whatever the colors: %s", (_, up, down) => {
    expect(findDirections(bodies, colored(up, down), WHITE, () => 0).directions).toEqual(expected);
  });

  it("follows continuity alone when all candles look the same, and says so", () => {
    const { directions, quality } = findDirections(bodies, colored(RED, RED), WHITE, () => 0);
    expect(directions).toEqual(expected);
    expect(quality).toBeLessThan(0.5);
  });

  it("splits no colors that are all alike", () => {
    expect(splitColors([RED, RED, RED, RED])).toBeNull();
  });
});
