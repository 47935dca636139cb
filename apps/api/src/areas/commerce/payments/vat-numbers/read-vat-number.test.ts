import fc from "fast-check";
import { expect, test } from "vitest";
import { readVatNumber } from "./read-vat-number.ts";

test.each([
  ["DE136695976", "DE136695976"],
  [" de 136 695 976 ", "DE136695976"],
  ["FR83404833048", "FR83404833048"],
  ["IE6388047V", "IE6388047V"],
  ["ATU13585627", "ATU13585627"],
  ["NL123456789B13", "NL123456789B13"],
  ["EL094259216", "EL094259216"],
  ["GR094259216", "EL094259216"],
  ["GB980780684", "GB980780684"],
  ["XI110305878", "XI110305878"],
])("S6.11 %s is a VAT number, printed as %s", (text, printed) => {
  expect(readVatNumber(text)).toBe(printed);
});

test.each([
  ["a check digit that is wrong", "DE136695977"],
  ["too few digits", "DE13669597"],
  ["no letters of a country", "136695976"],
  ["the numeric code of a country", "826980780684"],
  ["a country outside of the EU", "CHE107787577IVA"],
  ["a word", "company"],
  ["nothing", " "],
])("S6.11 %s is no VAT number", (_, text) => {
  expect(readVatNumber(text)).toBeNull();
});

test("no text breaks the check, and what it accepts is accepted as it is printed", () => {
  const digits = fc.stringMatching(/^(DE|FR|IT|ES|IE|NL|GB|EL)[ .-]?[0-9A-Z]{8,12}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 40 }), digits), (text) => {
      const printed = readVatNumber(text);
      if (printed === null) return;
      expect(printed).toMatch(/^[A-Z]{2}[0-9A-Z+*]+$/);
      expect(readVatNumber(printed)).toBe(printed);
    }),
  );
});
