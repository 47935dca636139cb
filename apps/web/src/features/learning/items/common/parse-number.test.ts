import { expect, it } from "vitest";
import { parseNumber } from "./parse-number.ts";

const number = (value: number) => ({ kind: "number", value });
const ambiguous = (...readings: number[]) => ({ kind: "ambiguous", readings });

it.each([
  ["en", "16,000", number(16_000)],
  ["en", "$16,000.50", number(16_000.5)],
  ["en", "1,000,000", number(1_000_000)],
  ["en", "16,5", number(16.5)],
  ["en", "16.000", ambiguous(16, 16_000)],
  ["en", "0.125", number(0.125)],
  ["en", "7 %", number(7)],
  ["en", " -3.5", number(-3.5)],
  ["en", ".5", number(0.5)],
  ["en-IN", "1,00,000", number(100_000)],
  ["de", "16.000,5", number(16_000.5)],
  ["de", "16.000", number(16_000)],
  ["de", "16,000", ambiguous(16, 16_000)],
  ["de", "16,5", number(16.5)],
  ["de", "16.5", number(16.5)],
  ["de", "16,000.5", number(16_000.5)],
  ["fr", "16 000,5", number(16_000.5)],
  ["fr", "16\u202f000", number(16_000)],
  ["de-CH", "16’000", number(16_000)],
  ["ar-EG", "١٦٬٠٠٠٫٥", number(16_000.5)],
  ["ar-EG", "١٢٥٠", number(1250)],
  ["fa", "۱۲", number(12)],
  ["ar-EG", "−٥", number(-5)],
])("in %s %j is read as %o", (locale, text, expected) => {
  expect(parseNumber(text, locale)).toEqual(expected);
});

it.each(["twelve", "12 apples", "1,2,3", "1.2.3", "16 5", "--4", "1e5", "1,000.000,5", "9".repeat(20), "$"])(
  "%j is no number",
  (text) => {
    expect(parseNumber(text, "en")).toEqual({ kind: "invalid" });
  },
);

it("nothing typed is no mistake", () => {
  expect(parseNumber("  ", "en")).toEqual({ kind: "empty" });
});

it("three decimals are no riddle where the answer has three", () => {
  expect(parseNumber("1.250", "en", 3)).toEqual(number(1.25));
});
