import { describe, expect, it } from "vitest";
import { balanceOf, fillOf } from "./figures.ts";

describe("a market order on a ladder", () => {
  const asks = [
    { price: 10, size: 100 },
    { price: 11, size: 300 },
    { price: 12, size: 50 },
  ];

  it("takes the best price first and pays the average of what it took", () => {
    expect(fillOf(asks, 200)).toEqual({ taken: [100, 100, 0], filled: 200, average: 10.5, left: 0 });
  });

  it("leaves what nobody offers", () => {
    expect(fillOf(asks, 500)).toMatchObject({ taken: [100, 300, 50], filled: 450, left: 50 });
  });

  it("has no average price before anything is filled", () => {
    expect(fillOf(asks, 0)).toMatchObject({ filled: 0, average: null });
  });
});

it("a balance is what the first side weighs more than the second", () => {
  const side = (...values: number[]) => ({ label: "", parts: values.map((value) => ({ label: "", value })) });
  expect(balanceOf({ sides: [side(200, 50), side(180)] })).toBe(70);
  expect(balanceOf({ sides: [side(100), side(60, 60)] })).toBe(-20);
});
