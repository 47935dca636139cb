import { expect, test } from "vitest";
import { boundedDraw, DRAW_BOUND, normalDraw } from "./normal.ts";
import { Threefry } from "./threefry.ts";

const word = (share: number) => Math.floor(share * 4294967296) | 0;

test.each([
  [0.5, 0],
  [0.8413447460685429, 1],
  [0.9772498680518208, 2],
  [0.025, -1.9599639845400545],
  [0.01, -2.3263478740408408],
])("the quantile at %f", (share, quantile) => {
  expect(normalDraw(word(share))).toBeCloseTo(quantile, 3);
});

function momentsOf(draw: (word: number) => number): { mean: number; variance: number; farthest: number } {
  const random = new Threefry();
  const count = 100_000;
  let [sum, squares, farthest] = [0, 0, 0];
  for (let index = 0; index < count; index++) {
    random.draw([1, 2], index, 0);
    const value = draw(random.first);
    sum += value;
    squares += value * value;
    farthest = Math.max(farthest, Math.abs(value));
  }
  return { mean: sum / count, variance: squares / count, farthest };
}

test("both kinds of draw have mean 0 and variance 1", () => {
  for (const draw of [normalDraw, boundedDraw]) {
    const { mean, variance } = momentsOf(draw);
    expect(Math.abs(mean)).toBeLessThan(0.015);
    expect(Math.abs(variance - 1)).toBeLessThan(0.02);
  }
});

test("a bounded draw stays within its bound, which the extremes nearly reach", () => {
  expect(momentsOf(boundedDraw).farthest).toBeLessThan(DRAW_BOUND);
  expect(boundedDraw(-1)).toBeLessThanOrEqual(DRAW_BOUND);
  expect(boundedDraw(-1)).toBeGreaterThan(0.999 * DRAW_BOUND);
  expect(boundedDraw(0)).toBeGreaterThanOrEqual(-DRAW_BOUND);
});
