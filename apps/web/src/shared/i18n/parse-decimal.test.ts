import { expect, it } from "vitest";
import { parseDecimal } from "./parse-decimal.ts";

it.each([
  ["en", "12,345.67890123", "12345.67890123"],
  ["de", "12.345,67890123", "12345.67890123"],
  ["ar-EG", "٠٫٠٠٠٠٠٠٠١", "0.00000001"],
  ["fr", "1\u202f000,10", "1000.1"],
  ["en", "123456789.12345678", "123456789.12345678"],
  ["en", "007.50", "7.5"],
  ["en", "-0", "0"],
  ["en", "$ 10.0000", "10"],
])("in %s %j keeps every digit: %s", (locale, text, value) => {
  expect(parseDecimal(text, locale, 8)).toEqual({ kind: "decimal", value });
});

it("does not guess between a thousand and a fraction where two decimals are asked for", () => {
  expect(parseDecimal("16.000", "en")).toEqual({ kind: "ambiguous", readings: ["16", "16000"] });
});
