import { describe, expect, it } from "vitest";
import type { Outlined } from "./body.ts";
import { colorsOfGaps } from "./gap-colors.ts";
import { NO_CLUSTER } from "./palette.ts";
import type { Scene } from "./scene.ts";
import type { Series } from "./series.ts";

const WIDTH = 300;
const HEIGHT = 100;
const SPACING = 10;
const COLUMNS = 28;

/** Candles of color 0 in all columns but each fourth, where `drawGap` draws. */
function gapsWith(drawGap: (fill: (x: number, y: number, color: number) => void, center: number) => void): number[] {
  const labels = new Int8Array(WIDTH * HEIGHT).fill(NO_CLUSTER);
  const path: Outlined[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const center = SPACING * (column + 1);
    if (column % 4 === 3) drawGap((x, y, color) => (labels[y * WIDTH + x] = color), center);
    else {
      path.push({ column, center, top: 40, bottom: 59, bodyTop: 45, bodyBottom: 55, area: 100, shapeliness: 1 });
    }
  }
  const picture = { width: WIDTH, height: HEIGHT, data: new Uint8Array(0), isLossy: false };
  const clusters = [0, 1, 2].map((level) => ({ color: [level, level, level] as const, pixels: 100 }));
  const lattice = { spacing: SPACING, origin: SPACING, fit: 1 };
  const series: Series = {
    kind: "candle",
    lattice,
    markWidth: 5,
    clusters: [0],
    bodies: [0],
    histograms: [],
    marks: [],
    columns: path.length,
  };
  return colorsOfGaps({ picture, labels, clusters } as unknown as Scene, series, path);
}

describe("Gaps between candles", () => {
  it("show the other color of candles", () => {
    expect(
      gapsWith((fill, center) => {
        for (let y = 42; y < 58; y++) for (let x = center - 2; x <= center + 2; x++) fill(x, y, 1);
      }),
    ).toEqual([1]);
  });

  it("show no candles where only a line passes through", () => {
    expect(
      gapsWith((fill, center) => {
        for (let x = center - 5; x <= center + 5; x++) fill(x, 50, 2);
      }),
    ).toEqual([]);
  });
});
