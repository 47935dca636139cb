import { expect, it } from "vitest";
import { calculate } from "./calculate.ts";

it.each([
  ["1+2", 3],
  ["2 + 3 × 4", 14],
  ["10 − 4 − 3", 3],
  ["100 ÷ 8 × 2", 25],
  ["-5 × 3", -15],
  ["6 × −2", -12],
  ["0.1 + 0.2", 0.3],
  ["50%", 0.5],
  ["1200 × 7%", 84],
  ["200 + 10%", 220],
  ["200 − 10%", 180],
  ["200 + 100 × 10%", 210],
  ["4500000 ÷ 3", 1_500_000],
])("%s is %d", (text, value) => {
  expect(calculate(text, ".")).toBe(value);
});

it.each(["", "1 +", "+", "1 2 + x", "5 ÷ 0", "1..2", "1,5", "2 ×× 3", "alert(1)"])("%j has no value", (text) => {
  expect(calculate(text, ".")).toBeNull();
});

it("reads the separator of the language", () => {
  expect(calculate("1,5 × 2", ",")).toBe(3);
  expect(calculate("1.5 × 2", ",")).toBeNull();
});
