import { expect, test } from "vitest";
import { evaluateFormula } from "./formulas.ts";
import { formatAnswer, formatNumber } from "./number-formats.ts";

test("formulas are arithmetic over the given names", () => {
  expect(evaluateFormula("1000 * 1.07^30", {})).toBeCloseTo(7612.26, 2);
  expect(evaluateFormula("max(a, -b) / (end - 1)", { a: 4, b: 8, end: 3 })).toBe(4 / 2);
  expect(evaluateFormula("high_at(2) + 1", { high_at: (index) => index * 10 })).toBe(21);
});

test.each([
  ["import({})", /no function import/],
  ['evaluate("1")', /no function evaluate/],
  ["x = 5", /not allowed/],
  ["f(x) = x", /not allowed/],
  ["[1, 2]", /not allowed/],
  ["1; 2", /not allowed/],
  ["170!", /not allowed/],
  ['"text"', /not a number/],
  ["x / (x + false)", /"false" is not a number, and a number cannot have this name/],
  ["1 / Infinity", /"Infinity" is not a number/],
  ["y + 1", /"y" is not known here; known: x, false/],
  ["constructor", /not known here/],
  ["x / 0", /gives Infinity, not a number/],
])("refuses %s", (formula, message) => {
  expect(() => evaluateFormula(formula, { x: 1, false: 2 })).toThrow(message);
});

test("numbers are written as readers of the language expect", () => {
  expect(formatNumber(7612.26, "usd0", "en")).toBe("$7,612");
  expect(formatNumber(0.075, "pct1", "en")).toBe("7.5%");
  expect(formatNumber(1234.5, "num2", "de")).toBe("1.234,50");
  expect(formatAnswer(7, "percent", 0, "en")).toBe("7%");
  expect(formatAnswer(12.5, "years", 1, "de")).toBe("12,5");
});
