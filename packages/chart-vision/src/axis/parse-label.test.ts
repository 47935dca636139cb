import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalsOf, numberIn, valueOf, valueWithDecimals } from "./parse-label.ts";

const read = (text: string, notation: "whole" | "decimal") => {
  const number = numberIn(text);
  return number && valueOf(number, notation);
};

describe("Numbers of price labels", () => {
  it.each([
    ["1,234.50", 1234.5],
    ["1.234,50", 1234.5],
    ["1 234,50", 1234.5],
    ["1'234.50", 1234.5],
    ["12,34,567", null],
    ["$412.00", 412],
    ["-412.00", 412],
    ["412.00 €", 412],
    ["£0.5", 0.5],
    ["70k", 70_000],
    ["1.25M", 1_250_000],
    ["3.5bn", 3_500_000_000],
    ["1.08 50", 1.085],
    ["0.00002206", 0.00002206],
  ])("reads %s as %s", (text, value) => {
    expect(read(text, "decimal")).toBe(value);
  });

  it.each(["", "-", "5.00%", "Jan 8", "12:30", "1-2", "O 1.2"])("finds none in %j", (text) => {
    expect(numberIn(text)).toBeNull();
  });

  it("reads three digits behind a separator as thousands or as decimals", () => {
    expect(read("70.000", "whole")).toBe(70_000);
    expect(read("70.000", "decimal")).toBe(70);
    expect(read("0.085", "whole")).toBeNull();
    expect(read("70.00", "whole")).toBeNull();
  });

  it("reads a number without separators alike", () => {
    expect(read("70000", "whole")).toBe(70_000);
    expect(read("70000", "decimal")).toBe(70_000);
  });

  it("puts back a point that was lost or misplaced", () => {
    expect(valueWithDecimals(numberIn("10850")!, 4)).toBe(1.085);
    expect(valueWithDecimals(numberIn("1,23450")!, 2)).toBe(1234.5);
    expect(decimalsOf(numberIn("1,234.50")!)).toBe(2);
    expect(decimalsOf(numberIn("1 234")!)).toBe(0);
  });

  it("reads prices as any locale writes them", () => {
    const locales = fc.constantFrom(
      { group: ",", point: "." },
      { group: ".", point: "," },
      { group: " ", point: "," },
      { group: "'", point: "." },
      { group: "", point: "." },
    );
    const prices = fc.record({ units: fc.nat(99_999_999), decimals: fc.constantFrom(0, 1, 2, 4, 5) });
    fc.assert(
      fc.property(locales, prices, fc.constantFrom("", "$", "€"), ({ group, point }, { units, decimals }, sign) => {
        const [whole = "", fraction] = (units / 10 ** decimals).toFixed(decimals).split(".");
        const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
        const text = `${sign}${grouped}${fraction === undefined ? "" : point + fraction}`;
        const notation = decimals === 0 ? "whole" : "decimal";
        expect(read(text, notation)).toBeCloseTo(units / 10 ** decimals, 9);
      }),
    );
  });
});
