import { expect, it } from "vitest";
import { isFilledBelow } from "./area-fill.ts";

const WIDTH = 40;
const HEIGHT = 40;
const STROKE_ROW = 15;

/** White, with a blue stroke; the rows below it are tinted by the given share of its color. */
function pictureOf(tint: number) {
  const data = new Uint8Array(4 * WIDTH * HEIGHT).fill(255);
  for (let y = STROKE_ROW; y < HEIGHT; y++) {
    const share = y === STROKE_ROW ? 1 : tint;
    for (let x = 0; x < WIDTH; x++)
      data.fill(Math.round(255 * (1 - share)), 4 * (y * WIDTH + x), 4 * (y * WIDTH + x) + 2);
  }
  return { width: WIDTH, height: HEIGHT, data, isLossy: false };
}

const points = Array.from({ length: WIDTH }, (_, x) => ({ x: x + 0.5, y: STROKE_ROW + 0.5 }));

it("a pale fill below the stroke makes an area", () => {
  expect(isFilledBelow(points, pictureOf(0.1), 1)).toBe(true);
});

it("a stroke on a plain background is a line", () => {
  expect(isFilledBelow(points, pictureOf(0), 1)).toBe(false);
});
