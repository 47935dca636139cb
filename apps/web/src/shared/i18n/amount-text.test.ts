import { expect, test } from "vitest";
import { amountText } from "./amount-text.ts";

test.each([
  [999, "USD", "en", "$9.99"],
  [5999, "EUR", "de", "59,99\u00a0€"],
  [1500, "JPY", "en", "¥1,500"],
  [12_345, "KWD", "en", "KWD\u00a012.345"],
  [4990, "BRL", "pt", "R$\u00a049,90"],
  [0, "GBP", "en", "£0.00"],
] as const)("%i of %s is written in %s as %s", (minor, currency, language, text) => {
  expect(amountText(minor, currency, language)).toBe(text);
});

test("an amount stays together in Arabic, with Latin digits", () => {
  expect(amountText(999, "USD", "ar")).toMatch(/^\u2066.*9\.99.*\u2069$/);
});
