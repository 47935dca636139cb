import { expect, it } from "vitest";
import { codeDigits } from "./code-digits.ts";

it.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  [" Code: 123-456.", "123456"],
  ["١٢٣٤٥٦", "123456"],
  ["۰۱۲۳۸۹", "012389"],
  ["1234567", "123456"],
  ["12a", "12"],
  ["", ""],
])("reads %j as %j", (typed, digits) => {
  expect(codeDigits(typed)).toBe(digits);
});
