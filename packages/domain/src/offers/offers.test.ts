import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupsOf } from "../geo/country-groups.ts";
import { discountNow, usualPrice } from "./discount.ts";
import { pricesFor, tierOf } from "./price-list.ts";
import { PRICE_REPRESENTATIONS, type BillingPeriod } from "./product.ts";
import { represent } from "./representation.ts";

const MONTH = { unit: "month", count: 1 } as const;
const YEAR = { unit: "year", count: 1 } as const;
const DAY_MS = 86_400_000;

describe("the price list", () => {
  it("S6.12 is the worldwide one where a country is in neither group of prices", () => {
    expect(tierOf(groupsOf("US"))).toBe("pricing_t1");
    expect(tierOf(groupsOf("CY"))).toBe("pricing_t1_new");
    for (const country of ["BR", "IN", null]) expect(tierOf(groupsOf(country))).toBe("worldwide");
    expect(tierOf(["hide_crypto", "hide_simulator"])).toBe("worldwide");
  });

  it("S6.12 gives prices in dollars where it has none in the currency of the country", () => {
    const prices = [
      { tier: "worldwide", currency: "USD" },
      { tier: "worldwide", currency: "BRL" },
      { tier: "pricing_t1", currency: "EUR" },
      { tier: "pricing_t1", currency: "USD" },
    ] as const;
    expect(pricesFor(prices, { tier: "worldwide", currency: "BRL" })).toEqual([prices[1]]);
    expect(pricesFor(prices, { tier: "worldwide", currency: "EUR" })).toEqual([prices[0]]);
    expect(pricesFor(prices, { tier: "pricing_t1", currency: "BRL" })).toEqual([prices[3]]);
    expect(pricesFor(prices, { tier: "pricing_t1_new", currency: "USD" })).toEqual([]);
  });
});

describe("a price beside its total", () => {
  it.each([
    [5999, YEAR, "daily", 17],
    [5999, YEAR, "weekly", 116],
    [5999, YEAR, "monthly", 500],
    [999, MONTH, "daily", 36],
    [999, MONTH, "monthly", 999],
    [2399, { unit: "month", count: 3 }, "daily", 27],
    [700, { unit: "week", count: 1 }, "monthly", 3100],
    [1999, null, "daily", 1999],
  ] as const)("S7.85 %i for %o is %s %i", (total, period, representation, expected) => {
    expect(represent(total, period, representation)).toBe(expected);
  });

  it("S7.85 is never below what a buyer pays in any period that begins on any day", () => {
    const period = fc.record({
      unit: fc.constantFrom<BillingPeriod["unit"]>("day", "week", "month", "year"),
      count: fc.integer({ min: 1, max: 24 }),
    });
    const start = fc.integer({ min: 0, max: 4000 }).map((day) => new Date(Date.UTC(2024, 0, 1) + day * DAY_MS));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), period, start, (total, billing, from) => {
        const days = daysOf(billing, from);
        expect(represent(total, billing, "daily") * days).toBeGreaterThanOrEqual(total);
        expect((represent(total, billing, "weekly") * days) / 7).toBeGreaterThanOrEqual(total - 1e-6);
        expect(represent(total, billing, "total")).toBe(total);
        for (const representation of PRICE_REPRESENTATIONS) {
          expect(represent(total, null, representation)).toBe(total);
          expect(Number.isInteger(represent(total, billing, representation))).toBe(true);
        }
      }),
    );
  });
});

/** The days of a period that begins on a date; one that begins at the end of a month ends at the end of a shorter one. */
function daysOf({ unit, count }: BillingPeriod, from: Date): number {
  if (unit === "day") return count;
  if (unit === "week") return count * 7;
  const months = unit === "month" ? count : count * 12;
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), 1));
  const end = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1));
  return (end.getTime() - first.getTime()) / DAY_MS;
}

describe("a discount", () => {
  const offered_at = new Date("2026-11-01T12:00:00Z");
  const ends_at = new Date("2026-11-03T12:00:00Z");
  const at = (days: number) => new Date(offered_at.getTime() + days * DAY_MS);

  it("S3.27 really ends, and is offered again after 30 days only", () => {
    expect(discountNow(null, offered_at)).toBe("begins");
    expect(discountNow({ offered_at, ends_at }, at(1.999))).toBe("running");
    expect(discountNow({ offered_at, ends_at }, at(2))).toBe("too_soon");
    expect(discountNow({ offered_at, ends_at }, at(29.999))).toBe("too_soon");
    expect(discountNow({ offered_at, ends_at }, at(30))).toBe("begins");
  });

  it("S9.05 is compared with the lowest price of the last 30 days at which the product was sold", () => {
    const price = (total_minor: number, from: number, until: number | null) => ({
      total_minor,
      from: at(from),
      until: until === null ? null : at(until),
    });
    expect(usualPrice(4199, [price(5999, -100, null)], at(0))).toBe(5999);
    expect(usualPrice(4199, [price(4999, -100, -10), price(9999, -10, null)], at(0))).toBe(4999);
    expect(usualPrice(4199, [price(4999, -100, -31), price(9999, -31, null)], at(0))).toBe(9999);
    expect(usualPrice(4199, [price(4199, -100, null)], at(0))).toBeNull();
    expect(usualPrice(4199, [price(5999, -100, -1)], at(0))).toBeNull();
    expect(usualPrice(4199, [price(5999, 1, null)], at(0))).toBeNull();
    expect(usualPrice(4199, [], at(0))).toBeNull();
  });
});
