import { afterEach, expect, test } from "vitest";
import { activateLanguage } from "./i18n.ts";
import { percentText, priceText, quantityText, quoteText, shortQuantityText, usdText } from "./money-texts.ts";

test("amounts are written to their last digit, without a float in between", () => {
  expect(usdText("90071992547409.93")).toBe("$90,071,992,547,409.93");
  expect(priceText("0.1234")).toBe("$0.1234");
  expect(priceText("45")).toBe("$45.00");
  expect(quantityText("123456789.12345678", "en")).toBe("123,456,789.12345678");
  expect(quantityText("1234.5", "de")).toBe("1.234,5");
});

test("a long quantity has six digits, cut rather than rounded, and every whole unit", () => {
  const short = (quantity: string) => shortQuantityText(quantity, "en");
  expect(["1.23456789", "0.00012345", "0.123456789", "12345678.9", "10", "999999.99", "0.99999999"].map(short)).toEqual(
    ["1.23456", "0.00012345", "0.123456", "12,345,678", "10", "999,999", "0.999999"],
  );
});

test("a price is written as the market quotes it", () => {
  expect(["310.4023", "310.4", "9.5", "1.5194"].map(quoteText)).toEqual(["$310.40", "$310.40", "$9.5000", "$1.5194"]);
});

test("a gain has a plus, a loss a minus, nothing has none", () => {
  expect([12, -12, 0].map((dollars) => usdText(dollars, { isSigned: true }))).toEqual(["+$12.00", "-$12.00", "$0.00"]);
  expect(percentText(1.25, "en", { isSigned: true })).toBe("+1.25%");
});

afterEach(() => activateLanguage("en"));

test("in a text from right to left the dollar stays before its figure", async () => {
  await activateLanguage("ar");
  expect(usdText("-12.5")).toBe("\u2066-$12.50\u2069");
  expect(priceText("12.5")).toBe("\u2066$12.50\u2069");
});

test("digits are Latin in Arabic too", () => {
  expect(quantityText("1250.5", "ar")).toBe("1,250.5");
});

test("what is no decimal number is refused", () => {
  expect(() => usdText("1e5")).toThrow(RangeError);
  expect(() => usdText("")).toThrow(RangeError);
});
