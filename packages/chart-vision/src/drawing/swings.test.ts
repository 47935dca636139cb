import { expect, it } from "vitest";
import { swingsOf, turningRows, variation } from "./swings.ts";

it("a line turns where it goes back by more than the threshold", () => {
  expect(turningRows([10, 14, 13, 20, 12, 13, 5, 9], 2)).toEqual([10, 20, 5, 9]);
  expect(swingsOf([10, 20, 5, 9])).toEqual([10, 15, 4]);
});

it("smaller movements are no turns", () => {
  expect(turningRows([10, 11, 10, 11, 10], 2)).toEqual([10, 10]);
});

it("the variation counts every movement", () => {
  expect(variation([10, 14, 13, 20])).toBe(12);
});
